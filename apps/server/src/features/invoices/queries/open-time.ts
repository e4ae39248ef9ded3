import type { Day } from '@praxis/domain/calendar/day'
import { chargedBeyond } from '@praxis/domain/invoices/beyond-retainer'
import type { InvoicedTime } from '@praxis/domain/invoices/time-lines'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { OpenAgreement } from './open-agreements'
import { listRetainedTime } from './retained-time'

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
  readonly agreements: readonly OpenAgreement[]
  readonly today: Day
  /** Locks the rows, so that nobody changes them or puts them on another invoice meanwhile. */
  readonly isLocking: boolean
}

/** Approved time on no invoice that a client pays by the hour: what is charged of it, or all of it where a retainer covers it. */
export interface OpenTime {
  readonly charged: InvoicedTime[]
  readonly covered: InvoicedTime[]
}

export const listOpenTime = async (
  db: Db,
  { targetableIds, days, agreements, today, isLocking }: Asked,
): Promise<OpenTime> => {
  const [rows, retained] = await Promise.all([
    db.rows<UnnamedTime & { readonly chargeable: number }>(sql`
      select s.* from unnest(${targetableIds.toSorted()}::uuid[]) as asked (id)
      cross join lateral (
        select id from targetables
        where company_id = ${db.scope.companyId} and id = asked.id and charging_mechanism = 'effort' limit 1) as p
      cross join lateral (
        select ${timeColumns}, s.charged as seconds, s.chargeable
        from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.targetable_id = p.id and s.state = 'approved'
          and s.invoice_item_id is null and s.charged > 0 and s.hourly_charge > 0 and ${isInDays('s.day', days)}
        order by s.id ${isLocking ? rawSql('for no key update') : rawSql('')}) as s`),
    listRetainedTime(db, agreements, today),
  ])
  const beyond = new Map(retained.map((row) => [row.id, row.beyond]))
  const open: OpenTime = { charged: [], covered: [] }
  for (const { chargeable, ...row } of await withNames(db, rows)) {
    const seconds = chargedBeyond({ charged: row.seconds, chargeable }, beyond.get(row.id) ?? chargeable)
    if (seconds > 0) open.charged.push({ ...row, seconds })
    else open.covered.push(row)
  }
  return open
}
