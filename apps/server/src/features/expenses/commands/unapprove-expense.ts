import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { reopenRequest } from '../../requests/commands/reopen-request'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { expenseRequests } from '../expense-requests'
import { paysClaimOf } from '../queries/expense-row'

/** Sends an approved claim back to whoever decides, by them or by who pays: nobody who pays does that to their own, also not as somebody else. */
export const unapproveExpense = (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  comment: string,
): Promise<void> =>
  reopenRequest(db, expenseRequests, platform, actor, id, {
    comment,
    isEntitled: ({ employee }) => paysClaimOf(employee.id, actor),
  })
