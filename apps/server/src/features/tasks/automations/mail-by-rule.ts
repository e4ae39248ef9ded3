import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { tellByMail } from '../../../platform/mail/tell-by-mail'
import type { Platform } from '../../../platform/platform'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'
import { readersAmong } from '../board-audience'
import { taskRule } from '../notifications/task-rule'
import { pathOfTask } from '../task-path'
import { ruleMailWords } from './rule-mail-words'

/** The task that rules act on, as it is when a rule has its turn. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly boardId: string
  readonly project: string
  readonly kind: string
  readonly status: string
  readonly domain: string
}

export interface RuleMail {
  readonly task: Subject
  readonly ruleId: string
  /** Whether logged time set the rule off, rather than a change of status. */
  readonly isOfTime: boolean
  readonly emails: readonly string[]
  /** Who set the rule off; null for a visitor of a portal. */
  readonly employeeId: string | null
  readonly jobId: string
}

const userOf = async (db: Tx, employeeId: string | null): Promise<string | null> => {
  const row = await db.row<Columns<'employees', 'user_id'>>(sql`
    select user_id as "userId" from employees where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  return row?.userId ?? null
}

const pathOf = ({ boardId, id, kind }: Subject): string => pathOfTask({ taskId: id, targetableId: boardId, kind })

const mailOf = ({ task, isOfTime }: RuleMail, to: string, publicUrl: string, isOwn: boolean) => {
  // Text that reads like a link is left out, so that nobody can have us send links of theirs to strangers.
  const shown = (text: string, otherwise: string) => (isOwn || !readsLikeALink(text) ? text : otherwise)
  return {
    to,
    ...ruleMailWords({
      title: shown(task.title, 'A task'),
      project: shown(task.project, 'a project'),
      status: shown(task.status, 'another status'),
      isOfTime,
    }),
    action: { label: 'Open task', url: `${publicUrl}/employments/${task.domain}/${pathOf(task)}` },
  }
}

/** Notifies colleagues who see the board, in the ways they chose; answers with the addresses still to be mailed. */
const notifyReaders = async (
  db: Tx,
  { task, isOfTime, ruleId, jobId }: RuleMail,
  emails: readonly string[],
  userId: string | null,
): Promise<string[]> => {
  const colleagues = await db.rows<Columns<'employees', 'id'> & Columns<'users', { email: 'username' }>>(sql`
    select e.id, u.username as email
    from employees e join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and u.username = any (${emails}::text[]) and e.is_active`)
  const readers = await readersAmong(
    db,
    { id: task.boardId },
    colleagues.map(({ id }) => id),
  )
  const { title, project, status } = task
  db.notify(taskRule, {
    to: readers.map(({ id }) => id),
    key: `${jobId} ${ruleId}`,
    recordId: task.id,
    payload: { title, project, status, isOfTime, path: pathOf(task) },
    // The rule is the author, even of what is told to the person who set it off.
    by: { employeeId: null, userId },
  })
  const told = new Set(readers.map(({ email }) => email))
  return emails.filter((email) => !told.has(email))
}

/** The rule's recipients: colleagues, clients' contacts and confirmed addresses, and those that have not confirmed. */
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

/** Mails the rule's addresses; answers with what the history adds about it, if anything. */
export const mailByRule = async (db: Tx, platform: Platform, mail: RuleMail): Promise<string> => {
  const { ruleId, jobId, employeeId } = mail
  const { own, outside, unconfirmed } = await recipientsOf(db, mail.emails)
  const by = await userOf(db, employeeId)
  const unseeing = await notifyReaders(db, mail, own, by)
  const news = { occasion: `automation ${jobId} ${ruleId}`, ruleId, by }
  const mailsTo = (emails: readonly string[], isOwn: boolean) =>
    emails.map((to) => mailOf(mail, to, platform.publicUrl(), isOwn))
  await tellByMail(db, platform, { ...news, kind: 'rule', mails: mailsTo(unseeing, true) })
  const told = await tellByMail(db, platform, { ...news, kind: 'ruleOutside', mails: mailsTo(outside, false) })
  return [
    told.isHeldBack ? ` (held back from ${outside.join(', ')}: too many e-mails in a day)` : '',
    unconfirmed.length > 0 ? ` (not sent to ${unconfirmed.join(', ')}: not confirmed)` : '',
  ].join('')
}
