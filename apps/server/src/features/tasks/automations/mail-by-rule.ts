import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { readsLikeALink } from '../../../platform/mail/reads-like-a-link'
import { tellByMail } from '../../../platform/mail/tell-by-mail'
import type { Platform } from '../../../platform/platform'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'

/** What the rules are about, as it is when one of them has its turn. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly boardId: string
  readonly project: string
  readonly status: string
  readonly domain: string
}

export interface RuleMail {
  readonly task: Subject
  readonly ruleId: string
  /** Rather than a change of status. */
  readonly isOfTime: boolean
  readonly emails: readonly string[]
  /** Who set the rule off. */
  readonly employeeId: string
  readonly jobId: string
}

const userOf = async (db: Tx, employeeId: string): Promise<string | null> => {
  const row = await db.row<{ userId: string | null }>(sql`
    select user_id as "userId" from employees where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  return row?.userId ?? null
}

const mailOf = (
  { task, isOfTime }: RuleMail,
  { to, isOwn, publicUrl }: { to: string; isOwn: boolean; publicUrl: string },
) => {
  // Nobody can have us send a link of theirs to strangers.
  const shown = (text: string, otherwise: string) => (isOwn || !readsLikeALink(text) ? text : otherwise)
  const title = shown(task.title, 'A task')
  const project = shown(task.project, 'a project')
  const status = shown(task.status, 'another status')
  return {
    to,
    subject: `${title} · ${isOfTime ? 'time logged' : status}`,
    heading: title,
    paragraphs: [
      isOfTime ? `Time was logged on this task in ${project}.` : `This task in ${project} moved to ${status}.`,
    ],
    action: {
      label: 'Open task',
      url: `${publicUrl}/employments/${task.domain}/projects/${task.boardId}/taskLists/${task.id}`,
    },
    footer: 'An automation in the project sent this e-mail.',
  }
}

/** To whom it goes: colleagues, clients' contacts, and whoever else has agreed to it. */
const recipientsOf = async (db: Tx, emails: readonly string[]) => {
  const known = await standingOf(db, emails)
  const standing = (email: string) => known.get(email)?.standing
  const isOwn = (email: string) => standing(email) === 'colleague'
  const isOutside = (email: string) => standing(email) === 'contact' || standing(email) === 'confirmed'
  return {
    own: emails.filter(isOwn),
    outside: emails.filter(isOutside),
    unconfirmed: emails.filter((email) => !isOwn(email) && !isOutside(email)),
  }
}

/** Answers with what is to be added about it, if anything. */
export const mailByRule = async (db: Tx, platform: Platform, mail: RuleMail): Promise<string> => {
  const { ruleId, jobId, employeeId } = mail
  const { own, outside, unconfirmed } = await recipientsOf(db, mail.emails)
  const news = { occasion: `automation ${jobId} ${ruleId}`, ruleId, by: await userOf(db, employeeId) }
  const publicUrl = platform.publicUrl()
  const mailsTo = (emails: readonly string[], isOwn: boolean) =>
    emails.map((to) => mailOf(mail, { to, isOwn, publicUrl }))
  await tellByMail(db, platform, { ...news, kind: 'rule', mails: mailsTo(own, true) })
  const told = await tellByMail(db, platform, { ...news, kind: 'ruleOutside', mails: mailsTo(outside, false) })
  return [
    told.isHeldBack ? ` (held back from ${outside.join(', ')}: too many e-mails in a day)` : '',
    unconfirmed.length > 0 ? ` (not sent to ${unconfirmed.join(', ')}: not confirmed)` : '',
  ].join('')
}
