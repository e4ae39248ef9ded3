import type { Day } from '@praxis/domain/calendar/day'
import type { InvoicedTime } from '@praxis/domain/invoices/time-lines'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** Days of work, both inclusive; without the first, whatever there is up to the last. */
export interface WorkedDays {
  readonly from?: Day | undefined
  readonly to: Day
}

export const isInDays = (day: string, { from, to }: WorkedDays): Sql =>
  from === undefined ? sql`${rawSql(day)} <= ${to}` : sql`${rawSql(day)} between ${from} and ${to}`

/** Columns of time `s`, as lines are made of it. */
export const timeColumns: Sql = rawSql(`
  s.id, s.targetable_id as "targetableID", s.employee_id as "employeeID", coalesce(s.role_name, '') as "roleName", s.day,
  s.hourly_charge as rate`)

interface NamedRow {
  readonly id: string
  readonly name: string
}

/** Time with the names of those who logged it, each of whom is looked up once. */
export const withNames = async <Row extends { readonly employeeID: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { readonly employeeName: string })[]> => {
  const ids = [...new Set(rows.map(({ employeeID }) => employeeID))]
  const people = await db.rows<NamedRow>(sql`
    select e.id, coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as name
    from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${ids}::uuid[])`)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, employeeName: names.get(row.employeeID) ?? '' }))
}

type UnnamedTime = Omit<InvoicedTime, 'employeeName'>

interface Asked {
  readonly targetableIds: readonly string[]
  readonly days: WorkedDays
  /** Locks the rows, so that nobody changes them or puts them on another invoice meanwhile. */
  readonly isLocking: boolean
}

/** Approved time that a client is charged for by the hour and that is on no invoice, as far as no retainer covers it. */
export const listOpenTime = async (db: Db, { targetableIds, days, isLocking }: Asked): Promise<InvoicedTime[]> =>
  withNames(
    db,
    await db.rows<UnnamedTime>(sql`
      select s.* from unnest(${targetableIds.toSorted()}::uuid[]) as asked (id)
      cross join lateral (
        select id from targetables
        where company_id = ${db.scope.companyId} and id = asked.id and charging_mechanism = 'effort' limit 1) as p
      cross join lateral (
        select ${timeColumns}, s.charged - s.covered as seconds
        from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.targetable_id = p.id and s.state = 'approved'
          and s.invoice_item_id is null and s.charged > s.covered and s.hourly_charge > 0 and ${isInDays('s.day', days)}
        order by s.id ${isLocking ? rawSql('for no key update') : rawSql('')}) as s`),
  )
