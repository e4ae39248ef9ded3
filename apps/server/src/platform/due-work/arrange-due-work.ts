import { dueAt, periodAfter, periodOf, type Schedule } from '@praxis/domain/calendar/schedule'
import type { Logger } from 'pino'
import type { Columns, LeftJoined } from '../database/columns'
import type { Database, Tx } from '../database/database'
import { systemScope } from '../database/scope'
import { rawSql, type Sql, sql } from '../database/sql'
import { type DueWork, scheduleOf } from './due-work'

interface Change extends Columns<'due_work_changes', 'key' | 'since'> {
  /** The id of an employee; empty for the company and everybody who works there. */
  readonly key: string
}

interface Arranged
  extends Columns<'due_work', 'kind' | 'key'>,
    LeftJoined<Columns<'due_work', 'schedule' | 'period' | 'next_due_at'>> {
  readonly employeeId: string | null
  readonly isActive: boolean
  readonly timeZone: string
  readonly schedule: Schedule | null
  /** Null for new work. */
  readonly period: string | null
}

/** The due work that these companies or people have or should have, with what is known of it. */
const listArranged = (
  db: Tx,
  kinds: readonly DueWork[],
  employeeIds: readonly string[] | 'all',
): Promise<Arranged[]> => {
  const kindsPer = (per: DueWork['per']) => kinds.filter((each) => each.per === per).map(({ kind }) => kind)
  const among = (column: Sql): Sql => (employeeIds === 'all' ? rawSql('true') : sql`${column} = any (${employeeIds})`)
  const ofCompany = employeeIds === 'all' ? kindsPer('company') : []
  return db.rows<Arranged>(sql`
    select w.kind, w.key, w.employee_id as "employeeId", coalesce(e.is_active, true) as "isActive",
      coalesce(e.time_zone, c.time_zone) as "timeZone", d.schedule, d.period, d.next_due_at as "nextDueAt"
    from companies c
    cross join lateral (
      select kind, '' as key, null::uuid as employee_id from unnest(${ofCompany}::text[]) as kind
      union all
      select kind, p.id::text, p.id from employees p, unnest(${kindsPer('employee')}::text[]) as kind
      where p.company_id = c.company_id and ${among(rawSql('p.id'))}
      union all
      select r.kind, r.key, r.employee_id from due_work r
      where r.company_id = c.company_id and r.kind = any (${kindsPer('record')}::text[]) and ${among(rawSql('r.employee_id'))}
    ) as w
    left join employees e on e.company_id = c.company_id and e.id = w.employee_id
    left join due_work d on d.company_id = c.company_id and d.kind = w.kind and d.key = w.key
    where c.company_id = ${db.scope.companyId}`)
}

/** Periods before the company or person existed, or while the person was deactivated, are not made up for. */
const doneBy = (row: Arranged, schedule: Schedule, since: Date, now: Date): string => {
  if (row.period === null) return periodOf(since < now ? since : now, schedule, row.timeZone)
  if (row.nextDueAt !== null) return row.period
  const missed = periodOf(now, schedule, row.timeZone)
  return missed > row.period ? missed : row.period
}

const arrangeCompany = async (db: Tx, kinds: readonly DueWork[], now: Date): Promise<void> => {
  // A change from here on is noted again: its note waits until this one is deleted.
  const changes = await db.rows<Change>(sql`
    delete from due_work_changes where company_id = ${db.scope.companyId} returning key, since`)
  const isWhole = changes.some(({ key }) => key === '')
  const since = new Map(changes.map((change) => [change.key, Date.parse(change.since)]))
  const sinceOf = (employeeId: string | null) =>
    new Date(Math.min(since.get('') ?? Infinity, since.get(employeeId ?? '') ?? Infinity))
  const byKind = new Map(kinds.map((work) => [work.kind, work]))
  const arranged: object[] = []
  for (const row of await listArranged(db, kinds, isWhole ? 'all' : changes.map(({ key }) => key))) {
    const work = byKind.get(row.kind)
    if (!work || (row.period === null && !row.isActive)) continue
    const schedule = scheduleOf(work, row.schedule)
    const period = doneBy(row, schedule, sinceOf(row.employeeId), now)
    const nextDueAt = row.isActive ? dueAt(periodAfter(period, schedule), schedule, row.timeZone).toISOString() : null
    if (period === row.period && nextDueAt === row.nextDueAt) continue
    arranged.push({ kind: row.kind, key: row.key, employee_id: row.employeeId, period, next_due_at: nextDueAt })
  }
  await db.run(sql`
    insert into due_work as d (company_id, kind, key, employee_id, period, next_due_at)
    select ${db.scope.companyId}, kind, key, employee_id, period, next_due_at
    from jsonb_to_recordset(${JSON.stringify(arranged)}::jsonb)
      as t (kind text, key text, employee_id uuid, period date, next_due_at timestamptz)
    on conflict (company_id, kind, key) do update
    set period = greatest(d.period, excluded.period), next_due_at = excluded.next_due_at`)
}

/** Arranges when work is due next for companies and people that are new or changed. */
export const arrangeDueWork = async (
  database: Database,
  kinds: readonly DueWork[],
  now: Date,
  log: Logger,
): Promise<void> => {
  const companies = await database.global<{ id: string }>(sql`select company_id as id from companies_to_arrange()`)
  for (const { id } of companies)
    await database
      .mutate(systemScope(id), (db) => arrangeCompany(db, kinds, now))
      // The company's note is still there, so it is tried again within a minute; other companies do not wait for it.
      .catch((error) => log.error({ company: id, err: error }, 'due work could not be arranged'))
}

/** Called at every start: this version may have other kinds and schedules than the one before. */
export const arrangeAllDueWork = async (database: Database, now: Date): Promise<void> => {
  await database.global(sql`select arrange_all_due_work(${now.toISOString()})`)
}
