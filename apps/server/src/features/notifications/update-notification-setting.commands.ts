import type { NotificationSetting, NotificationWays } from '@praxis/contract/people/notifications'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { type KnownKinds, kindsInUse } from './known-kinds'
import { settingOf } from './notification-settings.queries'

const mailTexts: Readonly<Record<NotificationWays['mail'], string>> = {
  atOnce: 'e-mail at once',
  daily: 'e-mail daily',
  never: 'no e-mail',
}

const waysText = ({ inApp, mail }: NotificationWays): string =>
  `${inApp ? 'In Praxis' : 'Not in Praxis'}, ${mailTexts[mail]}`

/** The setting applies from now on; earlier notifications stay as they were told. */
export const updateNotificationSetting = async (
  db: Tx,
  kinds: KnownKinds,
  actor: EmployeeActor,
  name: string,
  ways: NotificationWays,
): Promise<NotificationSetting> => {
  const kind = kindsInUse(kinds, actor).find((each) => each.name === name)
  if (!kind) throw new Refusal('notFound')
  const before = await db.row<NotificationWays>(sql`
    select in_app as "inApp", mail from notification_settings
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and kind = ${name}`)
  await db.run(sql`
    insert into notification_settings (company_id, employee_id, kind, in_app, mail)
    values (${actor.company.id}, ${actor.employee.id}, ${name}, ${ways.inApp}, ${ways.mail})
    on conflict (company_id, employee_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail`)
  const { label } = kind.setting
  db.record({
    entity: 'employee',
    id: actor.employee.id,
    action: 'notificationsUpdated',
    before: { [label]: waysText(before ?? kind.ways) },
    after: { [label]: waysText(ways) },
  })
  db.announce({ topic: 'notificationSettings', to: { employees: [actor.employee.id] } })
  return settingOf(kind, ways)
}
