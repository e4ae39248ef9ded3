import type { ExpenseToDecide } from '@praxis/contract/expenses/expense-requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { findRequests } from '../../requests/queries/list-requests'
import { maySeeRequest } from '../../requests/queries/request-row'
import type { RequestTypes, SubjectPlatform } from '../../requests/queries/request-type-line'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { versionOfExpense } from '../expense-version'
import { getChangedExpense } from './expense-access'
import { spentOnProject } from './spent-on-project'

/** A claim with what its project has spent so far, for whoever decides on it. */
export const getExpenseToDecide = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<ExpenseToDecide> => {
  const [request] = await findRequests(db, types, actor, [id])
  if (!request || request.employee.id === actor.employee.id || !maySeeRequest(request, actor))
    throw new Refusal('notFound')
  const expense = await getChangedExpense(db, platform, actor, id)
  const projectId = expense.project?.id
  if (projectId === undefined) throw new Refusal('notFound')
  const [permissions, row] = await Promise.all([
    permissionsInTargetable(db, actor, projectId),
    db.row<Columns<'expenses', 'net_in_project'>>(sql`
      select net_in_project as "netInProject" from expenses where company_id = ${actor.company.id} and id = ${id}`),
  ])
  return {
    expense,
    version: versionOfExpense(expense),
    spent: await spentOnProject(db, projectId, permissions?.seesMoney === true),
    netInProject: row?.netInProject ?? null,
  }
}
