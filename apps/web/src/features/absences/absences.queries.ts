import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { calendarFeeds } from '@praxis/contract/absences/calendar-feeds'
import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Day } from '@praxis/domain/calendar/day'
import { itemsQuery, query } from '../../api/query'

/** The reader's absences that touch a period, in every state. */
export const absencesQuery = (from: Day, to: Day) =>
  itemsQuery(absences.listAbsences, { query: { from, to } }, { keepsPrevious: true })

/** The leave of the holiday year that holds a day, the reader's own or somebody's; of the year that runs without one. */
export const balanceQuery = (day: Day | undefined, employeeID?: string) =>
  employeeID === undefined
    ? query(leaveBalances.getBalanceReport, { query: { day } }, { keepsPrevious: true })
    : query(leaveBalances.getEmployeeBalanceReport, { params: { id: employeeID }, query: { day } })

/** The reader's absences that wait, and who of the team is away this week. */
export const awaitingAbsencesQuery = query(absences.listAwaitingAbsences, {})

export const absenceHistoryQuery = (day: Day | undefined) =>
  query(absences.getAbsenceHistory, { query: { day } }, { keepsPrevious: true })

/** Approved days by month and reason. */
export const absencesByYearQuery = (asked: NonNullable<Input<typeof absences.getAbsencesByYear>['query']>) =>
  query(absences.getAbsencesByYear, { query: asked }, { keepsPrevious: true })

export type AskedPreview = Input<typeof absenceRequests.previewAbsence>['body']

/** What an absence would cost and leave; the answer before stays on screen while the next one is counted. */
export const absencePreviewQuery = (body: AskedPreview) =>
  query(absenceRequests.previewAbsence, { body }, { keepsPrevious: true, gcTime: 0 })

export const calendarFeedsQuery = itemsQuery(calendarFeeds.listCalendarFeeds, {})
