import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { changeTold, takeBackTold } from '../../../platform/notifications/told-before'
import type { OpenBoard } from '../board'
import { readersAmong } from '../board-audience'
import { quoted } from './quoted'
import { tasksSeenBy } from './tasks-seen-by'

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

interface Comment {
  readonly task: { readonly id: string; readonly title: string }
  readonly commentId: string
  readonly text: string
}

interface Mention extends Comment {
  readonly employeeIds: readonly string[]
}

const payloadOf = (board: OpenBoard, { task, text }: Comment) => ({
  task: task.title,
  text: quoted(text),
  path: board.pathOfTask(task.id),
})

/** Tells those of the mentioned people who may see the board. */
export const tellOfMentions = async (db: Tx, board: OpenBoard, { employeeIds, ...comment }: Mention): Promise<void> => {
  const readers = await readersAmong(db, board, employeeIds)
  db.notify(taskMention, {
    to: readers.map(({ id }) => id),
    key: comment.commentId,
    again: true,
    recordId: comment.task.id,
    payload: payloadOf(board, comment),
  })
}

/** People mentioned before read what the comment says now. */
export const quoteAnew = (db: Tx, board: OpenBoard, comment: Comment): Promise<void> =>
  changeTold(db, taskMention, comment.commentId, payloadOf(board, comment))

/** A comment that its author has deleted is quoted nowhere. */
export const takeBackMentions = (db: Tx, commentId: string): Promise<void> => takeBackTold(db, taskMention, commentId)
