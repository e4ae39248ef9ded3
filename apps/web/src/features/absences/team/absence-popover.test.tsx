import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { WorkspaceViewerProvider } from '../../../shell/workspace/workspace-context'
import type { WorkspaceViewer } from '../../../shell/workspace/workspace-viewer'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleAbsence } from '../testing/sample-absence'
import { AbsencePopover } from './absence-popover'
import { awayTime, personOf } from './testing/sample-calendars'

const viewer = { employee: { id: 'daniel', displayName: 'Daniel Osei' } } as Partial<WorkspaceViewer> as WorkspaceViewer
const ID = '0198c0de-0000-7000-8000-0000000000a1'
const waiting = awayTime(ID, '2026-12-21', '2026-12-31', { isWaiting: true })
const year = { year: 2026, startDate: '2026-01-01', endDate: '2026-12-31' }
const toDecide = {
  absence: sampleAbsence({ id: ID }),
  version: 'seen',
  days: 7,
  time: 0,
  byDay: [
    { day: '2026-12-25', days: 0, because: 'bankHoliday', words: 'Christmas Day' },
    { day: '2026-12-29', days: 1 },
  ],
  byYear: [{ year, before: 6, after: 2.5, days: 7 }],
  alsoAway: [{ employee: personOf('imran', 'Imran Sheikh'), times: [awayTime('x', '2026-12-29')] }],
  teamSize: 7,
  isOverdrawn: false,
  loggedTime: 0,
  alsoAwayOnProjects: [],
  lastRequests: [],
}

const show = (time = waiting, knowsReason = true, who = 'callum') => {
  const ways = { close: vi.fn(), onDeny: vi.fn() }
  const view = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <WorkspaceViewerProvider viewer={viewer}>
        <AbsencePopover employee={personOf(who, 'Callum Reid')} time={time} knowsReason={knowsReason} {...ways} />
      </WorkspaceViewerProvider>
    </QueryClientProvider>,
  )
  return { ...view, ...ways }
}

it('tells whoever decides what it costs, leaves and collides with, and approves it', async () => {
  const received = serve({
    [`GET /approvals/${ID}/absence`]: () => toDecide,
    [`PUT /approvals/${ID}/state`]: () => ({}),
    'PUT /approvals/multiple/state': () => ({ decidedIDs: [ID], skipped: [] }),
  })
  const { person, close } = show()
  expect(await screen.findByText('Costs, without 1 bank holiday')).toBeTruthy()
  expect(screen.getByText('6 → 2.5 days')).toBeTruthy()
  expect(screen.getByText('2 of 7 would be away')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(JSON.parse(received.find(({ path }) => path.endsWith('/state'))?.body ?? '')).toEqual({
    version: 'seen',
    state: 'approved',
    comment: '',
  })
  // An approval by mistake is taken back from where it was made.
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(received.map(({ path }) => path)).toContain('/approvals/multiple/state'))
})

it('offers no decision to those who are refused it', async () => {
  serve({ [`GET /approvals/${ID}/absence`]: () => new Refused(404, 'notFound') })
  show()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  expect(screen.getByText('21/12 – 31/12/2026')).toBeTruthy()
})

it('asks nothing of the server about colleagues, about oneself, or about what is settled', () => {
  const received = serve({})
  show(waiting, false)
  show(waiting, true, 'daniel')
  show({ ...waiting, isWaiting: false })
  expect(received).toHaveLength(0)
})
