import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { calendarFeeds, type FeedKind } from '@praxis/contract/absences/calendar-feeds'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall, useWholeCall } from '../../api/use-call'

/** Leave shows on the reader's and the team's calendars, among requests, and lowers contracted time. */
const changes = ['absences', 'teamAbsences', 'requests', 'approvals', 'deputies', 'timeSheetSubmissions'] as const

export const useRequestFullDayAbsence = () => useWholeCall(absenceRequests.requestFullDayAbsence, { changes })
export const useRequestHalfDayAbsence = () => useWholeCall(absenceRequests.requestHalfDayAbsence, { changes })

type AbsenceChange = Input<typeof absences.updateAbsence>['body'] & { readonly id: string }

export const useUpdateAbsence = () =>
  useCall(absences.updateAbsence, ({ id, ...body }: AbsenceChange) => ({ params: { id }, body }), { changes })

export const useWithdrawAbsence = () =>
  useCall(absences.withdrawAbsence, (id: string) => ({ params: { id } }), { changes })

interface Cancellation {
  readonly id: string
  /** The first day that is cancelled; all of them without it. */
  readonly fromDay?: string | undefined
  readonly comment: string
}

export const useCancelAbsence = () =>
  useCall(absences.cancelAbsence, ({ id, ...body }: Cancellation) => ({ params: { id }, body }), { changes })

export const useRenewCalendarFeed = () =>
  useCall(calendarFeeds.renewCalendarFeed, (kind: FeedKind) => ({ params: { kind } }))

export const useEndCalendarFeed = () =>
  useCall(calendarFeeds.endCalendarFeed, (kind: FeedKind) => ({ params: { kind } }))
