import { nextDueAt, periodOf, type Schedule } from '@praxis/domain/calendar/schedule'
import type { Tx } from '../database/database'
import { sql } from '../database/sql'

interface ScheduledRecord {
  readonly kind: string
  /** The record's id. */
  readonly key: string
  readonly schedule: Schedule
  /** The employee by whose clocks the work is due, while they are active; without one, the company's clocks count. */
  readonly employeeId?: string
}

/** From now on the record's work is due by this schedule; periods before now are not made up for. */
export const scheduleRecord = async (db: Tx, { kind, key, schedule, employeeId }: ScheduledRecord): Promise<void> => {
  const zone = await db.row<{ timeZone: string }>(sql`
    select coalesce(e.time_zone, c.time_zone) as "timeZone" from companies c
    left join employees e on e.company_id = c.company_id and e.id = ${employeeId ?? null}
    where c.company_id = ${db.scope.companyId}`)
  if (!zone) throw new Error('work is scheduled within a company')
  const now = new Date(db.now)
  await db.run(sql`
    insert into due_work as d (company_id, kind, key, employee_id, schedule, period, next_due_at)
    values (${db.scope.companyId}, ${kind}, ${key}, ${employeeId ?? null}, ${JSON.stringify(schedule)},
            ${periodOf(now, schedule, zone.timeZone)}, ${nextDueAt(now, schedule, zone.timeZone).toISOString()})
    on conflict (company_id, kind, key) do update
    set employee_id = excluded.employee_id, schedule = excluded.schedule,
        period = greatest(d.period, excluded.period), next_due_at = excluded.next_due_at`)
}

/** From now on no work is due for the record. */
export const unscheduleRecord = async (db: Tx, kind: string, key: string): Promise<void> => {
  await db.run(sql`
    delete from due_work where company_id = ${db.scope.companyId} and kind = ${kind} and key = ${key}`)
}
