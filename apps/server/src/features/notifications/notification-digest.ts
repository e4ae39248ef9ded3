import { readsLikeALink, withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { findReader, type WrittenTo } from '../../platform/auth/reader'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { DueWork } from '../../platform/due-work/due-work'
import { composeMail, type Mail } from '../../platform/mail/mail'
import { enqueueMail } from '../../platform/mail/send-mail-job'
import type { Told } from '../../platform/notifications/notification-kind'
import { type KnownKinds, kindsInUse, stillWorthMailing } from './known-kinds'

type WaitingRow = Told<unknown> & Columns<'notifications', 'id' | 'kind' | 'employee_id'>

/**
 * The unread notifications of these people that they want once a day; those of kinds that they no longer want mailed
 * are left out. All are marked as mailed, including those they may not see now.
 */
const takeUnread = (db: Tx, employeeIds: readonly string[]): Promise<WaitingRow[]> =>
  db.rows<WaitingRow>(sql`
    with waiting as (
      update notifications set mailed_at = ${db.now}
      where company_id = ${db.scope.companyId} and employee_id = any (${employeeIds}::uuid[]) and mail = 'daily'
        and mailed_at is null
      returning *
    )
    select n.id, n.kind, n.employee_id as "employeeId", n.record_id as "recordId", n.payload,
      coalesce(u.first_name || ' ' || u.last_name, '') as by
    from waiting n
    left join employees e on e.company_id = n.company_id and e.id = n.by_id
    left join users u on u.id = e.user_id
    left join notification_settings s
      on s.company_id = n.company_id and s.employee_id = n.employee_id and s.kind = n.kind
    where n.read_at is null and s.mail is distinct from 'never'
    order by n.created_at, n.id`)

/** Nobody reads more lines in a mail. */
const MOST_LINES = 50

const digestMail = (
  { email, workspace }: WrittenTo,
  workspaceUrl: string,
  news: readonly { readonly title: string; readonly path: string }[],
): Mail => {
  const heading = news.length === 1 ? '1 update for you' : `${news.length} updates for you`
  const lines = news
    .slice(0, MOST_LINES)
    .map(({ title, path }) => ({ label: withoutLinks(title), url: `${workspaceUrl}/${path}` }))
  const left = news.length - lines.length
  const where = readsLikeALink(workspace.name) ? 'your workspace' : `${workspace.name}’s workspace`
  return composeMail({
    to: email,
    subject: heading,
    heading,
    paragraphs: [`You haven’t read this in ${where} yet:`, { list: left > 0 ? [...lines, `and ${left} more`] : lines }],
    action: { label: 'Open workspace', url: workspaceUrl },
    otherwise: { label: 'Choose what you’re e-mailed about', url: `${workspaceUrl}/notifications` },
  })
}

/** One mail every morning about unread notifications; none when there are none. */
export const notificationDigest = (kinds: KnownKinds): DueWork => ({
  kind: 'notificationDigest',
  per: 'employee',
  schedule: { every: 'day', at: '08:00' },
  run: async (db, { keys }, platform) => {
    const waiting = await takeUnread(db, keys)
    for (const employeeId of new Set(waiting.map((row) => row.employeeId))) {
      const reader = await findReader(db, employeeId)
      if (!reader) continue
      const inUse = new Map(kindsInUse(kinds, reader).map((kind) => [kind.name, kind]))
      const own = waiting.filter((row) => row.employeeId === employeeId && inUse.has(row.kind))
      const news = (await stillWorthMailing(db, inUse, reader, own)).flatMap((row) => {
        const words = inUse.get(row.kind)?.words(row)
        return words ? [words] : []
      })
      const workspaceUrl = `${platform.publicUrl()}/employments/${reader.workspace.domain}`
      if (news.length > 0) enqueueMail(db, 'digest', digestMail(reader, workspaceUrl, news))
    }
    return 'done'
  },
})
