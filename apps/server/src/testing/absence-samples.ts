import type { absenceApprovals } from '@praxis/contract/absences/absence-requests'
import type { calendarFeeds } from '@praxis/contract/absences/calendar-feeds'
import type { leaveBalances } from '@praxis/contract/absences/leave-balance'
import type { teamAbsences } from '@praxis/contract/absences/team-absences'
import type { areas } from '@praxis/contract/areas'
import type { deputies } from '@praxis/contract/requests/deputies'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const period = { from: '2026-06-01', to: '2026-06-30' }
const ofAbsence = ({ absenceId }: SampleFirm) => ({ params: { id: absenceId } })
const ofReport = ({ report }: SampleFirm) => ({ params: { id: report.employeeId } })
const ofMarking = ({ markingId }: SampleFirm) => ({ params: { id: markingId } })
const asked = ({ absenceReasonId, report }: SampleFirm) => ({
  reasonID: absenceReasonId,
  employeeID: report.employeeId,
})
const marked = ({ report }: SampleFirm) => ({ employeeID: report.employeeId, text: 'Another', color: '#123456' })

export const absenceSamples: SamplesOf<typeof areas.absences> = {
  listAbsences: () => ({ query: period }),
  countAbsences: () => ({}),
  getNextAbsence: () => ({}),
  getAbsenceReport: () => ({ query: period }),
  getEmployeeAbsenceReport: (firm) => ({ ...ofReport(firm), query: period }),
  listAwaitingAbsences: () => ({}),
  getAbsenceHistory: () => ({}),
  getAbsencesByYear: () => ({}),
  updateAbsence: (firm) => ({ ...ofAbsence(firm), body: { comment: 'Changed', reasonID: firm.absenceReasonId } }),
  withdrawAbsence: ofAbsence,
  cancelAbsence: (firm) => ({ ...ofAbsence(firm), body: {} }),
  requestFullDayAbsence: (firm) => ({
    body: { ...asked(firm), from: '2026-06-08', to: '2026-06-09', deputyID: firm.owner.employeeId },
  }),
  requestHalfDayAbsence: (firm) => ({ body: { ...asked(firm), date: '2026-06-10', datePart: 'am' } }),
  previewAbsence: (firm) => ({
    body: { ...asked(firm), ...period, datePart: 'fullDay', absenceID: firm.absenceId },
  }),
}

export const absenceApprovalSamples: SamplesOf<typeof absenceApprovals> = {
  getAbsenceToDecide: ({ absenceToDecideId }) => ({ params: { id: absenceToDecideId } }),
}

export const leaveBalanceSamples: SamplesOf<typeof leaveBalances> = {
  getBalanceReport: () => ({}),
  getEmployeeBalanceReport: ofReport,
  adjustLeave: (firm) => ({ ...ofReport(firm), body: { year: 2026, days: 1, reason: 'Another' } }),
  deleteLeaveAdjustment: ({ report, adjustmentId }) => ({ params: { id: report.employeeId, adjustmentId } }),
}

export const teamAbsenceSamples: SamplesOf<typeof teamAbsences> = {
  getTeamCalendar: () => ({ query: period }),
  getTeamAbsenceReport: ({ plain }) => ({
    query: { startDate: period.from, endDate: period.to, lineManagerID: plain.employeeId },
  }),
  createFullDayMarking: (firm) => ({ body: { ...marked(firm), ...period } }),
  createHalfDayMarking: (firm) => ({ body: { ...marked(firm), date: period.from, datePart: 'pm' } }),
  updateMarking: (firm) => ({ ...ofMarking(firm), body: { text: 'Changed' } }),
  deleteMarking: ofMarking,
}

export const deputySamples: SamplesOf<typeof deputies> = {
  listDeputies: () => ({}),
  nameDeputy: ({ report }) => ({ body: { deputyID: report.employeeId, from: '2026-07-01', to: '2026-07-02' } }),
  removeDeputy: ({ deputyId }) => ({ params: { id: deputyId } }),
}

export const calendarFeedSamples: SamplesOf<typeof calendarFeeds> = {
  listCalendarFeeds: () => ({}),
  renewCalendarFeed: () => ({ params: { kind: 'own' } }),
  endCalendarFeed: () => ({ params: { kind: 'own' } }),
  readCalendarFeed: () => ({ params: { token: `${'a'.repeat(43)}.ics` } }),
}
