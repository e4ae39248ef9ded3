import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { renderInKit } from '../../testing/render-in-kit'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { sampleTimer } from './testing/sample-timer'
import { TimerCenter } from './timer-center'
import { TimersProvider, useTimers } from './timers-context'

/** Names the dialog that is open. */
function OpenDialog() {
  const { dialog } = useTimers()
  return <output>{dialog?.kind}</output>
}

/** The fields of a running timer are loaded before, because loading is not what these tests are about. */
beforeAll(() => import('./running-timer'))

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
})
afterEach(() => vi.unstubAllGlobals())

const renderCenter = () =>
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <TimersProvider>
        <TimerCenter />
        <OpenDialog />
      </TimersProvider>
    </QueryClientProvider>,
  )

describe('the timer center', () => {
  it('says what it is for while there is no timer, and starts the first one without asking', async () => {
    const timers: TimeTracker[] = []
    const received = serve({
      'GET /timeTrackers': () => ({ items: timers }),
      'POST /timeTrackers': () => {
        timers.push(sampleTimer())
        return timers[0]
      },
    })
    const { person } = renderCenter()
    expect(await screen.findByText('Add new timers to easily track time and input time sheet')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Start A New Timer' }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1:24:0\d$/)
    expect(JSON.parse(received.find(({ body }) => body !== '')?.body ?? '')).toEqual({
      shouldPauseCurrentTrackers: true,
    })
  })

  it('asks what becomes of those that run before it starts another', async () => {
    serve({ 'GET /timeTrackers': () => ({ items: [sampleTimer()] }) })
    const { person } = renderCenter()
    await screen.findByRole('timer')
    await person.click(screen.getByRole('button', { name: 'Start A New Timer' }))
    expect(screen.getByRole('status').textContent).toBe('start')
  })

  it('shows the reason and a way to try again when the timers cannot be had', async () => {
    let isDown = true
    serve({ 'GET /timeTrackers': () => (isDown ? new Refused(500, 'unknownError1') : { items: [] }) })
    const { person } = renderCenter()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await person.click(retry)
    expect(await screen.findByText(/^Add new timers/)).toBeTruthy()
  })

  it('stops a timer with what was typed a moment ago, and opens the card to log it', async () => {
    const received = serve({
      'GET /timeTrackers': () => ({ items: [sampleTimer()] }),
      [`PUT /timeTrackers/${sampleTimer().id}`]: ({ body }) => ({ ...sampleTimer(), ...JSON.parse(body) }),
    })
    const { person } = renderCenter()
    await person.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Feeds')
    await person.click(screen.getByRole('button', { name: 'Stop timer Personal Work' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('log'))
    // Slow typing is saved on its way; what stopping sends has whatever was not.
    const changes = received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body))
    expect(Object.assign({}, ...changes)).toEqual({ comment: 'Feeds', endDate: expect.any(String) })
  })
  it('lets go of a timer that another device has logged, and of what was typed for it', async () => {
    let isLogged = false
    const received = serve({
      'GET /timeTrackers': () => ({ items: isLogged ? [] : [sampleTimer()] }),
      [`PUT /timeTrackers/${sampleTimer().id}`]: () => new Refused(404, 'notFound'),
    })
    const { person } = renderCenter()
    await person.type(await screen.findByRole('textbox', { name: 'Comment' }), 'F')
    isLogged = true
    await person.click(screen.getByRole('button', { name: 'Stop timer Personal Work' }))
    expect(await screen.findByText(/^Add new timers/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
    const sent = received.filter(({ body }) => body !== '')
    expect(sent.length).toBeGreaterThan(0)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(received.filter(({ body }) => body !== '')).toEqual(sent)
  })

  it('shows one that was left running before those that run on purpose', async () => {
    const left = sampleTimer({ id: '0192f0c1-2345-4678-8abc-0123456789ac', proposedEndDate: new Date().toISOString() })
    serve({ 'GET /timeTrackers': () => ({ items: [sampleTimer(), left] }) })
    renderCenter()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('Left running?')
    expect(second?.textContent).not.toContain('Left running?')
  })

  it('puts the start of a timer right, on the day it was started, and never ahead of now', async () => {
    const startDate = '2026-11-11T09:18:00.000Z'
    const received = serve({
      'GET /timeTrackers': () => ({ items: [sampleTimer({ startDate })] }),
      'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [] }),
      'GET /personals/trackableTasks': () => ({ items: [] }),
      [`PUT /timeTrackers/${sampleTimer().id}`]: ({ body }) => ({ ...sampleTimer(), ...JSON.parse(body) }),
    })
    const { person } = renderCenter()
    await person.click(await screen.findByRole('button', { name: /choose what to track/ }))
    const start = screen.getByLabelText('Started at')
    expect(screen.getByLabelText('Project or opportunity')).toBeTruthy()
    expect(screen.getByLabelText(/^Task/)).toBeTruthy()
    await person.clear(start)
    await person.type(start, '08:45')
    await waitFor(() =>
      expect(received.findLast(({ body }) => body !== '')?.body).toBe(
        JSON.stringify({ startDate: '2026-11-11T08:45:00.000Z' }),
      ),
    )
  })
})
