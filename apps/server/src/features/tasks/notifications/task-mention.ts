import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { withoutLinks } from '../../../platform/mail/reads-like-a-link'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import type { OpenBoard } from '../board'
import { readersAmong } from '../board-audience'
import { tasksSeenBy } from './tasks-seen-by'

const MOST_QUOTED = 1000

const quoted = (text: string): string => (text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED)}…`)

export const taskMention = defineNotificationKind({
  name: 'taskMention',
  icon: 'task',
  setting: { section: 'Tasks', label: 'Mentions', description: 'Someone mentions you in a comment on a task' },
  ways: { inApp: true, mail: 'atOnce' },
  seen: tasksSeenBy,
  mailKind: 'mention',
  payload: z.strictObject({ task: z.string(), text: z.string(), path: z.string() }),
  words: ({ by, payload: { task, text, path } }) => ({ title: `${by} mentioned you: ${task}`, text, path }),
  mail: ([{ by, payload }], workspaceUrl) => {
    const [who, title] = [withoutLinks(by), withoutLinks(payload.task)]
    return {
      subject: `${who} mentioned you: ${title}`,
      heading: title,
      paragraphs: [`${who} mentioned you in a comment:`, { quote: withoutLinks(payload.text) }],
      action: { label: 'Open task', url: `${workspaceUrl}/${payload.path}` },
    }
  },
})

interface Mention {
  readonly task: { readonly id: string; readonly title: string }
  readonly commentId: string
  readonly text: string
  readonly employeeIds: readonly string[]
}

/** To those mentioned who may see the board: nobody else is to read of it. */
export const tellOfMentions = async (
  db: Tx,
  board: OpenBoard,
  { task, commentId, text, employeeIds }: Mention,
): Promise<void> => {
  const readers = await readersAmong(db, board, employeeIds)
  db.notify(taskMention, {
    to: readers.map(({ id }) => id),
    key: commentId,
    again: true,
    recordId: task.id,
    payload: { task: task.title, text: quoted(text), path: board.pathOfTask(task.id) },
  })
}
