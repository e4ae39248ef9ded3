import type { NotificationSetting, NotificationWays } from '@praxis/contract/people/notifications'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { NotificationKind } from '../../platform/notifications/notification-kind'
import { type KnownKinds, kindsInUse } from './known-kinds'

type ChosenWays = NotificationWays & { readonly kind: string }

export const settingOf = (
  { name, setting, ways }: NotificationKind,
  chosen?: NotificationWays,
): NotificationSetting => ({
  kind: name,
  ...setting,
  inApp: (chosen ?? ways).inApp,
  mail: (chosen ?? ways).mail,
})

/** The ways that the person has chosen, and the default of all other kinds. */
export const listNotificationSettings = async (
  db: Db,
  kinds: KnownKinds,
  actor: EmployeeActor,
): Promise<NotificationSetting[]> => {
  const rows = await db.rows<ChosenWays>(sql`
    select kind, in_app as "inApp", mail from notification_settings
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id}`)
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return kindsInUse(kinds, actor).map((kind) => settingOf(kind, chosen.get(kind.name)))
}
