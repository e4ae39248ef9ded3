import type { PaymentGroup, ProcessingQuery, payments } from '@praxis/contract/payments/payments'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { weekdayOf } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { accountWords } from '@praxis/domain/payments/mask-account'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { grouped } from '../../../platform/grouped'
import { COUNT_LIMIT, pageOf } from '../../../platform/lists/page-of-rows'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { type ExpenseRow, expenseOf, expenseRowsSql } from '../../expenses/queries/expense-row'
import { loadExpenseGround } from '../../expenses/queries/expense-settings'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { PAYDAY } from '../payday'
import type { MaskedAccount } from './bank-account-row'
import { filtersOf, isToBePaidBy } from './expenses-to-pay'

interface GroupedRow extends ExpenseRow {
  readonly position: number
  readonly groupIdentifier: string
  readonly groupMoment: string
  readonly groupAmount: number
  readonly account: MaskedAccount | null
  /** Of all pages. */
  readonly groupTotal: number
  readonly expenseTotal: number
  readonly amountTotal: number
}

const rowsOf = (actor: EmployeeActor, asked: ProcessingQuery): Sql => {
  const owed = sql`
    select s.id, s.group_id, s.converted_amount from expenses s
    where ${joinSql([isToBePaidBy(actor), ...filtersOf(actor.company.id, asked)], ' and ')}`
  const order = rawSql(asked.sortOrder === 'newestFirst' ? 'submitted_at desc, id' : 'submitted_at, id')
  // The groups are looked up by their keys: for a join the planner might read all that were ever submitted.
  const groups = sql`
    select g.id, g.submitted_at, o.amount
    from (select group_id, sum(converted_amount)::bigint as amount from owed group by group_id) as o
    cross join lateral (
      select id, submitted_at from expense_groups where company_id = ${actor.company.id} and id = o.group_id limit 1
    ) as g
    order by ${order}`
  return sql`
    with owed as materialized (${owed}), counted as (
      select count(distinct group_id)::integer as group_total, count(*)::integer as expense_total,
        coalesce(sum(converted_amount), 0)::bigint as amount_total
      from owed
    ), shown as (
      select g.id as shown_id, g.submitted_at as shown_at, g.amount as shown_amount,
        row_number() over (order by ${order}) as shown_position
      from (${pageOf(groups, asked)}) as g
    )
    select s.*, shown.*, counted.* from shown cross join counted
    join owed o on o.group_id = shown.shown_id
    cross join lateral (
      select * from expenses where company_id = ${actor.company.id} and id = o.id limit 1) as s`
}

/** Approved claims that are not paid yet, a page of so many groups. */
export const listProcessingPayments = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: ProcessingQuery,
): Promise<Sent<typeof payments.listProcessingPayments>> => {
  const [rows, ground] = await Promise.all([
    db.rows<GroupedRow>(
      expenseRowsSql(db, actor, {
        rows: rowsOf(actor, asked),
        columns:
          rawSql(`, s.shown_position as position, s.shown_id as "groupIdentifier", s.shown_at as "groupMoment", s.shown_amount as "groupAmount",
          s.group_total as "groupTotal", s.expense_total as "expenseTotal", s.amount_total as "amountTotal", (
            select b.masked from bank_accounts b where b.company_id = s.company_id and b.employee_id = s.employee_id
          ) as account`),
        order: rawSql('order by s.shown_position, s.incurred_on, s.created_at, s.id'),
      }),
    ),
    loadExpenseGround(db),
  ])
  const { page, per } = asked
  const together = [...grouped(rows, ({ position }) => `${position}`)]
  const shown = together.slice(0, per).map((group) => ({
    group,
    expenses: group.map((row) => expenseOf(row, { actor, platform, ground })),
  }))
  const [first] = rows
  return {
    expenseGroups: shown.map(
      ({ group: [one], expenses }): PaymentGroup => ({
        groupIdentifier: one.groupIdentifier,
        name: expenses[0]?.groupName ?? '',
        employee: employeeBriefOf(one.employee, platform.files),
        submittedAt: one.groupMoment,
        expenseIDs: expenses.map(({ id }) => id),
        amount: one.groupAmount,
        account: one.account && accountWords(one.account),
      }),
    ),
    expenses: Object.fromEntries(shown.flatMap(({ expenses }) => expenses.map((expense) => [expense.id, expense]))),
    metadata: { page, per, total: first?.groupTotal ?? 0, hasMore: together.length > per },
    filter: asked,
    expenseCount: first?.expenseTotal ?? 0,
    amount: first?.amountTotal ?? 0,
    currency: ground.currency,
    isPreselected:
      ground.settings.autoProcess && weekdayOf(dayInTimeZone(new Date(db.now), actor.company.timeZone)) === PAYDAY,
  }
}

export const countProcessingPayments = async (
  db: Db,
  actor: EmployeeActor,
): Promise<Sent<typeof payments.countProcessingPayments>> => {
  const row = await db.row<{ readonly count: number }>(sql`
    select count(*)::integer as count from (select from expenses s where ${isToBePaidBy(actor)} ${COUNT_LIMIT}) as few`)
  return { count: row?.count ?? 0 }
}
