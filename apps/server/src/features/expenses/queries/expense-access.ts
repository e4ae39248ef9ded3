import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { maySeeRequest, type RequestRow, selectRequests } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { listExpenseRows } from './expense-row'
import { getOpenExpense, type OpenClaimsPlatform } from './own-expenses'

export const expensesWithIds = (companyId: string, ids: readonly string[]): Sql =>
  sql`select s.* from expenses s where s.company_id = ${companyId} and s.id = any (${ids}::uuid[])`

interface SeenRow {
  readonly employeeId: string
  readonly state: string
  readonly projectId: string | null
}

/** Whether the actor may read the expenses of a project: those who may read the time logged on it. */
const readsExpensesOf = async (db: Db, actor: EmployeeActor, projectId: string): Promise<boolean> => {
  const permissions = await permissionsInTargetable(db, actor, projectId)
  return permissions !== undefined && canRead(permissions.areas.timeSheetSubmissions)
}

/** An open claim is its owner's alone; a submitted one is also seen by who decides, who pays, and its project's readers. */
export const seesExpense = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.expense) return false
  const row = await db.row<SeenRow>(sql`
    select employee_id as "employeeId", state, targetable_id as "projectId" from expenses
    where company_id = ${actor.company.id} and id = ${known}`)
  if (!row) return false
  if (row.employeeId === actor.employee.id) return true
  if (row.state === 'unsubmitted') return false
  if (actor.capabilities.canProcessPayments) return true
  const request = await db.row<RequestRow>(
    sql`${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.id = ${known}`,
  )
  if (request && maySeeRequest(request, actor)) return true
  return row.projectId !== null && readsExpensesOf(db, actor, row.projectId)
}

/** Submitted claims by their ids; whether the actor may see them is decided before. */
export const expensesByIds = (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<Expense[]> => listExpenseRows(db, platform, actor, { rows: expensesWithIds(actor.company.id, ids) })

export const getChangedExpense = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Expense> => {
  const [expense] = await expensesByIds(db, platform, actor, [id])
  if (!expense) throw new Refusal('notFound')
  return expense
}

export const getExpense = async (
  db: Db,
  platform: OpenClaimsPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Expense> => {
  if (!(await seesExpense(db, actor, id))) throw new Refusal('notFound')
  const expense = await getChangedExpense(db, platform, actor, id)
  return expense.request.state === 'unsubmitted' ? getOpenExpense(db, platform, actor, id) : expense
}
