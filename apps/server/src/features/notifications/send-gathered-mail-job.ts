import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import { findReader } from '../../platform/auth/reader'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { composeMail, type Mail } from '../../platform/mail/mail'
import { enqueueMail } from '../../platform/mail/send-mail-job'
import type { NewsKind } from '../../platform/mail/tell-by-mail'
import { type KnownKinds, stillSeen } from './known-kinds'

interface GatheredNews extends Columns<'mail_news', 'id' | 'kind' | 'line' | 'url' | 'notification_ids'> {
  readonly kind: NewsKind
  /** The notifications that the news is about; none where a rule writes to an address. */
  readonly notificationIds: string[]
}

/** Marks gathered news as told; colleagues who have left meanwhile are not told any more. */
const takeGathered = (db: Tx, email: string): Promise<GatheredNews[]> =>
  db.rows<GatheredNews>(sql`
    with told as (
      update mail_news set told_at = ${db.now}
      where company_id = ${db.scope.companyId} and email = ${email} and told_at is null and held_back_at is null
      returning id, kind, line, url, notification_ids, created_at
    )
    select id, kind, line, url, notification_ids as "notificationIds" from told
    where kind = 'ruleOutside' or exists (
      select from employees e join users u on u.id = e.user_id
      where e.company_id = ${db.scope.companyId} and e.is_active and u.username = ${email})
    order by created_at, id`)

/** Drops news about records that their reader may no longer see, and of kinds that they want no more mails of. */
const stillTold = async (db: Tx, kinds: KnownKinds, news: readonly GatheredNews[]): Promise<GatheredNews[]> => {
  const ids = news.flatMap(({ notificationIds }) => notificationIds)
  const rows = await db.rows<Columns<'notifications', 'id' | 'kind' | 'record_id' | 'payload' | 'employee_id'>>(sql`
    select n.id, n.kind, n.record_id as "recordId", n.payload, n.employee_id as "employeeId" from notifications n
    left join notification_settings s
      on s.company_id = n.company_id and s.employee_id = n.employee_id and s.kind = n.kind
    where n.company_id = ${db.scope.companyId} and n.id = any (${ids}::uuid[]) and s.mail is distinct from 'never'`)
  const reader = rows[0] && (await findReader(db, rows[0].employeeId))
  const seen = reader ? await stillSeen(db, kinds, reader, rows) : []
  const seenIds = new Set(seen.map(({ id }) => id))
  return news.filter(
    ({ notificationIds }) => notificationIds.length === 0 || notificationIds.some((id) => seenIds.has(id)),
  )
}

const titles: Readonly<Record<NewsKind, (count: number) => string>> = {
  mention: (count) => `You were mentioned in ${count} comments`,
  rule: (count) => `${count} task updates`,
  ruleOutside: (count) => `${count} task updates`,
  decision: (count) => `${count} decisions on your requests`,
  request: (count) => `${count} requests to decide`,
  assignment: (count) => `${count} assignments`,
  reminder: (count) => `${count} tasks due tomorrow`,
  visitor: (count) => `${count} updates from client portals`,
}

const titleOf = (news: readonly GatheredNews[]): string => {
  const [kind, ...others] = new Set(news.map((each) => each.kind))
  return kind && others.length === 0 ? titles[kind](news.length) : `${news.length} updates`
}

/** Nobody reads more lines in a mail. */
const MOST_LINES = 50

/** News with the same words and the same link is one line. */
const linesOf = (news: readonly GatheredNews[]): { label: string; url: string }[] => {
  const counts = new Map<string, { line: string; url: string; count: number }>()
  for (const { line, url } of news) {
    const key = `${url} ${line}`
    counts.set(key, { line, url, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ line, url, count }) => ({
    label: count === 1 ? line : `${line} (${count} times)`,
    url,
  }))
}

const gatheredMail = (to: string, company: string, news: readonly [GatheredNews, ...GatheredNews[]]): Mail => {
  const [{ line, url }, ...others] = news
  const where = readsLikeALink(company) ? 'your workspace' : `${company}’s workspace`
  if (others.length === 0)
    return composeMail({
      to,
      subject: line,
      heading: line,
      paragraphs: [`This happened in ${where} a few minutes ago.`],
      action: { label: 'Open', url },
    })
  const lines = linesOf(news)
  const shown = lines.slice(0, MOST_LINES)
  const left = lines.length - shown.length
  const title = titleOf(news)
  return composeMail({
    to,
    subject: title,
    heading: title,
    paragraphs: [
      `This happened in ${where} in the last few minutes:`,
      { list: left > 0 ? [...shown, `and ${left} more`] : shown },
    ],
  })
}

/** One mail for everything that somebody was to be told in the past quarter of an hour. */
export const sendGatheredMail = (kinds: KnownKinds) =>
  defineJob({
    name: 'sendGatheredMail',
    payload: z.strictObject({ email: z.string() }),
    run: ({ database, companyId, payload: { email } }) =>
      database.mutate(systemScope(companyId), async (db) => {
        const [first, ...others] = await stillTold(db, kinds, await takeGathered(db, email))
        if (!first) return
        const company = await db.row<Columns<'companies', 'name'>>(sql`
          select name from companies where company_id = ${companyId}`)
        const mail = gatheredMail(email, company?.name ?? '', [first, ...others])
        enqueueMail(db, first.kind, mail, { id: first.id })
      }),
  })
