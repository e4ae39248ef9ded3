import type { SubTask, TaskCard, TaskList } from '@praxis/contract/tasks/task-shapes'
import { isOpen } from './board-changes'

/** One row of a board that is shown as lists or as a table. */
export type BoardRow =
  | { readonly kind: 'list'; readonly key: string; readonly list: TaskList; readonly isFolded: boolean }
  | { readonly kind: 'columns'; readonly key: string; readonly list: TaskList }
  | {
      readonly kind: 'task'
      readonly key: string
      readonly list: TaskList
      readonly task: TaskCard | SubTask
      readonly isSubTask: boolean
      readonly isLast: boolean
      /** Undefined for a task without sub-tasks. */
      readonly isFolded: boolean | undefined
    }
  | { readonly kind: 'more'; readonly key: string; readonly list: TaskList }
  | { readonly kind: 'add'; readonly key: string; readonly list: TaskList; readonly superTaskID: string | null }
  | { readonly kind: 'completed'; readonly key: string; readonly list: TaskList; readonly isShown: boolean }
  | { readonly kind: 'moreCompleted'; readonly key: string; readonly list: TaskList }
  | { readonly kind: 'gap'; readonly key: string }

export interface RowOptions {
  readonly foldedLists: ReadonlySet<string>
  readonly foldedTasks: ReadonlySet<string>
  readonly showsSubTasks: boolean
  readonly canCreate: boolean
  /** The task that a sub-task is being added to. */
  readonly addingTo: string | null
  readonly showsHead: boolean
  readonly isCompletedShown: (listID: string) => boolean
  readonly hasMoreCompleted: (listID: string) => boolean
}

export function boardRows(lists: readonly TaskList[], options: RowOptions): BoardRow[] {
  // The columns are named once, above the first tasks.
  const named = options.showsHead
    ? lists.find(({ id, tasks }) => !options.foldedLists.has(id) && tasks.some(isOpen))
    : undefined
  return lists.flatMap((list, index) => {
    const isFolded = options.foldedLists.has(list.id)
    const rows: BoardRow[] = [{ kind: 'list', key: `list ${list.id}`, list, isFolded }]
    if (!isFolded && list === named) rows.push({ kind: 'columns', key: `columns ${list.id}`, list })
    if (!isFolded) rows.push(...rowsOfList(list, options))
    if (index < lists.length - 1) rows.push({ kind: 'gap', key: `gap ${list.id}` })
    return rows
  })
}

function rowsOfList(list: TaskList, options: RowOptions): BoardRow[] {
  const { canCreate, isCompletedShown, hasMoreCompleted } = options
  const open = list.tasks.filter(isOpen)
  const rows: BoardRow[] = []
  for (const task of open) rows.push(...rowsOfTask(list, task, options))
  if (list.hasMore) rows.push({ kind: 'more', key: `more ${list.id}`, list })
  if (canCreate) rows.push({ kind: 'add', key: `add ${list.id}`, list, superTaskID: null })
  if (list.completedTaskCount > 0) {
    const isShown = isCompletedShown(list.id)
    rows.push({ kind: 'completed', key: `completed ${list.id}`, list, isShown })
    if (isShown) {
      for (const task of list.tasks) if (!isOpen(task)) rows.push(...rowsOfTask(list, task, options))
      if (hasMoreCompleted(list.id)) rows.push({ kind: 'moreCompleted', key: `moreCompleted ${list.id}`, list })
    }
  }
  return rows
}

function rowsOfTask(list: TaskList, task: TaskCard, options: RowOptions): BoardRow[] {
  const { showsSubTasks, foldedTasks, addingTo } = options
  const hasSubTasks = showsSubTasks && task.subTasks.length > 0
  const isFolded = hasSubTasks ? foldedTasks.has(task.id) : undefined
  const rows: BoardRow[] = [{ kind: 'task', key: task.id, list, task, isSubTask: false, isLast: false, isFolded }]
  const isAdding = addingTo === task.id
  if (isFolded === false || (isAdding && hasSubTasks))
    task.subTasks.forEach((subTask, index) => {
      const isLast = index === task.subTasks.length - 1 && !isAdding
      rows.push({ kind: 'task', key: subTask.id, list, task: subTask, isSubTask: true, isLast, isFolded: undefined })
    })
  if (isAdding) rows.push({ kind: 'add', key: `add ${task.id}`, list, superTaskID: task.id })
  return rows
}

const TASKS_A_PAGE = 100

/** The key of a page of a list's tasks; the first page comes with the board. */
export const pageKey = (listID: string, page: number): string => `${listID}/${page}`

/** The pages that some neighbouring rows come from. */
export function pagesOf(rows: readonly BoardRow[]): string[] {
  const ends = new Map<string, { list: TaskList; first: string; last: string }>()
  for (const row of rows) {
    if (row.kind !== 'task' || row.isSubTask) continue
    const { list, task } = row
    ends.set(list.id, { list, first: ends.get(list.id)?.first ?? task.id, last: task.id })
  }
  return [...ends.values()].flatMap(({ list, first, last }) => {
    const pageAt = (taskID: string) => 1 + Math.floor(list.tasks.findIndex(({ id }) => id === taskID) / TASKS_A_PAGE)
    const from = pageAt(first)
    return Array.from({ length: pageAt(last) - from + 1 }, (_, index) => pageKey(list.id, from + index))
  })
}

/** The height of a row, known beforehand, so that thousands of them need no measuring. */
export const rowHeight = (row: BoardRow, look: 'list' | 'table' | 'phone'): number => {
  switch (row.kind) {
    case 'list':
      return 46
    case 'columns':
      return 32
    case 'task':
      if (look === 'phone') return row.isSubTask ? 56 : 62
      return row.isSubTask || look === 'table' ? 36 : 40
    case 'gap':
      return 16
    default:
      return look === 'phone' ? 44 : 36
  }
}
