import { randomUUID } from 'node:crypto'
import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { BookingRow } from '../queries/booked-roles'

export interface RoleBookings {
  readonly roleId: string
  /** What is left of each booking: the first piece keeps its id, others are new and say what they were cut from. */
  readonly left: readonly { readonly booking: BookingRow; readonly pieces: readonly BookedTime[] }[]
  readonly added: readonly BookedTime[]
}

const isSame = (one: BookedTime, other: BookedTime): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate && one.totalSeconds === other.totalSeconds

const rawColumns = rawSql(
  'id uuid, "roleId" uuid, "cutFrom" uuid, "startDate" date, "endDate" date, "secondsPerDay" integer, "totalSeconds" bigint, percentage integer',
)

/** Writes what has changed of bookings; answers whether anything has. */
export const storeBookings = async (db: Tx, actor: EmployeeActor, roles: readonly RoleBookings[]): Promise<boolean> => {
  const left = roles.flatMap((role) => role.left.map((one) => ({ ...one, roleId: role.roleId })))
  const gone = left.filter(({ pieces }) => pieces.length === 0).map(({ booking }) => booking.id)
  const changed = left.flatMap(({ booking, pieces: [first] }) =>
    first && !isSame(booking, first) ? [{ ...first, id: booking.id }] : [],
  )
  const made = [
    ...left.flatMap(({ booking, pieces, roleId }) =>
      pieces.slice(1).map((piece) => ({ ...piece, roleId, cutFrom: booking.id, id: randomUUID() })),
    ),
    ...roles.flatMap(({ added, roleId }) => added.map((one) => ({ ...one, roleId, cutFrom: null, id: randomUUID() }))),
  ]
  const { id: companyId } = actor.company
  if (made.length > 0)
    await db.run(sql`
      insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, total_seconds, percentage, is_soft,
                            note, cut_from, created_at, created_by, updated_at, updated_by)
      select ${companyId}, m.id, m."roleId", m."startDate", m."endDate", m."secondsPerDay", m."totalSeconds", m.percentage,
        coalesce(b.is_soft, false), coalesce(b.note, ''), m."cutFrom", ${db.now}, ${actor.employee.id}, ${db.now},
        ${actor.employee.id}
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m (${rawColumns})
      left join bookings b on b.company_id = ${companyId} and b.id = m."cutFrom"`)
  if (changed.length > 0)
    await db.run(sql`
      update bookings b set start_date = m."startDate", end_date = m."endDate", total_seconds = m."totalSeconds",
        version = b.version + 1, updated_at = ${db.now}, updated_by = ${actor.employee.id}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as m (${rawColumns})
      where b.company_id = ${companyId} and b.id = m.id`)
  if (gone.length > 0)
    await db.run(sql`delete from bookings where company_id = ${companyId} and id = any (${gone}::uuid[])`)
  return made.length + changed.length + gone.length > 0
}
