import { createHash } from 'node:crypto'
import type { Tx } from '../database/database'
import { sql } from '../database/sql'
import type { Limit } from '../limits/limits'
import type { Platform } from '../platform'
import { composeMail, type MailContent } from './mail'
import { isRefusedByLimit, type MailKindName, mailKinds, takeMails } from './mail-kinds'
import { countPutOffMail } from './put-off-mails'
import { enqueueMail } from './send-mail-job'

export type NewsKind = Extract<
  MailKindName,
  'mention' | 'rule' | 'ruleOutside' | 'decision' | 'request' | 'assignment' | 'reminder' | 'visitor'
>

export interface News {
  readonly kind: NewsKind
  /** Identifies the news: the same occasion is the same news, also when the job runs a second time. */
  readonly occasion: string
  /** The user who caused the news; null if nobody did. */
  readonly by: string | null
  readonly ruleId?: string
  /** The notifications that the mail is about: whether they may still be told is asked again before a gathered mail. */
  readonly notificationIds?: readonly string[]
  /** One mail for each person, with a link to see more. */
  readonly mails: readonly (MailContent & Required<Pick<MailContent, 'action'>>)[]
}

const QUARTER_SECONDS = 15 * 60

/** So many mails a person gets one by one from a company in a short time; further ones are gathered. */
const atOnce: Limit = { name: 'mail.atOnce', attempts: 5, seconds: QUARTER_SECONDS }

/** An id that is the same for the same words. */
const idOf = (words: string): string => {
  const digits = createHash('sha256').update(words).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

const endOfQuarter = (moment: string): string => {
  const quarter = QUARTER_SECONDS * 1000
  return new Date((Math.floor(Date.parse(moment) / quarter) + 1) * quarter).toISOString()
}

const sendGathered = (db: Tx, email: string): void =>
  db.enqueue({
    task: 'sendGatheredMail',
    payload: { email },
    key: `gathered ${db.scope.companyId} ${email}`,
    runAt: endOfQuarter(db.now),
  })

/**
 * Mails people what happened: at once or, where that would be too many mails, gathered in one. To people outside, too
 * many are held back; answers whether they were.
 */
export const tellByMail = async (
  db: Tx,
  { limits }: Pick<Platform, 'limits'>,
  { kind, occasion, by, ruleId, notificationIds = [], mails }: News,
): Promise<{ readonly isHeldBack: boolean }> => {
  if (mails.length === 0) return { isHeldBack: false }
  const isTooMuch = await isRefusedByLimit(takeMails(db, limits, kind, by, mails.length))
  const isHeldBack = isTooMuch && 'isToOutside' in mailKinds[kind]
  for (const mail of mails) {
    const isForNow =
      !isTooMuch && !(await isRefusedByLimit(limits.take(db, atOnce, `${db.scope.companyId} ${mail.to}`)))
    const id = idOf(`${occasion} ${mail.to}`)
    const isNews = await db.run(sql`
      insert into mail_news
        (company_id, id, email, kind, rule_id, notification_ids, line, url, created_at, told_at, held_back_at)
      values (${db.scope.companyId}, ${id}, ${mail.to}, ${kind}, ${ruleId ?? null}, ${notificationIds}::uuid[],
              ${mail.subject}, ${mail.action.url},
              ${db.now}, ${isForNow ? db.now : null}, ${isHeldBack ? db.now : null})
      on conflict do nothing`)
    if (isNews === 0) continue
    if (isForNow) enqueueMail(db, kind, composeMail(mail), { id })
    else {
      countPutOffMail(isHeldBack ? 'heldBack' : 'gathered', kind)
      if (!isHeldBack) sendGathered(db, mail.to)
    }
  }
  return { isHeldBack }
}
