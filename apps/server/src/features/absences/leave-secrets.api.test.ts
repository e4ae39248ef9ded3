import { absenceApprovals, absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { type EndpointSpec, type Input, isRead } from '@praxis/contract/protocol/endpoint'
import { requests } from '@praxis/contract/requests/requests'
import { teamTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { createLeaveFirm, NOW, SECRETS } from './testing/leave-firm'

const period = { from: '2026-11-01', to: '2026-12-31' }
const report = { startDate: period.from, endDate: period.to }

it('reasons and comments reach nobody who may not know them, whatever they read', async () => {
  const server = await startTestServer({ clock: () => new Date(NOW) })
  const firm = await createLeaveFirm(server)
  const secret = { reason: 'secret', comment: SECRETS[1] } as const
  const id = await firm.away(firm.cleo, { ...secret, from: '2026-11-18', to: '2026-12-04' })
  const waiting = await firm.away(firm.cleo, { ...secret, from: '2026-12-07', state: 'waitingForApproval' })

  const of = { params: { id: firm.cleo.employeeId } }
  const day = { from: '2026-12-01', to: '2026-12-01', datePart: 'fullDay', reasonID: firm.reasons.annual } as const
  const reads: (readonly [EndpointSpec, Input<EndpointSpec>])[] = [
    [absences.listAbsences, { query: period }],
    [absences.countAbsences, {}],
    [absences.getNextAbsence, {}],
    [absences.getAbsenceReport, { query: period }],
    [absences.getEmployeeAbsenceReport, { ...of, query: period }],
    [absences.listAwaitingAbsences, {}],
    [absences.getAbsenceHistory, {}],
    [absences.getAbsencesByYear, {}],
    [leaveBalances.getBalanceReport, {}],
    [leaveBalances.getEmployeeBalanceReport, of],
    [absenceRequests.previewAbsence, { body: day }],
    [absenceRequests.previewAbsence, { body: { ...day, employeeID: firm.cleo.employeeId } }],
    [absenceApprovals.getAbsenceToDecide, { params: { id } }],
    [absenceApprovals.getAbsenceToDecide, { params: { id: waiting } }],
    [teamAbsences.getTeamCalendar, { query: period }],
    [teamAbsences.getTeamAbsenceReport, { query: report }],
    [requests.getRequest, { params: { id } }],
    [requests.listRequests, { query: { requestIDs: [id, waiting] } }],
    [requests.listRequestHistory, { query: period }],
    [operations.getHistory, { params: { entity: 'absence', id } }],
    [operations.getHistory, { params: { entity: 'request', id } }],
    [operations.getHistory, { params: { entity: 'employee', id: firm.cleo.employeeId } }],
    [timeSheetSubmissions.getTimeSheetPeriod, { query: { from: '2026-11-16', to: '2026-11-22' } }],
    [teamTime.getTimeSheetReport, { query: report }],
  ]
  const ofLeave = [absences, leaveBalances, teamAbsences, absenceApprovals].flatMap((area) => Object.values(area))
  expect(ofLeave.filter((spec) => isRead(spec) && !reads.some(([read]) => read === spec))).toEqual([])

  /** The secrets that somebody reads in any answer; what the reasons of the company are called, everybody may ask. */
  const learntBy = async (reader: TestPerson) => {
    const texts = await Promise.all(
      reads.map(async ([spec, input]) => {
        const text = await (await reader.send(spec, input)).text()
        // One's own balance has a line for each of those reasons, once.
        return spec === leaveBalances.getBalanceReport ? text.replace(SECRETS[0], '') : text
      }),
    )
    return SECRETS.filter((each) => texts.some((text) => text.includes(each)))
  }
  for (const colleague of [firm.sam, firm.ria, firm.otto]) expect(await learntBy(colleague)).toEqual([])
  for (const knows of [firm.cleo, firm.manager, firm.head, firm.pat]) expect(await learntBy(knows)).toEqual(SECRETS)
})
