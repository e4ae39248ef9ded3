import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { sharesWith, type VisitorActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Handlers } from '../../../platform/http/implement'
import { takeBackTold } from '../../../platform/notifications/told-before'
import { Refusal } from '../../../platform/refusal'
import { boardHandlers } from '../board-handlers'
import { portalDoor } from '../doors'
import { portalActivity } from '../notifications/portal-activity'
import { quoted } from '../notifications/quoted'
import { loadList } from '../queries/task-lists'
import { workHandlers } from '../work-handlers'
import { ShownToVisitors } from './shown-to-visitors'
import { FirmToTell } from './tell-firm'

const board = boardHandlers(portalDoor)
const work = workHandlers(portalDoor)
const shownTo = (actor: VisitorActor) => new ShownToVisitors(actor)

/** Some calls need a second key. */
const assertShared = (actor: VisitorActor, key: SharedInfo): void => {
  if (!sharesWith(actor, key)) throw new Refusal('invalidPermission')
}

interface Changing {
  readonly db: Tx
  readonly actor: VisitorActor
}

/** Does something to tasks, and tells the firm of it: who has these tasks is asked first, as they may be gone then. */
const telling = async <Answer>(
  { db, actor }: Changing,
  taskIds: readonly string[],
  act: () => Promise<Answer>,
  tell: (firm: FirmToTell, answer: Answer) => void,
): Promise<Answer> => {
  const [firm, answer] = await Promise.all([FirmToTell.about(db, actor, taskIds), act()])
  tell(firm, answer)
  return answer
}

/** What the firm reads of the fields that were changed; the status is told by itself. */
const fieldWords: Readonly<Record<string, string>> = {
  title: 'title',
  taskDescription: 'description',
  priority: 'priority',
  dueDate: 'due date',
  scheduledDate: 'scheduled date',
  estimatedStartDate: 'start',
  estimatedEndDate: 'end',
  estimatedTime: 'estimate',
  enableOverrideEstimatedTime: 'estimate',
}

const tellOfFields = (firm: FirmToTell, { id, title }: Task, changes: object): void => {
  const words = [...new Set(Object.keys(changes).flatMap((name) => fieldWords[name] ?? []))]
  if (words.length > 0)
    firm.that({ deed: 'taskChanged', taskId: id, subject: title, detail: `Changed: ${words.join(', ')}` })
}

/** Tells of a task that is elsewhere now, if it is. */
const tellOfStatus = (firm: FirmToTell, { id, status, finishedAt }: Task): void => {
  const { statusId, isFinished, statuses } = firm.before
  const detail = statuses.find((known) => known.id === status.id)?.name ?? ''
  if (isFinished !== (finishedAt !== null))
    firm.that({ deed: isFinished ? 'reopened' : 'completed', taskId: id, detail })
  else if (status.id !== statusId) firm.that({ deed: 'statusChanged', taskId: id, detail })
}

const countOf = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`)

/** What visitors change: the board does it, and the firm is told, save of what is merely arranged. */
export const portalChanges = {
  createTaskList: async (call) =>
    shownTo(call.actor).list(
      await telling(
        call,
        [],
        () => board.createTaskList(call),
        (firm, { name }) => firm.that({ deed: 'listAdded', subject: name }),
      ),
    ),

  updateTaskList: async (call) =>
    shownTo(call.actor).list(
      await telling(
        call,
        [],
        () => board.updateTaskList(call),
        (firm, { name }) => firm.that({ deed: 'listRenamed', subject: name }),
      ),
    ),

  deleteTaskList: async (call) => {
    const { name } = await loadList(call.db, portalDoor.viewOf(call.actor, {}), call.params.taskListId)
    return telling(
      call,
      [],
      () => board.deleteTaskList(call),
      (firm) => firm.that({ deed: 'listDeleted', subject: name }),
    )
  },

  moveTaskList: board.moveTaskList,
  sortByPriority: board.sortByPriority,
  sortByStatus: board.sortByStatus,
  sortByDueDate: board.sortByDueDate,
  sortByEstimatedTime: async (call) => {
    assertShared(call.actor, 'showEstimatedTime')
    return board.sortByEstimatedTime(call)
  },
  sortByLastUpdated: board.sortByLastUpdated,
  moveTask: board.moveTask,
  sortSubTasksByPriority: board.sortSubTasksByPriority,

  createTask: async (call) =>
    shownTo(call.actor).task(
      await telling(
        call,
        [],
        () => board.createTask(call),
        (firm, { id, title }) => firm.that({ deed: 'taskAdded', taskId: id, subject: title }),
      ),
    ),

  createSubTask: async (call) =>
    shownTo(call.actor).task(
      await telling(
        call,
        [call.params.taskId],
        () => board.createSubTask(call),
        (firm, { id, title }) =>
          firm.that({ deed: 'taskAdded', taskId: id, subject: title, detail: `Part of ${firm.before.title}` }),
      ),
    ),

  updateTask: async (call) =>
    shownTo(call.actor).task(
      await telling(
        call,
        [call.params.taskId],
        () => board.updateTask(call),
        (firm, task) => {
          tellOfFields(firm, task, call.body)
          tellOfStatus(firm, task)
        },
      ),
    ),

  toggleTask: async (call) =>
    shownTo(call.actor).task(await telling(call, [call.params.taskId], () => board.toggleTask(call), tellOfStatus)),

  moveTaskToStatus: async (call) =>
    shownTo(call.actor).task(await telling(call, [call.body.taskID], () => work.moveTaskToStatus(call), tellOfStatus)),

  deleteTask: async (call) =>
    shownTo(call.actor).affected(
      await telling(
        call,
        [call.params.taskId],
        () => board.deleteTask(call),
        (firm) => firm.that({ deed: 'deleted', key: `${call.params.taskId} deleted` }),
      ),
    ),

  archiveTask: async (call) =>
    telling(
      call,
      [call.params.taskId],
      () => board.archiveTask(call),
      (firm) => firm.that({ deed: 'archived', taskId: call.params.taskId }),
    ),

  restoreTask: async (call) =>
    shownTo(call.actor).task(
      await telling(
        call,
        [call.params.taskId],
        () => board.restoreTask(call),
        (firm) => firm.that({ deed: 'restored', taskId: call.params.taskId }),
      ),
    ),

  archiveAllTasks: async (call) => {
    const archived = await work.archiveAllTasks(call)
    if (archived.taskIDs.length > 0) {
      const firm = await FirmToTell.about(call.db, call.actor, archived.taskIDs)
      firm.that({ deed: 'tasksArchived', subject: countOf(archived.archivedCount) })
    }
    return archived
  },

  restoreTasks: async (call) =>
    telling(
      call,
      call.body.taskIDs,
      () => board.restoreTasks(call),
      (firm, { restoredCount }) => firm.that({ deed: 'tasksRestored', subject: countOf(restoredCount) }),
    ),

  attachTaskFiles: async (call) => {
    const { items } = await telling(
      call,
      [call.params.taskId],
      () => board.attachTaskFiles(call),
      (firm, attached) =>
        firm.that({
          deed: 'filesAttached',
          taskId: call.params.taskId,
          detail: attached.items.map(({ name }) => name).join(', '),
        }),
    )
    return { items: shownTo(call.actor).files(items) }
  },

  deleteTaskFile: board.deleteTaskFile,

  createTaskComment: async (call) =>
    shownTo(call.actor).comment(
      await telling(
        call,
        [call.params.taskId],
        () => work.createTaskComment({ ...call, body: { ...call.body, mentionedEmployeeIDs: [] } }),
        (firm, { id, text }) =>
          firm.that({ deed: 'commented', key: id, taskId: call.params.taskId, detail: quoted(text ?? '') }),
      ),
    ),

  createTaskFileComment: async (call) => {
    assertShared(call.actor, 'taskAttachFile')
    return shownTo(call.actor).comment(
      await telling(
        call,
        [call.params.taskId],
        () => work.createTaskFileComment({ ...call, body: { ...call.body, mentionedEmployeeIDs: [] } }),
        (firm, { id, text, files }) =>
          firm.that({
            ...{ deed: 'commented', key: id, taskId: call.params.taskId },
            detail: quoted(text ?? files.map(({ name }) => name).join(', ')),
          }),
      ),
    )
  },

  updateTaskComment: async (call) => {
    const { taskId } = call.params
    const comment = await work.updateTaskComment({ ...call, body: { ...call.body, mentionedEmployeeIDs: [] } })
    const firm = await FirmToTell.about(call.db, call.actor, [taskId])
    await firm.inOtherWords({ deed: 'commented', key: comment.id, taskId, detail: quoted(comment.text ?? '') })
    return shownTo(call.actor).comment(comment)
  },

  deleteTaskComment: async (call) => {
    await work.deleteTaskComment(call)
    await takeBackTold(call.db, portalActivity, call.params.commentId)
  },
} satisfies Partial<Handlers<typeof portalTasks>>
