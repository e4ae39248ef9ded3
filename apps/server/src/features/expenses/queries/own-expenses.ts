import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { expenses, SubmittedExpensesQuery } from '@praxis/contract/expenses/expenses'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { grouped } from '../../../platform/grouped'
import { COUNT_LIMIT, pageOf } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { loadClaimGround, problemsOfClaim } from './claim-ground'
import { type ExpenseRow, expenseOf, expenseRowsSql } from './expense-row'
import { expenseFoundBy } from './expense-search'
import { loadExpenseGround } from './expense-settings'
import { inCurrency } from './in-currency'

/** A condition on rows `s` of expenses: open claims of the actor. */
export const isOpenOf = (actor: EmployeeActor): Sql => sql`
  s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id} and s.state = 'unsubmitted'
  and s.deleted_at is null`

export type OpenClaimsPlatform = SubjectPlatform & Pick<Platform, 'exchangeRates'>

/** What was converted before the company changed its currency is shown as it would be submitted now. */
const inCurrencyOfNow = async (
  db: Db,
  platform: OpenClaimsPlatform,
  row: ExpenseRow,
  currency: Currency,
): Promise<ExpenseRow> =>
  row.mileage || row.convertedCurrency === currency
    ? row
    : { ...row, ...(await inCurrency(db, platform, row, currency)) }

/** Open claims of the actor that meet a condition, newest first, each with what is missing. */
export const readOpenExpenses = async (
  db: Db,
  platform: OpenClaimsPlatform,
  actor: EmployeeActor,
  condition: Sql = rawSql('true'),
): Promise<Expense[]> => {
  const rows = await db.rows<ExpenseRow>(
    expenseRowsSql(db, actor, {
      rows: sql`select s.* from expenses s where ${isOpenOf(actor)} and ${condition}`,
      order: rawSql('order by s.incurred_on desc, s.created_at desc, s.id'),
    }),
  )
  const projectIds = [...new Set(rows.flatMap(({ project }) => project?.id ?? []))]
  const ground = await loadClaimGround(db, platform, actor, projectIds)
  const asOfNow = await Promise.all(rows.map((row) => inCurrencyOfNow(db, platform, row, ground.currency)))
  return asOfNow.map((row) =>
    expenseOf(row, { actor, platform, ground, problemsOf: (each) => problemsOfClaim(ground, each) }),
  )
}

export const getOpenExpense = async (
  db: Db,
  platform: OpenClaimsPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Expense> => {
  const [expense] = await readOpenExpenses(db, platform, actor, sql`s.id = ${id}`)
  if (!expense) throw new Refusal('notFound')
  return expense
}

const sumOf = (all: readonly Expense[]): number =>
  all.reduce((sum, { convertedAmount }) => sum + (convertedAmount ?? 0), 0)

export const listOpenExpenses = async (
  db: Db,
  platform: OpenClaimsPlatform,
  actor: EmployeeActor,
): Promise<Sent<typeof expenses.listOpenExpenses>> => {
  const items = await readOpenExpenses(db, platform, actor)
  const onCards = sumOf(items.filter(({ creditCard }) => creditCard !== null))
  const amount = sumOf(items)
  return {
    items,
    amount,
    toCaller: amount - onCards,
    onCards,
    invalidCount: items.filter(({ problems }) => problems.length > 0).length,
  }
}

const conditionsOf = (actor: EmployeeActor, asked: SubmittedExpensesQuery): Sql => {
  const { state, isPaid, projectID, typeID, from, to, search } = asked
  return joinSql(
    [
      sql`s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id} and s.group_id is not null`,
      ...(state ? [sql`s.state = ${state}`] : []),
      ...(isPaid === undefined ? [] : [isPaid ? rawSql('s.payment_id is not null') : rawSql('s.payment_id is null')]),
      ...(projectID ? [sql`s.targetable_id = ${projectID}`] : []),
      ...(typeID ? [sql`s.type_id = ${typeID}`] : []),
      ...(from ? [sql`s.incurred_on >= ${from}`] : []),
      ...(to ? [sql`s.incurred_on <= ${to}`] : []),
      ...(search ? [sql`s.id = any (array(${expenseFoundBy(actor.company.id, search)}))`] : []),
    ],
    ' and ',
  )
}

type GroupedRow = ExpenseRow & {
  readonly position: number
  readonly total: number
  readonly groupIdentifier: string
  readonly groupMoment: string
}

/** The actor's submitted claims, a page of so many groups. */
export const listSubmittedExpenses = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: SubmittedExpensesQuery,
): Promise<Sent<typeof expenses.listSubmittedExpenses>> => {
  const { page, per, sortOrder } = asked
  const conditions = conditionsOf(actor, asked)
  const order = rawSql(sortOrder === 'newestFirst' ? 'submitted_at desc, id' : 'submitted_at, id')
  const groups = sql`
    select g.id, g.submitted_at from expense_groups g
    where g.company_id = ${actor.company.id} and g.employee_id = ${actor.employee.id}
      and exists (select from expenses s where s.group_id = g.id and ${conditions})`
  const [rows, ground] = await Promise.all([
    db.rows<GroupedRow>(
      expenseRowsSql(db, actor, {
        rows: sql`
          with shown as (
            select g.id as shown_id, g.submitted_at as shown_at, row_number() over (order by ${order}) as shown_position
            from (${pageOf(sql`${groups} order by ${order}`, asked)}) as g
          ), counted as (select count(*) as shown_total from (${groups} ${COUNT_LIMIT}) as few)
          select s.*, shown.*, counted.* from shown cross join counted
          join expenses s on s.group_id = shown.shown_id and ${conditions}`,
        columns: rawSql(
          `, s.shown_position as position, s.shown_total as total, s.shown_id as "groupIdentifier", s.shown_at as "groupMoment"`,
        ),
        order: rawSql(
          sortOrder === 'newestFirst'
            ? 'order by s.shown_position, s.incurred_on desc, s.created_at desc, s.id'
            : 'order by s.shown_position, s.incurred_on, s.created_at, s.id',
        ),
      }),
    ),
    loadExpenseGround(db),
  ])
  const groupsShown = [...grouped(rows, ({ position }) => `${position}`)]
  return {
    items: groupsShown.slice(0, per).map((together) => {
      const all = together.map((row) => expenseOf(row, { actor, platform, ground }))
      const [{ groupIdentifier, groupMoment }] = together
      const groupName = all[0]?.groupName ?? ''
      return { groupIdentifier, groupName, submittedAt: groupMoment, amount: sumOf(all), expenses: all }
    }),
    metadata: { page, per, total: rows[0]?.total ?? 0, hasMore: groupsShown.length > per },
  }
}
