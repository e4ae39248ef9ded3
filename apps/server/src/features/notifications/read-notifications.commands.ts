import type { EmployeeActor } from '../../platform/auth/actor'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'

/** A notification that is read on one device is read on all of them. */
const announceToReader = (db: Tx, { employee }: EmployeeActor): void =>
  db.announce({ topic: 'notifications', to: { employees: [employee.id] } })

export const readNotification = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const own = await db.row<{ wasRead: boolean }>(sql`
    select read_at is not null as "wasRead" from notifications
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and id = ${id}`)
  if (!own) throw new Refusal('notFound')
  if (own.wasRead) return
  await db.run(sql`
    update notifications set read_at = ${db.now} where company_id = ${actor.company.id} and id = ${id}`)
  announceToReader(db, actor)
}

/** Notifications that came after `until`, which the reader has not seen yet, stay unread. */
export const readAllNotifications = async (db: Tx, actor: EmployeeActor, until: string): Promise<void> => {
  const count = await db.run(sql`
    update notifications set read_at = ${db.now}
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and is_shown and read_at is null
      and created_at <= ${until}`)
  if (count > 0) announceToReader(db, actor)
}
