import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { withoutLinks } from '../../platform/mail/reads-like-a-link'
import { tellByMail } from '../../platform/mail/tell-by-mail'
import type { Platform } from '../../platform/platform'
import type { OpenBoard } from './board'
import { readersAmong } from './board-audience'

interface Mention {
  readonly task: { readonly id: string; readonly title: string }
  readonly commentId: string
  readonly author: string
  readonly text: string
  readonly employeeIds: readonly string[]
}

const MOST_QUOTED = 1000

const quoted = (text: string): string => (text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED)}…`)

/** To those mentioned who may see the board: nobody else is to read of it. */
export const mailMentions = async (
  db: Tx,
  platform: Platform,
  board: OpenBoard,
  { task, commentId, author, text, employeeIds }: Mention,
): Promise<void> => {
  const readers = await readersAmong(db, board, employeeIds)
  if (readers.length === 0) return
  const company = await db.row<{ domain: string }>(sql`
    select domain from company_directory where id = ${db.scope.companyId}`)
  const url = `${platform.publicUrl()}/employments/${company?.domain}/${board.pathOfTask(task.id)}`
  const [who, title] = [withoutLinks(author), withoutLinks(task.title)]
  await tellByMail(db, platform, {
    kind: 'mention',
    occasion: `mention ${commentId} ${db.now}`,
    by: db.scope.userId,
    mails: readers.map(({ email }) => ({
      to: email,
      subject: `${who} mentioned you: ${title}`,
      heading: title,
      paragraphs: [`${who} mentioned you in a comment:`, { quote: withoutLinks(quoted(text)) }],
      action: { label: 'Open task', url },
    })),
  })
}
