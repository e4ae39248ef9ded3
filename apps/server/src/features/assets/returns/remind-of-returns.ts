import { addDays } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { DueWork } from '../../../platform/due-work/due-work'
import { type EmployeeBriefRow, employeeBriefJson, namesOf } from '../../employees/queries/employee-brief'
import { assetReturn, type ReturnAbout } from './asset-return'

/** The rest is done a minute later, as a transaction must not take minutes. */
const MOST_AT_ONCE = 500

interface ToldRow extends Columns<'asset_uses', 'id' | 'employee_id'> {
  readonly asset: { readonly id: string; readonly name: string; readonly code: string }
  readonly to: string
  readonly other: EmployeeBriefRow | null
}

/** Notes that people are told of the end of these uses, each once; of another end they are told again. */
const noted = (uses: Sql, about: ReturnAbout): Sql => sql`
  insert into asset_reminders as r (company_id, use_id, kind, to_at)
  select w.company_id, w.id, ${about}, w.until_told from (${uses}) as w
  where not exists (
    select from asset_reminders told
    where told.company_id = w.company_id and told.use_id = w.id and told.kind = ${about} and told.to_at = w.until_told)
  order by w.id limit ${rawSql(`${MOST_AT_ONCE}`)}
  on conflict (company_id, use_id, kind) do update set to_at = excluded.to_at where r.to_at <> excluded.to_at
  returning company_id, use_id, to_at`

/** Uses of these people that they have, with an end that meets the condition; and who gets the asset next. */
export const takeEnding = (
  db: Tx,
  employeeIds: readonly string[],
  about: 'due' | 'overdue',
  condition: Sql,
): Promise<ToldRow[]> =>
  db.rows<ToldRow>(sql`
    with told as (${noted(
      sql`
        select s.*, s.to_at as until_told from asset_uses s
        where s.company_id = ${db.scope.companyId} and s.employee_id = any (${employeeIds}::uuid[]) and s.is_out
          and ${condition}`,
      about,
    )})
    select s.id, s.employee_id as "employeeId", json_build_object('id', a.id, 'name', a.name, 'code', a.code) as asset,
      told.to_at as "to", next.other
    from told
    join asset_uses s on s.company_id = told.company_id and s.id = told.use_id
    join assets a on a.company_id = s.company_id and a.id = s.asset_id
    left join lateral (
      select ${employeeBriefJson('e', 'u')} as other
      from asset_uses n
      join employees e on e.company_id = n.company_id and e.id = n.employee_id
      left join users u on u.id = e.user_id
      where n.company_id = s.company_id and n.asset_id = s.asset_id and n.holds and n.until_at > s.to_at and n.id <> s.id
      order by n.until_at limit 1) as next on true
    order by s.id`)

/** Bookings of these people that begin by a moment, of assets that somebody else should have brought back. */
export const takeLate = (db: Tx, employeeIds: readonly string[], by: string): Promise<ToldRow[]> =>
  db.rows<ToldRow>(sql`
    with told as (${noted(
      sql`
        select s.*, o.to_at as until_told
        from asset_uses s
        join asset_uses o on o.company_id = s.company_id and o.asset_id = s.asset_id and o.is_out
        where s.company_id = ${db.scope.companyId} and s.employee_id = any (${employeeIds}::uuid[]) and s.kind = 'booking'
          and s.holds and s.state = 'approved' and s.taken_at is null and s.until_at > ${db.now} and s.from_at < ${by}
          and o.to_at <= ${db.now}`,
      'late',
    )})
    select s.id, s.employee_id as "employeeId", json_build_object('id', a.id, 'name', a.name, 'code', a.code) as asset,
      told.to_at as "to", ${employeeBriefJson('e', 'u')} as other
    from told
    join asset_uses s on s.company_id = told.company_id and s.id = told.use_id
    join assets a on a.company_id = s.company_id and a.id = s.asset_id
    join asset_uses o on o.company_id = s.company_id and o.asset_id = s.asset_id and o.is_out
    join employees e on e.company_id = o.company_id and e.id = o.employee_id
    left join users u on u.id = e.user_id
    order by s.id`)

export const tell = (db: Tx, rows: readonly ToldRow[], about: ReturnAbout, timeZone: string): void => {
  for (const { id, employeeId, asset, to, other } of rows)
    db.notify(assetReturn, {
      to: [employeeId],
      key: `${id} ${about} ${to}`,
      // An end may have been given up and come back since.
      again: true,
      recordId: id,
      payload: { about, asset, to, timeZone, other: other ? namesOf(other).displayName : '' },
    })
}

/**
 * Reminds on the day before something is to be back and on the day itself, at 8:00 where the person is, of what nobody
 * reminded them of yet; says what is overdue, and tells whoever has it today that it is not there.
 */
export const remindOfReturns: DueWork = {
  kind: 'remindOfReturns',
  per: 'employee',
  feature: 'asset',
  schedule: { every: 'day', at: '08:00' },
  run: async (db, { keys, timeZone }) => {
    const today = dayInTimeZone(new Date(db.now), timeZone)
    const startOf = (day: string): string => firstMomentFrom(day, 0, timeZone).toISOString()
    const overdue = await takeEnding(db, keys, 'overdue', sql`s.to_at <= ${db.now}`)
    // What ends as a day begins is to be back before.
    const due = await takeEnding(db, keys, 'due', sql`s.to_at > ${db.now} and s.to_at <= ${startOf(addDays(today, 2))}`)
    const late = await takeLate(db, keys, startOf(addDays(today, 1)))
    tell(db, overdue, 'overdue', timeZone)
    tell(db, due, 'due', timeZone)
    tell(db, late, 'late', timeZone)
    return [overdue, due, late].every(({ length }) => length < MOST_AT_ONCE) ? 'done' : 'more'
  },
}
