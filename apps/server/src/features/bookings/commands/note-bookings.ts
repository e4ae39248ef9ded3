import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { bookedContents } from '../queries/booked-contents'
import type { BookedPerson } from './announce-planning'

const GATHERED_FOR_MS = 3_600_000

/**
 * Keeps what people are booked for before the first change of an hour, unless the company tells nobody; called before the
 * change is written. An hour later they are told what has become of it. A row that is there already is locked, so that
 * nobody is told just before the change is.
 */
export const noteBookings = async (db: Tx, actor: EmployeeActor, booked: readonly BookedPerson[]): Promise<void> => {
  const others = booked.flatMap(({ employeeId, targetableId }) =>
    employeeId === null || employeeId === actor.employee.id ? [] : [{ employeeId, targetableId }],
  )
  if (others.length === 0) return
  const noted = await db.rows<{ readonly isNew: boolean }>(sql`
    insert into booking_notices (company_id, employee_id, targetable_id, changed_by, before, first_at)
    select m.company_id, p.employee_id, p.targetable_id, ${actor.employee.id}, ${bookedContents}, ${db.now}
    from companies m
    cross join (
      select distinct * from unnest(${others.map(({ employeeId }) => employeeId)}::uuid[],
        ${others.map(({ targetableId }) => targetableId)}::uuid[]) as p (employee_id, targetable_id)) as p
    where m.company_id = ${db.scope.companyId}
      and coalesce((m.settings -> 'opportunityAndProject' ->> 'bookingNotices')::boolean, true)
    on conflict (company_id, employee_id, targetable_id) do update set first_at = booking_notices.first_at
    returning xmax = 0 as "isNew"`)
  if (!noted.some(({ isNew }) => isNew)) return
  const runAt = new Date(Date.parse(db.now) + GATHERED_FOR_MS).toISOString()
  db.enqueue({ task: 'tellOfBookings', payload: { notedAt: db.now }, runAt })
}
