import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import { implement } from '../../platform/http/implement'
import { adjustLeave, deleteLeaveAdjustment } from './commands/adjust-leave'
import { getEmployeeBalanceReport } from './queries/balance-report'

export const leaveBalancesRoutes = implement(leaveBalances, {
  getBalanceReport: ({ db, platform, actor, query }) =>
    getEmployeeBalanceReport(db, platform, actor, actor.employee.id, query),

  getEmployeeBalanceReport: ({ db, platform, actor, params, query }) =>
    getEmployeeBalanceReport(db, platform, actor, params.id, query),

  adjustLeave: ({ db, platform, actor, params, body }) => adjustLeave(db, platform, actor, params.id, body),

  deleteLeaveAdjustment: ({ db, platform, actor, params }) =>
    deleteLeaveAdjustment(db, platform, actor, params.id, params.adjustmentId),
})
