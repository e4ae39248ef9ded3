import type { MadeOn } from '@praxis/contract/protocol/values'
import type { SubTask, Task, TaskCard, TaskChanges, TaskList } from '@praxis/contract/tasks/task-shapes'

export interface TaskPlace {
  readonly id: string
  readonly taskList: { readonly id: string }
}

export interface NamedTask extends TaskPlace {
  readonly title: string
}

/** Where a task is being added: at the end of a list, or of a task's sub-tasks. */
export interface AddingPlace {
  readonly listID: string
  readonly superTaskID: string | null
}

export type WrittenTexts = Pick<Task, 'title' | 'taskDescription'>

/** A change of tasks on a board; it shows at once, and is undone when the server refuses. */
export type BoardChange =
  | {
      readonly kind: 'update'
      readonly tasks: readonly TaskPlace[]
      readonly changes: TaskChanges & MadeOn
      /** What the board shows of the change. */
      readonly shown: Partial<SubTask>
      /** The rewritten text as it was read: the server refuses when just this text has changed meanwhile. */
      readonly rewritten?: Partial<WrittenTexts>
    }
  | { readonly kind: 'move'; readonly tasks: readonly [TaskPlace]; readonly to: TaskDestination }
  | {
      readonly kind: 'moveToStatus'
      readonly tasks: readonly [TaskPlace]
      readonly statusID: string
      readonly isFinished: boolean
      readonly beforeID: string | null
    }
  | { readonly kind: 'toggle'; readonly tasks: readonly TaskPlace[]; readonly isToggled: boolean }
  | { readonly kind: 'archive'; readonly tasks: readonly NamedTask[] }
  | { readonly kind: 'delete'; readonly tasks: readonly TaskPlace[]; readonly keepSubTasks: boolean }
  | {
      readonly kind: 'moveList'
      readonly tasks: readonly []
      readonly listID: string
      readonly beforeID: string | null
    }

/** A task that was typed and is being saved. */
interface Addition {
  readonly kind: 'add'
  readonly tasks: readonly [TaskPlace]
  readonly superTaskID: string | null
  readonly title: string
  readonly statusID: string
}

export type ShownChange = BoardChange | Addition

export interface TaskDestination {
  readonly taskListID: string
  readonly superTaskID: string | null
  readonly beforeID: string | null
}

type Lists = readonly TaskList[]

const withTasks = (list: TaskList, tasks: TaskCard[]): TaskList => (tasks === list.tasks ? list : { ...list, tasks })

/** Whether a task is open: lists keep open and completed tasks apart. */
export const isOpen = ({ finishedAt }: { readonly finishedAt: string | null }): boolean => finishedAt === null

const cardOf = (task: SubTask | TaskCard): TaskCard => ('subTasks' in task ? task : { ...task, subTasks: [] })

const subTaskOf = (task: SubTask | TaskCard): SubTask => {
  if (!('subTasks' in task)) return task
  const { subTasks: _, ...subTask } = task
  return subTask
}

/** The task, wherever on the board it is. */
export function findTask(lists: Lists, id: string): TaskCard | SubTask | undefined {
  for (const list of lists)
    for (const task of list.tasks) {
      if (task.id === id) return task
      const subTask = task.subTasks.find((each) => each.id === id)
      if (subTask) return subTask
    }
  return undefined
}

const counted = (list: TaskList, before: TaskCard, after: TaskCard | undefined): TaskList => {
  const step = (wasIt: boolean, isIt: boolean) => Number(isIt) - Number(wasIt)
  const wasOpen = isOpen(before)
  return {
    ...list,
    activeTaskCount: list.activeTaskCount + step(wasOpen, after !== undefined && isOpen(after)),
    completedTaskCount: list.completedTaskCount + step(!wasOpen, after !== undefined && !isOpen(after)),
  }
}

const finishedCount = (subTasks: readonly SubTask[]) => subTasks.filter((task) => !isOpen(task)).length

const withSubTasks = (task: TaskCard, subTasks: SubTask[]): TaskCard => ({
  ...task,
  subTasks,
  subTaskCount: task.subTaskCount + subTasks.length - task.subTasks.length,
  finishedSubTaskCount: task.finishedSubTaskCount + finishedCount(subTasks) - finishedCount(task.subTasks),
})

/** The lists with one task changed in its place; undefined takes the task away. */
function changed(
  lists: Lists,
  ids: ReadonlySet<string>,
  change: (task: SubTask) => Partial<SubTask> | undefined,
): TaskList[] {
  return lists.map((list) => {
    let next = list
    const tasks = list.tasks.flatMap((task) => {
      const subTasks = task.subTasks.some(({ id }) => ids.has(id))
        ? task.subTasks.flatMap((subTask) => {
            if (!ids.has(subTask.id)) return [subTask]
            const changes = change(subTask)
            return changes ? [{ ...subTask, ...changes }] : []
          })
        : task.subTasks
      const current = subTasks === task.subTasks ? task : withSubTasks(task, subTasks)
      if (!ids.has(task.id)) return [current]
      const changes = change(current)
      const after = changes && { ...current, ...changes }
      next = counted(next, task, after)
      return after ? [after] : []
    })
    return withTasks(next, tasks)
  })
}

const inserted = <Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  beforeID: string | null,
) => {
  const at = beforeID === null ? -1 : items.findIndex(({ id }) => id === beforeID)
  return at < 0 ? [...items, item] : [...items.slice(0, at), item, ...items.slice(at)]
}

/** The list with a task put in; an open task at the end stands behind the last open one, before completed ones. */
const insertedInList = (tasks: readonly TaskCard[], task: TaskCard, beforeID: string | null): TaskCard[] => {
  const firstDone = tasks.find((each) => !isOpen(each))
  return inserted(tasks, task, beforeID ?? (isOpen(task) ? (firstDone?.id ?? null) : null))
}

function moved(lists: Lists, id: string, { taskListID, superTaskID, beforeID }: TaskDestination): TaskList[] {
  const task = findTask(lists, id)
  if (!task || beforeID === id) return [...lists]
  const place = { taskList: { id: taskListID }, superTask: superTaskID === null ? null : { id: superTaskID } }
  const without = changed(lists, new Set([id]), () => undefined)
  return without.map((list) => {
    if (list.id !== taskListID) return list
    if (superTaskID === null) {
      const card = { ...cardOf(task), ...place }
      const count = isOpen(card)
        ? { activeTaskCount: list.activeTaskCount + 1 }
        : { completedTaskCount: list.completedTaskCount + 1 }
      return { ...list, ...count, tasks: insertedInList(list.tasks, card, beforeID) }
    }
    const tasks = list.tasks.map((parent) =>
      parent.id === superTaskID
        ? withSubTasks(parent, inserted(parent.subTasks, { ...subTaskOf(task), ...place }, beforeID))
        : parent,
    )
    return { ...list, tasks }
  })
}

/** The board as it will be once the server has done this. */
export function withChange(lists: Lists, change: ShownChange, now: string): TaskList[] {
  const ids = new Set(change.tasks.map(({ id }) => id))
  switch (change.kind) {
    case 'update':
      return changed(lists, ids, () => change.shown)
    case 'toggle':
      return changed(lists, ids, () => ({ finishedAt: change.isToggled ? now : null }))
    case 'archive':
    case 'delete':
      return changed(lists, ids, () => undefined)
    case 'move':
      return moved(lists, change.tasks[0].id, change.to)
    case 'moveToStatus':
      return movedToStatus(lists, change, now)
    case 'add':
      return withAddition(lists, change, now)
    case 'moveList':
      return movedList(lists, change.listID, change.beforeID)
  }
}

/** A new task, of which no more is known than what was typed. */
export const addedSubTask = (
  { tasks: [{ id, taskList }], superTaskID, title, statusID }: Addition,
  now: string,
): SubTask => ({
  id,
  title,
  taskList,
  superTask: superTaskID === null ? null : { id: superTaskID },
  status: { id: statusID },
  finishedAt: null,
  rank: '',
  index: 0,
  version: 1,
  updatedAt: now,
  employees: [],
  priority: 0,
  dueDate: null,
  scheduledDate: null,
  estimatedStartDate: null,
  estimatedEndDate: null,
  estimatedTime: null,
  loggedTime: 0,
  tags: [],
  subTaskCount: 0,
  finishedSubTaskCount: 0,
  commentCount: 0,
  fileCount: 0,
  can: { updateStatus: true },
})

function withAddition(lists: Lists, change: Addition, now: string): TaskList[] {
  const [{ id, taskList }] = change.tasks
  if (findTask(lists, id)) return [...lists]
  const task = addedSubTask(change, now)
  return lists.map((list) => {
    if (list.id !== taskList.id) return list
    if (change.superTaskID === null)
      return {
        ...list,
        activeTaskCount: list.activeTaskCount + 1,
        tasks: insertedInList(list.tasks, cardOf(task), null),
      }
    return withTasks(
      list,
      list.tasks.map((parent) =>
        parent.id === change.superTaskID ? withSubTasks(parent, [...parent.subTasks, task]) : parent,
      ),
    )
  })
}

function movedList(lists: Lists, listID: string, beforeID: string | null): TaskList[] {
  const list = lists.find(({ id }) => id === listID)
  const others = lists.filter(({ id }) => id !== listID)
  return list ? inserted(others, list, beforeID) : others
}

function movedToStatus(
  lists: Lists,
  { tasks: [{ id }], statusID, isFinished, beforeID }: Extract<BoardChange, { kind: 'moveToStatus' }>,
  now: string,
): TaskList[] {
  const finishedAt = (task: SubTask) => (isFinished ? (task.finishedAt ?? now) : null)
  const inStatus = changed(lists, new Set([id]), (task) => ({
    status: { id: statusID },
    finishedAt: finishedAt(task),
  }))
  const task = findTask(inStatus, id)
  const before = beforeID === null ? undefined : findTask(inStatus, beforeID)
  // Ranks are only comparable within a list: beside a card of another list only the new status is shown.
  if (!task || !before || before.taskList.id !== task.taskList.id || task.superTask || before.superTask) return inStatus
  return moved(inStatus, id, { taskListID: task.taskList.id, superTaskID: null, beforeID })
}
