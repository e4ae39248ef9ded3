import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { renderInKit } from '../../testing/render-in-kit'
import { projectQuery } from '../projects/projects.queries'
import { sampleProject } from '../projects/testing/sample-project'
import { TrackTimeButtons } from '../projects/track-time'
import { TrackTimeContext } from '../projects/track-time-context'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { sampleTimer } from './testing/sample-timer'
import { TimersProvider, useTimers } from './timers-context'
import { useTrackTime } from './use-track-time'

const PROJECT = '0192f0c1-2345-4678-8abc-0123456789aa'
const task = { id: '0192f0c1-2345-4678-8abc-0123456789ad', title: 'Map the feeds' }

function OpenDialog() {
  const { dialog } = useTimers()
  return <output>{JSON.stringify(dialog)}</output>
}

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
})
afterEach(() => vi.unstubAllGlobals())

const renderButtons = (projectID: string | null) =>
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <TimersProvider>
        <TrackTimeContext value={useTrackTime}>
          <TrackTimeButtons projectID={projectID} task={task} />
        </TrackTimeContext>
        <OpenDialog />
      </TimersProvider>
    </QueryClientProvider>,
  )

it('stands with a project that is shown, before it is asked again', () => {
  serve({ 'GET /timeTrackers': () => ({ items: [] }) })
  const project = sampleProject()
  queryClient.setQueryData(projectQuery(PROJECT).queryKey, { ...project, can: { ...project.can, trackTime: true } })
  renderButtons(PROJECT)
  expect(screen.getByRole('button', { name: 'Log time' })).toBeTruthy()
})

const dialog = () => JSON.parse(screen.getByRole('status').textContent || 'null')

it('logs time on the project and task it stands at', async () => {
  serve({
    'GET /timeTrackers': () => ({ items: [] }),
    [`GET /projects/${PROJECT}/canTrackTime`]: () => ({ canTrackTime: true }),
  })
  const { person } = renderButtons(PROJECT)
  await person.click(await screen.findByRole('button', { name: 'Log time' }))
  expect(dialog()).toEqual({ kind: 'log', start: { projectID: PROJECT, task } })
})

it('starts a timer on a task of one’s own without asking whether that is allowed', async () => {
  const received = serve({
    'GET /timeTrackers': () => ({ items: [] }),
    'POST /timeTrackers': () => sampleTimer(),
  })
  const { person } = renderButtons(null)
  await person.click(await screen.findByRole('button', { name: 'Start timer' }))
  expect(JSON.parse(received.find(({ body }) => body !== '')?.body ?? '')).toEqual({
    projectID: null,
    taskID: task.id,
    shouldPauseCurrentTrackers: true,
  })
})

it('stops the timer that runs on it', async () => {
  serve({
    'GET /timeTrackers': () => ({ items: [sampleTimer({ task: { ...task, taskList: { id: PROJECT } } })] }),
    [`PUT /timeTrackers/${sampleTimer().id}`]: ({ body }) => ({ ...sampleTimer(), ...JSON.parse(body) }),
  })
  const { person } = renderButtons(null)
  await person.click(await screen.findByRole('button', { name: 'Stop timer' }))
  await vi.waitFor(
    () => expect(dialog()).toMatchObject({ kind: 'log', timer: { endDate: expect.any(String) } }),
    10_000,
  )
})

it('is absent where no time may be logged', async () => {
  const received = serve({
    'GET /timeTrackers': () => ({ items: [] }),
    [`GET /projects/${PROJECT}/canTrackTime`]: () => ({ canTrackTime: false }),
  })
  renderButtons(PROJECT)
  await vi.waitFor(() => expect(received).toHaveLength(2), 10_000)
  expect(screen.queryByRole('button')).toBeNull()
})
