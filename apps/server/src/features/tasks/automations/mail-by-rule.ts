import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Limit, Limits } from '../../../platform/limits/limits'
import { composeMail } from '../../../platform/mail/mail'
import { readsLikeALink } from '../../../platform/mail/reads-like-a-link'
import { enqueueMailOnce } from '../../../platform/mail/send-mail-job'
import { Refusal } from '../../../platform/refusal'

/** What the rules are about, as it is when one of them has its turn. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly boardId: string
  readonly project: string
  readonly status: string
  readonly domain: string
}

const HOUR = 3600
/** Addresses are anybody's: whoever drags a task back and forth is not to fill a mailbox, nor a project many of them. */
const mailsOfRuleOnTask: Limit = { name: 'rule mails on a task', attempts: 5, seconds: HOUR }
const mailsOfProject: Limit = { name: 'rule mails of a project', attempts: 500, seconds: HOUR }

const isWithin = async (db: Tx, limits: Limits, limit: Limit, subject: string, count = 1): Promise<boolean> => {
  try {
    await limits.take(db, limit, subject, count)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'tooManyRequests') return false
    throw error
  }
}

/** Of the addresses, those of people who work here. */
const ownAddresses = async (db: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ email: string }>(sql`
    select u.username as email from employees e join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.is_active and u.username = any (${emails})`)
  return new Set(rows.map(({ email }) => email))
}

export interface RuleMail {
  readonly task: Subject
  readonly ruleId: string
  /** Rather than a change of status. */
  readonly isOfTime: boolean
  readonly emails: readonly string[]
  readonly jobId: string
  readonly publicUrl: string
}

/** Says whether the mails go out, or were too many. */
export const mailByRule = async (
  db: Tx,
  limits: Limits,
  { task, ruleId, isOfTime, emails, jobId, publicUrl }: RuleMail,
): Promise<boolean> => {
  if (!(await isWithin(db, limits, mailsOfRuleOnTask, `${ruleId} ${task.id}`))) return false
  if (!(await isWithin(db, limits, mailsOfProject, task.boardId, emails.length))) return false
  const own = await ownAddresses(db, emails)
  for (const to of emails) {
    // Nobody can have us send a link of theirs to strangers.
    const shown = (text: string, otherwise: string) => (own.has(to) || !readsLikeALink(text) ? text : otherwise)
    const title = shown(task.title, 'A task')
    const project = shown(task.project, 'a project')
    const status = shown(task.status, 'another status')
    enqueueMailOnce(
      db,
      `automation ${jobId} ${ruleId}`,
      composeMail({
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
      }),
    )
  }
  return true
}
