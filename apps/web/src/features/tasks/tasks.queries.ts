import { operations } from '@praxis/contract/company/history-and-jobs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import type { TaskOptions } from '@praxis/contract/tasks/task-shapes'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { addedUp } from './board/deletion-words'
import type { BoardDoor, BoardEndpoints } from './board-door'
import { callsSettled } from './calls-in-order'

const MINUTE_MS = 60_000
/** Addresses of files work for ten minutes at least; an open task fetches new ones before that. */
const FRESH_LINKS_MS = 8 * MINUTE_MS

export type BoardFilter = Omit<NonNullable<Input<BoardEndpoints['listTaskLists']>['query']>, 'page' | 'per'>

/** Names and images of people come from users and employees; what may be done on a board, from its project. */
const metaOf = ({ subject }: BoardDoor) => ({ topics: ['user', 'employees', `projects/${subject}`], subject })

/** The start of every key asked through one door; its first part is the live topic. */
export const ofDoor = ({ key }: BoardDoor) => ['tasks', key] as const

export const boardQuery = (door: BoardDoor, filter: BoardFilter) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'lists', filter],
    queryFn: ({ signal }) => api.call(door.board.listTaskLists, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
    meta: metaOf(door),
  })

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
    meta: metaOf(door),
  })

type CompletedFilter = Pick<BoardFilter, 'assigneeID' | 'taskNameTerm' | 'taskStatusIDs'>

export const completedPageQuery = (
  door: BoardDoor,
  taskListId: string,
  { assigneeID, taskNameTerm, taskStatusIDs }: CompletedFilter,
  page: number,
) => {
  const query = { assigneeID, taskNameTerm, taskStatusIDs, page }
  return queryOptions({
    queryKey: [...ofDoor(door), 'completed', taskListId, query],
    queryFn: ({ signal }) => api.call(door.board.listCompletedTasks, { params: { taskListId }, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: metaOf(door),
  })
}

export type ArchiveFilter = Omit<NonNullable<Input<BoardEndpoints['listArchivedTasks']>['query']>, 'page' | 'per'>

/** The archived tasks, the last archived first, 25 at a time. */
export const archivedTasksQuery = (door: BoardDoor, filter: ArchiveFilter, page: number) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'archived', filter, page],
    queryFn: ({ signal }) => api.call(door.board.listArchivedTasks, { query: { ...filter, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: metaOf(door),
  })

export const taskStatusesQuery = (door: BoardDoor) =>
  queryOptions({
    // The statuses of a project are the same through each of its doors.
    queryKey: ['tasks', 'statuses', door.subject ?? door.key],
    queryFn: async ({ signal }) => (await api.call(door.statuses.listTaskStatuses, {}, { signal })).items,
    meta: { subject: door.subject },
  })

export const taskOptionsQuery = (door: BoardDoor) =>
  queryOptions({
    // The options of a project are the same through each of its doors.
    queryKey: ['tasks', 'options', door.subject ?? door.key],
    queryFn: ({ signal }) => api.call(door.board.getTaskOptions, {}, { signal }),
    meta: { topics: ['user', 'employees', 'projects'], subject: door.subject },
  })

type TaskPeople = Pick<TaskOptions, 'employees' | 'otherAssignees'>

/** The people whose tasks may be on the board, whether they can be given more or not. */
export const everybodyOf = (options: TaskPeople | undefined) =>
  options ? [...options.employees, ...options.otherAssignees] : []

/** Counted anew each time: what a deletion removes for good is not taken from the cache. */
const ASKED_ANEW = { gcTime: 0, staleTime: 0 }

export const taskListContentsQuery = (door: BoardDoor, taskListId: string) =>
  queryOptions({
    queryKey: [...ofDoor(door), 'contents', taskListId],
    queryFn: ({ signal }) => api.call(door.board.getTaskListContents, { params: { taskListId } }, { signal }),
    ...ASKED_ANEW,
  })

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
    meta: metaOf(door),
  })

interface TaskPlace {
  readonly id: string
  readonly taskList: { readonly id: string }
}

export const placeParams = ({ id, taskList }: TaskPlace) => ({ taskListId: taskList.id, taskId: id })

/** The comments of a task, the newest first, 25 at a time. */
export const taskCommentsQuery = (door: BoardDoor, task: TaskPlace) =>
  infiniteQueryOptions({
    queryKey: [...ofDoor(door), 'comments', task.id],
    queryFn: ({ signal, pageParam }) => {
      if (!door.work) throw new Error('This board has no comments')
      const params = placeParams(task)
      return api.call(door.work.listTaskComments, { params, query: { page: pageParam } }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    refetchInterval: FRESH_LINKS_MS,
    enabled: door.work !== undefined,
    meta: metaOf(door),
  })

export const taskHistoryQuery = (taskId: string, page: number) =>
  queryOptions({
    queryKey: ['tasks', 'history', taskId, page],
    queryFn: ({ signal }) =>
      api.call(operations.getHistory, { params: { entity: 'task', id: taskId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const personalProjectsQuery = queryOptions({
  queryKey: ['tasks', 'personal projects'],
  queryFn: async ({ signal }) => (await api.call(personals.listPersonalProjects, {}, { signal })).items,
  meta: { topics: ['projects'] },
})
