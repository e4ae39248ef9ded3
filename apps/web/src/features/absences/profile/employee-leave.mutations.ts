import { type BalanceReport, leaveBalances } from '@praxis/contract/absences/leave-balance'
import { useCall } from '../../../api/use-call'
import { balanceQuery } from '../absences.queries'

export interface NewAdjustment {
  /** A day of the holiday year. */
  readonly day: string
  readonly days: number
  readonly reason: string
  readonly idempotencyKey: string
}

const keepOf = (id: string) => (report: BalanceReport) => [balanceQuery(report.year.startDate, id)]

export const useAdjustLeave = (id: string) =>
  useCall(
    leaveBalances.adjustLeave,
    ({ idempotencyKey, ...body }: NewAdjustment) => ({ params: { id }, body, idempotencyKey }),
    { keep: keepOf(id) },
  )

export const useDeleteLeaveAdjustment = (id: string) =>
  useCall(leaveBalances.deleteLeaveAdjustment, (adjustmentId: string) => ({ params: { id, adjustmentId } }), {
    keep: keepOf(id),
  })
