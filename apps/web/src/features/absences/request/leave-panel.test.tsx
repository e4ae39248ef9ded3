import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { askedAgain, type LeaveSubject } from '../leave-subject'
import { annualLeave, callum, sampleAbsence, samplePreview, studyLeave } from '../testing/sample-absence'
import { LeavePanel } from './leave-panel'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const reasons = [studyLeave, annualLeave].map((reason) => ({
  ...reason,
  isTakenFromBalance: reason === annualLeave,
  allowanceDays: null,
  isVisibleToAll: false,
  needsApproval: true,
  version: 1,
}))

function open(subject: LeaveSubject, answers: { preview?: unknown; refused?: Refused } = {}) {
  const sent: { path: string; body: unknown }[] = []
  const keep = (call: { path: string; body: string }) => {
    sent.push({ path: call.path, body: JSON.parse(call.body) })
    return answers.refused ?? (sampleAbsence() satisfies Absence)
  }
  const previews: unknown[] = []
  serve({
    'GET /companyManagement/absenceReasons': () => ({ items: reasons }),
    'POST /absences/preview': (call) => {
      previews.push(JSON.parse(call.body))
      return answers.preview ?? samplePreview()
    },
    'POST /requests/fullDayAbsences': keep,
    'POST /requests/halfDayAbsences': keep,
    [`PUT /absences/${sampleAbsence().id}`]: keep,
    [`PUT /requests/${sampleAbsence().id}/acceptance`]: ({ path }) => void sent.push({ path, body: null }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, {
    employment: { preferences: { timeZone: 'Europe/London' } },
  } as never)
  const onClose = vi.fn(() => unmount())
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<LeavePanel subject={subject} onClose={onClose} />)}
    </QueryClientProvider>,
  )
  return { person, sent, previews, onClose }
}

const start = { from: '2026-12-02', to: '2026-12-04' }

describe('the panel that asks for leave', () => {
  it('sends whole days for the usual reason, once however often it is pressed', async () => {
    const { person, sent, onClose } = open({ kind: 'new', start })
    await screen.findByText('Daniel Osei')
    await person.dblClick(screen.getByRole('button', { name: /^Send request/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const body = { ...start, reasonID: 'al', comment: '', deputyID: null }
    expect(sent).toEqual([{ path: '/requests/fullDayAbsences', body }])
  })

  it('asks for half of a day', async () => {
    const { person, sent } = open({ kind: 'new', start })
    await person.click(await screen.findByRole('radio', { name: 'Half a day' }))
    await person.click(screen.getByRole('radio', { name: 'PM' }))
    expect(screen.queryByLabelText('Last day')).toBeNull()
    await person.type(screen.getByLabelText(/^Comment/), 'School play')
    await person.click(screen.getByRole('button', { name: /^Send request/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      path: '/requests/halfDayAbsences',
      body: { date: '2026-12-02', datePart: 'pm', reasonID: 'al', comment: 'School play', deputyID: null },
    })
  })

  it('asks the server what it costs once the days stand still', async () => {
    const { person, previews } = open({ kind: 'new', start })
    await screen.findByText('Daniel Osei')
    const last = screen.getByLabelText('Last day')
    await person.clear(last)
    await person.type(last, '10/12/2026')
    await waitFor(() => expect(previews).toHaveLength(2))
    expect(previews).toEqual([
      { ...start, datePart: 'fullDay', reasonID: 'al' },
      { from: '2026-12-02', to: '2026-12-10', datePart: 'fullDay', reasonID: 'al' },
    ])
  })

  it('shows day by day what it costs, what is left, and who is away too', async () => {
    const { person } = open(
      { kind: 'new', start },
      {
        preview: samplePreview({
          days: 1.5,
          byDay: [
            { day: '2026-12-24', days: 1 },
            { day: '2026-12-25', days: 0, because: 'bankHoliday', words: 'Christmas Day' },
            { day: '2026-12-26', days: 0, because: 'notWorking' },
          ],
          alsoAway: [
            {
              employee: callum,
              times: [{ id: 'x', from: '2026-12-24', to: '2026-12-24', datePart: 'fullDay', isWaiting: true }],
            },
          ],
        }),
      },
    )
    expect(await screen.findByText('1.5 days')).toBeTruthy()
    expect(screen.getByText('Left in 2026 afterwards').nextElementSibling?.textContent).toBe('6 → 5 days')
    expect(screen.getByText('Christmas Day (25/12) costs no leave')).toBeTruthy()
    expect(screen.getByText('Callum Reid of your team is away 24/12/2026 (waiting)')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Day by day' }))
    expect(screen.getByText('Sat 26/12/2026').nextElementSibling?.textContent).toBe('day off')
  })

  it('tells at the field why it would be refused, before it is sent', async () => {
    const refusal = { reason: 'insufficientAnnualLeaveEntitlement', message: 'You have 1 day left' }
    open({ kind: 'new', start }, { preview: samplePreview({ refusal } as never) })
    const reason = await screen.findByLabelText('Reason')
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('You have 1 day left')).toBeTruthy()
  })

  it('tells at the field why it was refused, and keeps what was typed', async () => {
    const { person, onClose } = open(
      { kind: 'new', start },
      { refused: new Refused(409, 'absencesOverlap', { other: 'Annual leave, 02/12/2026' }) },
    )
    await screen.findByText('Daniel Osei')
    await person.click(screen.getByRole('button', { name: /^Send request/ }))
    const first = screen.getByLabelText('First day')
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'))
    expect((first as HTMLInputElement).value).toBe('02/12/2026')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('changes what still waits, on the version it was opened with', async () => {
    const absence = sampleAbsence({ version: 3 })
    const { person, sent, previews } = open({ kind: 'change', absence })
    await screen.findByText('Daniel Osei')
    await person.click(screen.getByRole('radio', { name: 'Half a day' }))
    await person.click(screen.getByRole('button', { name: /^Save changes/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ version: 3, from: '2026-11-23', to: '2026-11-23', datePart: 'am' })
    expect(previews[0]).toMatchObject({ absenceID: absence.id })
  })

  it('asks again for what was denied, which needs no correction then', async () => {
    const can = { ...sampleAbsence().can, correct: true }
    const { person, sent } = open(askedAgain(sampleAbsence({ request: { state: 'denied' }, can })))
    await screen.findByText('Daniel Osei')
    await person.click(screen.getByRole('button', { name: /^Send request/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      path: '/requests/fullDayAbsences',
      body: { correctionOfID: sampleAbsence().id },
    })
  })

  it('offers a deputy to those for whom requests wait', async () => {
    open({ kind: 'new', start }, { preview: samplePreview({ decides: true }) })
    expect(await screen.findByLabelText(/^Deputy/)).toBeTruthy()
  })
})
