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

/** Columns of time `s` with whoever logged it, as lines are made of it. */
export const timeColumns: Sql = rawSql(`
  s.id, s.targetable_id as "targetableID", s.employee_id as "employeeID",
  coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as "employeeName", coalesce(s.role_name, '') as "roleName",
  s.day, s.hourly_charge as rate`)

export const timeJoins: Sql = rawSql(`
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  left join users u on u.id = e.user_id`)

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
    db.rows<InvoicedTime & { readonly chargeable: number }>(sql`
      select ${timeColumns}, s.charged as seconds, s.chargeable
      from time_sheet_submissions s
      join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
      ${timeJoins}
      where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${targetableIds}::uuid[])
        and s.state = 'approved' and s.invoice_item_id is null and s.charged > 0 and s.hourly_charge > 0
        and p.charging_mechanism = 'effort' and ${isInDays('s.day', days)}
      order by s.id ${isLocking ? rawSql('for no key update of s') : rawSql('')}`),
    listRetainedTime(db, agreements, today),
  ])
  const beyond = new Map(retained.map((row) => [row.id, row.beyond]))
  const open: OpenTime = { charged: [], covered: [] }
  for (const { chargeable, ...row } of rows) {
    const seconds = chargedBeyond({ charged: row.seconds, chargeable }, beyond.get(row.id) ?? chargeable)
    if (seconds > 0) open.charged.push({ ...row, seconds })
    else open.covered.push(row)
  }
  return open
}
