import { isDeepStrictEqual } from 'node:util'
import { Moment } from '@praxis/contract/protocol/values'
import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { bookingsChanged } from './bookings-changed'
import { bookedContents } from './queries/booked-contents'
import { bookingText } from './queries/booking-words'

type Booked = readonly (BookedTime & { readonly isSoft: boolean })[]

interface Notice
  extends Columns<'booking_notices', 'employee_id' | 'targetable_id' | 'changed_by' | 'first_at'>,
    Columns<'targetables', 'name'> {
  readonly userId: string | null
  readonly before: Booked
  readonly now: Booked
}

type Key = Columns<'booking_notices', 'employee_id' | 'targetable_id'>

/** Those that are being changed right now are left for later: whoever is told now would not hear of that. */
const lockNotices = (db: Tx, notedAt: string): Promise<Key[]> =>
  db.rows<Key>(sql`
    select employee_id as "employeeId", targetable_id as "targetableId" from booking_notices
    where company_id = ${db.scope.companyId} and first_at <= ${notedAt} for update skip locked`)

/** A statement of its own, so that it sees what was written by those who held a notice until it was locked. */
const takeNotices = (db: Tx, keys: readonly Key[]): Promise<Notice[]> =>
  db.rows<Notice>(sql`
    with p as (
      delete from booking_notices where company_id = ${db.scope.companyId} and (employee_id, targetable_id) in (
        select * from unnest(${keys.map(({ employeeId }) => employeeId)}::uuid[],
          ${keys.map(({ targetableId }) => targetableId)}::uuid[])) returning *
    )
    select p.employee_id as "employeeId", p.targetable_id as "targetableId", p.changed_by as "changedBy",
      p.first_at as "firstAt", p.before, t.name, c.user_id as "userId", ${bookedContents} as now
    from p
    join companies m on m.company_id = p.company_id
    join targetables t on t.company_id = p.company_id and t.id = p.targetable_id
    left join employees c on c.company_id = p.company_id and c.id = p.changed_by
    order by p.targetable_id, p.employee_id`)

const areLeft = async (db: Tx, notedAt: string): Promise<boolean> =>
  (await db.row(sql`
    select from booking_notices where company_id = ${db.scope.companyId} and first_at <= ${notedAt} limit 1`)) !==
  undefined

/** Tells of what was noted until then; false when something is left for later. */
export const tellOfNoted = async (db: Tx, notedAt: string): Promise<boolean> => {
  const notices = await takeNotices(db, await lockNotices(db, notedAt))
  for (const { employeeId, targetableId, changedBy, userId, firstAt, name, before, now } of notices)
    if (!isDeepStrictEqual(before, now))
      db.notify(bookingsChanged, {
        to: [employeeId],
        key: `${targetableId} ${employeeId} ${firstAt}`,
        recordId: targetableId,
        payload: { target: name, bookings: now.map(bookingText) },
        by: { employeeId: changedBy, userId },
      })
  return !(await areLeft(db, notedAt))
}

const AGAIN_AFTER_MS = 60_000

/** Tells those whose bookings were changed an hour ago or longer what they are booked for now, unless it is as before. */
export const tellOfBookings = defineJob({
  name: 'tellOfBookings',
  payload: z.strictObject({ notedAt: Moment }),
  run: ({ database, companyId, payload: { notedAt } }) =>
    database.mutate(systemScope(companyId), async (db) => {
      if (await tellOfNoted(db, notedAt)) return
      const runAt = new Date(Date.parse(db.now) + AGAIN_AFTER_MS).toISOString()
      db.enqueue({ task: 'tellOfBookings', payload: { notedAt }, runAt })
    }),
})
