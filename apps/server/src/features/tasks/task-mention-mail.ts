import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { composeMail } from '../../platform/mail/mail'
import { enqueueMail } from '../../platform/mail/send-mail-job'
import type { Platform } from '../../platform/platform'
import type { OpenBoard } from './board'
import { readersAmong } from './board-audience'

interface Mention {
  readonly task: { readonly id: string; readonly title: string }
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
  { task, author, text, employeeIds }: Mention,
): Promise<void> => {
  const readers = await readersAmong(db, board, employeeIds)
  if (readers.length === 0) return
  const company = await db.row<{ domain: string }>(sql`
    select domain from company_directory where id = ${db.scope.companyId}`)
  const url = `${platform.publicUrl()}/employments/${company?.domain}/${board.pathOfTask(task.id)}`
  for (const { email } of readers)
    enqueueMail(
      db,
      composeMail({
        to: email,
        subject: `${author} mentioned you: ${task.title}`,
        heading: task.title,
        paragraphs: [`${author} mentioned you in a comment:`, quoted(text)],
        action: { label: 'Open task', url },
      }),
    )
}
