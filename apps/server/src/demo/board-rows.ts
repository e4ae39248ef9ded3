import type { DemoBoard, DemoStatus } from '@praxis/demo/demo-board'
import type { DemoFile } from '@praxis/demo/demo-journal'
import { ranksFor } from '@praxis/domain/tasks/rank'
import { demoId } from './demo-id'

/** Rows as the tables of boards take them, all boards together. */
export interface StatusRow extends DemoStatus {
  readonly id: string
  readonly boardId: string
  readonly position: number
}

export interface ListRow {
  readonly id: string
  readonly boardId: string
  readonly name: string
  readonly rank: string
}

export interface TaskRow {
  readonly id: string
  readonly boardId: string
  readonly listId: string
  readonly parentId: string | null
  readonly title: string
  readonly description: string
  readonly statusId: string | null
  readonly priority: number
  readonly dueDate: string | null
  readonly estimatedStart: string | null
  readonly estimatedEnd: string | null
  readonly seconds: number | null
  readonly tags: readonly string[]
  readonly remind: boolean
  readonly finishedAt: string | null
  readonly rank: string
  readonly createdBy: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly assignees: readonly string[]
}

export interface CommentRow {
  readonly id: string
  readonly taskId: string
  readonly authorId: string
  readonly text: string
  readonly createdAt: string
}

export interface TaskFile {
  readonly taskId: string
  readonly file: DemoFile
}

export interface BoardRows {
  readonly statuses: readonly StatusRow[]
  readonly lists: readonly ListRow[]
  readonly tasks: readonly TaskRow[]
  readonly comments: readonly CommentRow[]
  readonly files: readonly TaskFile[]
}

export const EMPTY_TASK = {
  parentId: null,
  description: '',
  statusId: null,
  priority: 0,
  dueDate: null,
  estimatedStart: null,
  estimatedEnd: null,
  seconds: null,
  tags: [],
  remind: false,
  finishedAt: null,
  assignees: [],
} as const satisfies Partial<TaskRow>

export const statusRows = (boardId: string, statuses: readonly DemoStatus[]): StatusRow[] =>
  statuses.map((status, position) => ({
    ...status,
    id: demoId('task status', boardId, status.name),
    boardId,
    position,
  }))

export const listRows = (boardId: string, names: readonly string[]): ListRow[] => {
  const ranks = ranksFor(names.length)
  return names.map((name, index) => ({
    id: demoId('task list', boardId, name),
    boardId,
    name,
    rank: ranks[index] ?? '',
  }))
}

/** Each item with its rank, in the order given. */
export const ranked = <Item>(items: readonly Item[]): (readonly [item: Item, rank: string])[] => {
  const ranks = ranksFor(items.length)
  return items.map((item, index) => [item, ranks[index] ?? ''] as const)
}

/** The tasks of a template have no author and no days. */
export const templateRows = (
  boardId: string,
  { statuses, lists }: DemoBoard,
  written: { readonly by: string; readonly at: string },
): BoardRows => {
  const stamps = { createdBy: written.by, createdAt: written.at, updatedAt: written.at }
  const ofLists = listRows(
    boardId,
    lists.map(({ name }) => name),
  )
  const tasks = lists.flatMap(({ tasks: planned }, listIndex) => {
    const listId = ofLists[listIndex]?.id ?? ''
    return ranked(planned).flatMap(
      ([{ title, hours, parts = [], priority = 0, tags = [], about }, rank]): TaskRow[] => {
        const id = demoId('task', listId, title)
        const common = { ...EMPTY_TASK, ...stamps, boardId, listId }
        return [
          {
            ...common,
            id,
            title,
            priority,
            tags,
            rank,
            description: about ? `<p>${about}</p>` : '',
            seconds: parts.length > 0 ? null : hours * 3600,
          },
          ...ranked(parts).map(([part, partRank]) => ({
            ...common,
            id: demoId('task', id, part),
            parentId: id,
            title: part,
            rank: partRank,
            seconds: Math.round((hours * 3600) / parts.length / 1800) * 1800,
          })),
        ]
      },
    )
  })
  return { statuses: statusRows(boardId, statuses), lists: ofLists, tasks, comments: [], files: [] }
}
