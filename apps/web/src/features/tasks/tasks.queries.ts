import type { Input } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import type { TaskOptions } from '@praxis/contract/tasks/task-shapes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { allPagesQuery, itemsQuery, query } from '../../api/query'
import { historyQuery } from '../workspaces/history.queries'
import { addedUp } from './board/deletion-words'
import type { BoardDoor, BoardEndpoints } from './board-door'
import { callsSettled } from './calls-in-order'

const MINUTE_MS = 60_000
/** Addresses of files work for ten minutes at least; an open task fetches new ones before that. */
const FRESH_LINKS_MS = 8 * MINUTE_MS

export type BoardFilter = Omit<NonNullable<Input<BoardEndpoints['listTaskLists']>['query']>, 'page' | 'per'>

/** Names and images of people come from users and employees; what may be done on a board, from its project. */
const shownOn = ({ subject }: BoardDoor) => ({ topics: ['user', 'employees', `projects/${subject}`], subject }) as const

/** The start of every key asked through one door; its first part is the live topic. */
export const ofDoor = ({ key }: BoardDoor) => ['tasks', key] as const

export const boardQuery = (door: BoardDoor, filter: BoardFilter) =>
  query(
    door.board.listTaskLists,
    { query: filter },
    { key: [...ofDoor(door), 'lists', filter], keepsPrevious: true, ...shownOn(door) },
  )

export const listPagesKey = (door: BoardDoor) => [...ofDoor(door), 'page']

/** A page of a list's tasks after the first ones. */
export const listPageQuery = (door: BoardDoor, filter: BoardFilter, taskListID: string, page: number) =>
  queryOptions({
    queryKey: [...listPagesKey(door), filter, taskListID, page],
    queryFn: async ({ signal }) => {
      const query = { ...filter, taskListID, page }
      const { items } = await api.call(door.board.listTaskLists, { query }, { signal })
      return { tasks: items[0]?.tasks ?? [], hasMore: items[0]?.hasMore ?? false }
    },
    meta: shownOn(door),
  })

type CompletedFilter = Pick<BoardFilter, 'assigneeID' | 'taskNameTerm' | 'taskStatusIDs'>

export const completedPageQuery = (
  door: BoardDoor,
  taskListId: string,
  { assigneeID, taskNameTerm, taskStatusIDs }: CompletedFilter,
  page: number,
) => {
  const asked = { assigneeID, taskNameTerm, taskStatusIDs, page }
  return query(
    door.board.listCompletedTasks,
    { params: { taskListId }, query: asked },
    { key: [...ofDoor(door), 'completed', taskListId, asked], keepsPrevious: true, ...shownOn(door) },
  )
}

export type ArchiveFilter = Omit<NonNullable<Input<BoardEndpoints['listArchivedTasks']>['query']>, 'page' | 'per'>

/** The archived tasks, the last archived first, 25 at a time. */
export const archivedTasksQuery = (door: BoardDoor, filter: ArchiveFilter, page: number) =>
  query(
    door.board.listArchivedTasks,
    { query: { ...filter, page } },
    { key: [...ofDoor(door), 'archived', filter, page], keepsPrevious: true, ...shownOn(door) },
  )

/** What a project offers is the same through each of its doors. */
const ofOwner = (kind: 'statuses' | 'options', { subject, key }: BoardDoor) => ['tasks', kind, subject ?? key]

export const taskStatusesQuery = (door: BoardDoor) =>
  itemsQuery(door.statuses.listTaskStatuses, {}, { key: ofOwner('statuses', door), topics: [], subject: door.subject })

export const taskOptionsQuery = (door: BoardDoor) =>
  query(
    door.board.getTaskOptions,
    {},
    { key: ofOwner('options', door), topics: ['user', 'employees', 'projects'], subject: door.subject },
  )

type TaskPeople = Pick<TaskOptions, 'employees' | 'otherAssignees'>

/** The people whose tasks may be on the board, whether they can be given more or not. */
export const everybodyOf = (options: TaskPeople | undefined) =>
  options ? [...options.employees, ...options.otherAssignees] : []

/** Counted anew each time: what a deletion removes for good is not taken from the cache. */
const ASKED_ANEW = { gcTime: 0, staleTime: 0 }

export const taskListContentsQuery = (door: BoardDoor, taskListId: string) =>
  query(
    door.board.getTaskListContents,
    { params: { taskListId } },
    { key: [...ofDoor(door), 'contents', taskListId], topics: [], ...ASKED_ANEW },
  )

const MOST_AT_ONCE = 200

export const taskContentsQuery = (door: BoardDoor, taskIDs: readonly string[]) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'contents', taskIDs],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(taskIDs.length / MOST_AT_ONCE) }, (_, part) =>
        taskIDs.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
      )
      return addedUp(
        await Promise.all(
          parts.map((part) => api.call(door.board.getTaskContents, { query: { taskIDs: part } }, { signal })),
        ),
      )
    },
    ...ASKED_ANEW,
  })

export const taskColumnsQuery = (door: BoardDoor) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'columns'],
    queryFn: async ({ signal }) => (door.columns ? (await api.call(door.columns.get, {}, { signal })).columns : null),
    meta: { subject: door.subject },
  })

export const taskQuery = (door: BoardDoor, taskId: string) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'task', taskId],
    queryFn: async ({ signal }) => {
      await callsSettled(taskId)
      return api.call(door.board.getTask, { params: { taskId } }, { signal })
    },
    refetchInterval: FRESH_LINKS_MS,
    meta: shownOn(door),
  })

interface TaskPlace {
  readonly id: string
  readonly taskList: { readonly id: string }
}

export const placeParams = ({ id, taskList }: TaskPlace) => ({ taskListId: taskList.id, taskId: id })

/** The comments of a task, the newest first, 25 at a time; a template's board has none. */
export const taskCommentsQuery = (door: BoardDoor, task: TaskPlace) => {
  const { listTaskComments } = door.work ?? personals
  return allPagesQuery(listTaskComments, (page) => ({ params: placeParams(task), query: { page } }), {
    key: [...ofDoor(door), 'comments', task.id],
    refetchInterval: FRESH_LINKS_MS,
    enabled: door.work !== undefined,
    ...shownOn(door),
  })
}

export const taskHistoryQuery = (taskId: string, page: number) => historyQuery('tasks', 'task', taskId, page)

export const personalProjectsQuery = itemsQuery(personals.listPersonalProjects, {}, { topics: ['projects'] })
