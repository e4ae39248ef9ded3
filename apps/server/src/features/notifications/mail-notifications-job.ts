import { Id } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import { findReader, type WrittenTo } from '../../platform/auth/reader'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { tellByMail } from '../../platform/mail/tell-by-mail'
import type { NotificationKind, Told } from '../../platform/notifications/notification-kind'
import type { Platform } from '../../platform/platform'
import { type KnownKinds, kindsInUse, stillWorthMailing } from './known-kinds'

type MailedRow = Told<unknown> & Columns<'notifications', 'id' | 'kind' | 'by_user_id' | 'created_at'>

/**
 * Marks notifications as mailed, whatever follows: one that its reader may not see now is not mailed later either.
 * People who want no more mails of the kind get none.
 */
const takeWaiting = (db: Tx, employeeId: string, kind: string): Promise<MailedRow[]> =>
  db.rows<MailedRow>(sql`
    with mailed as (
      update notifications set mailed_at = ${db.now}
      where company_id = ${db.scope.companyId} and employee_id = ${employeeId} and kind = ${kind} and mail = 'atOnce'
        and mailed_at is null
      returning *
    )
    select n.id, n.kind, n.record_id as "recordId", n.payload, n.by_user_id as "byUserId", n.created_at as "createdAt",
      coalesce(u.first_name || ' ' || u.last_name, '') as by
    from mailed n
    left join employees e on e.company_id = n.company_id and e.id = n.by_id
    left join users u on u.id = e.user_id
    left join notification_settings s
      on s.company_id = n.company_id and s.employee_id = n.employee_id and s.kind = n.kind
    where s.mail is distinct from 'never'
    order by n.created_at, n.id`)

type Group = readonly [MailedRow, ...MailedRow[]]

const groupsOf = ({ gatheredForSeconds }: NotificationKind, rows: readonly MailedRow[]): Group[] => {
  const [first, ...others] = rows
  if (!first) return []
  return gatheredForSeconds === undefined ? rows.map((row): Group => [row]) : [[first, ...others]]
}

const mailGroup = async (
  db: Tx,
  platform: Platform,
  kind: NotificationKind,
  { email, workspace }: WrittenTo,
  group: Group,
): Promise<void> => {
  const [first] = group
  await tellByMail(db, platform, {
    kind: kind.mailKind,
    occasion: `notification ${first.id} ${first.createdAt}`,
    notificationIds: group.map(({ id }) => id),
    by: kind.gatheredForSeconds === undefined ? first.byUserId : null,
    mails: [{ to: email, ...kind.mail(group, `${platform.publicUrl()}/employments/${workspace.domain}`) }],
  })
}

/** Mails somebody the notifications that they want at once, as far as they may see them now. */
export const mailNotifications = (kinds: KnownKinds) =>
  defineJob({
    name: 'mailNotifications',
    payload: z.strictObject({ employeeId: Id, kind: z.string() }),
    run: ({ database, platform, companyId, payload }) =>
      database.mutate(systemScope(companyId), async (db) => {
        const rows = await takeWaiting(db, payload.employeeId, payload.kind)
        const reader = rows.length > 0 ? await findReader(db, payload.employeeId) : undefined
        const kind = reader && kindsInUse(kinds, reader).find(({ name }) => name === payload.kind)
        if (!kind) return
        for (const group of groupsOf(kind, await stillWorthMailing(db, kinds, reader, rows)))
          await mailGroup(db, platform, kind, reader, group)
      }),
  })
