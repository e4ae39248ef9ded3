import { ApiError } from '@praxis/contract/protocol/caller'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { BACKLOG_STATUS_ID, type TaskColumn } from '@praxis/contract/tasks/task-rules'
import { MutationObserver, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/api'
import { useCall } from '../../api/use-call'
import { attempt } from '../../ui/feedback/attempt'
import { showError } from '../../ui/feedback/snackbar'
import { isChangedMeanwhile } from '../../ui/forms/save-on-newest'
import { archivedText } from './archive/archive-words'
import { showArchived } from './archive/show-archived'
import type { BoardChange, ShownChange, TaskPlace, WrittenTexts } from './board/board-changes'
import { type TypedTask, useTypedTasks } from './board/new-tasks'
import type { BoardDoor } from './board-door'
import { inOrder } from './calls-in-order'
import { refresh, refreshed } from './refresh-boards'
import { placeParams, taskColumnsQuery } from './tasks.queries'

type TaskChange = Exclude<BoardChange, { kind: 'moveList' }>

const isAsRead = (task: WrittenTexts, { title, taskDescription }: Partial<WrittenTexts>): boolean =>
  (title ?? task.title) === task.title && (taskDescription ?? task.taskDescription) === task.taskDescription

const update = async (
  door: BoardDoor,
  task: TaskPlace,
  { changes, rewritten }: Pick<BoardChange & { kind: 'update' }, 'changes' | 'rewritten'>,
): Promise<unknown> => {
  try {
    return await api.call(door.board.updateTask, { params: placeParams(task), body: changes })
  } catch (error) {
    if (!rewritten || !isChangedMeanwhile(error)) throw error
    const newest = await api.call(door.board.getTask, { params: { taskId: task.id } })
    if (!isAsRead(newest, rewritten)) throw error
    return update(door, task, { changes: { ...changes, version: newest.version }, rewritten })
  }
}

const callFor = (door: BoardDoor, change: TaskChange, task: TaskPlace): Promise<unknown> => {
  const params = placeParams(task)
  switch (change.kind) {
    case 'update':
      return update(door, task, change)
    case 'move':
      return api.call(door.board.moveTask, { params, body: change.to })
    case 'moveToStatus': {
      const { statusID, beforeID } = change
      return door.work
        ? api.call(door.work.moveTaskToStatus, { body: { taskID: task.id, statusID, beforeID } })
        : api.call(door.board.updateTask, { params, body: { statusID } })
    }
    case 'toggle':
      return api.call(door.board.toggleTask, { params, body: { isToggled: change.isToggled } })
    case 'archive':
      return api.call(door.board.archiveTask, { params })
    case 'delete':
      return api.call(door.board.deleteTask, { params, query: { keepSubTasks: String(change.keepSubTasks) } })
  }
}

const AT_ONCE = 4

/** Makes the calls a few at a time; refusals are reported once all have been tried. */
async function callForAll(door: BoardDoor, change: BoardChange): Promise<void> {
  if (change.kind === 'moveList') {
    const { listID, beforeID } = change
    await api.call(door.board.moveTaskList, { params: { taskListId: listID }, body: { beforeID } })
    return
  }
  const waiting = [...change.tasks]
  const refusals: unknown[] = []
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      await callFor(door, change, task).catch((error: unknown) => refusals.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, change.tasks.length) }, work))
  const [first] = refusals
  if (first === undefined) return
  if (change.tasks.length === 1) throw first
  const reason = first instanceof ApiError ? first.message : 'Praxis can’t be reached'
  throw new Error(`${refusals.length} of ${change.tasks.length} tasks weren’t changed: ${reason}`)
}

const changeKey = ({ key }: BoardDoor) => ['tasks', key, 'change']

/** Changes a board, on screen at once; resolves to whether the server did too. Changes of one task stay in order. */
export function useChangeBoard(door: BoardDoor): (change: BoardChange) => Promise<boolean> {
  const queryClient = useQueryClient()
  return useCallback(
    async (change) => {
      const observer = new MutationObserver(queryClient, {
        mutationKey: changeKey(door),
        mutationFn: (asked: BoardChange) =>
          inOrder(asked.kind === 'moveList' ? asked.listID : (asked.tasks[0]?.id ?? ''), () => callForAll(door, asked)),
        onSuccess: () => refreshed(queryClient, door),
        onError: (_error, asked) => {
          // A refused change is undone at once; of several tasks some may have been changed all the same.
          if (asked.tasks.length > 1) return refreshed(queryClient, door)
          void refresh(queryClient)
          return undefined
        },
      })
      const isDone = await attempt(observer.mutate(change))
      if (isDone && change.kind === 'archive')
        showArchived(queryClient, door, {
          taskIDs: change.tasks.map(({ id }) => id),
          text: archivedText(change.tasks),
        })
      return isDone
    },
    [queryClient, door],
  )
}

/** Changes that were sent and are not in the server's answers yet, the oldest first, after all additions. */
export function usePendingChanges(door: BoardDoor): ShownChange[] {
  const changes = useMutationState({
    filters: { mutationKey: changeKey(door), status: 'pending' },
    select: ({ state }) => state.variables as BoardChange,
  })
  const typed = useTypedTasks(door)
  return useMemo(
    () => [...typed.filter(({ state }) => state !== 'failed').map(additionOf), ...changes],
    [typed, changes],
  )
}

const additionOf = ({ id, place, body }: TypedTask): ShownChange => ({
  kind: 'add',
  tasks: [{ id, taskList: { id: place.listID } }],
  superTaskID: place.superTaskID,
  title: body.title,
  statusID: body.statusID ?? BACKLOG_STATUS_ID,
})

/** Any other call about tasks; every board is fetched again, but not its statuses, columns and people. */
function useBoardWork<Work, Answer>(work: (work: Work) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => refresh(queryClient) })
}

/** Adds a task from anywhere; a board that is open queues the tasks added to it. */
export const useCreateTask = (door: BoardDoor) =>
  useBoardWork(({ taskListId, title, idempotencyKey }: { taskListId: string; title: string; idempotencyKey: string }) =>
    api.call(door.board.createTask, { params: { taskListId }, body: { title } }, { idempotencyKey }),
  )

/** Lists are also offered in filters and forms, so everything of tasks is fetched again. */
export const useCreateTaskList = ({ board }: BoardDoor) =>
  useCall(board.createTaskList, ({ name, idempotencyKey }: { name: string; idempotencyKey: string }) => ({
    body: { name },
    idempotencyKey,
  }))

export const useUpdateTaskList = ({ board }: BoardDoor) =>
  useCall(board.updateTaskList, ({ taskListId, name }: { taskListId: string; name: string }) => ({
    params: { taskListId },
    body: { name },
  }))

export const useDeleteTaskList = ({ board }: BoardDoor) =>
  useCall(board.deleteTaskList, ({ taskListId, taskCount }: { taskListId: string; taskCount: number | undefined }) => ({
    params: { taskListId },
    query: { taskCount },
  }))

export type TaskSort =
  | { readonly by: 'sortByPriority' | 'sortByStatus' | 'sortByLastUpdated' }
  | { readonly by: 'sortByDueDate' | 'sortByEstimatedTime'; readonly order: 'ascending' | 'descending' }

export const useSortTaskList = (door: BoardDoor) =>
  useBoardWork(({ taskListId, sort }: { taskListId: string; sort: TaskSort }) => {
    const params = { taskListId }
    return 'order' in sort
      ? api.call(door.board[sort.by], { params, body: { order: sort.order } })
      : api.call(door.board[sort.by], { params })
  })

export const useRestoreTask = (door: BoardDoor) =>
  useBoardWork((task: TaskPlace) => api.call(door.board.restoreTask, { params: placeParams(task) }))

export const useSortSubTasks = (door: BoardDoor) =>
  useBoardWork((task: TaskPlace) => api.call(door.board.sortSubTasksByPriority, { params: placeParams(task) }))

const commentsOf = ({ work }: BoardDoor) => {
  if (!work) throw new Error('This board has neither comments nor an archive of statuses')
  return work
}

type ArchiveAll = Input<NonNullable<BoardDoor['work']>['archiveAllTasks']>['body']

export const useArchiveAllTasks = (door: BoardDoor) =>
  useBoardWork((body: ArchiveAll) => api.call(commentsOf(door).archiveAllTasks, { body }))

export function useUpdateTaskColumns(door: BoardDoor) {
  const queryClient = useQueryClient()
  const { queryKey } = taskColumnsQuery(door)
  return useMutation({
    mutationFn: async (columns: TaskColumn[]) => {
      if (door.columns?.update) await api.call(door.columns.update, { body: { columns } })
    },
    onMutate: (columns) => queryClient.setQueryData(queryKey, columns),
    onError: (error) => {
      showError(error.message)
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useAttachTaskFiles = (door: BoardDoor, task: TaskPlace) =>
  useBoardWork(({ files, onUpload }: { files: readonly File[]; onUpload: (fraction: number) => void }) =>
    api.call(door.board.attachTaskFiles, { params: placeParams(task), files: { files } }, { onUpload }),
  )

export const useDeleteTaskFile = (door: BoardDoor, task: TaskPlace) =>
  useBoardWork((fileId: string) => api.call(door.board.deleteTaskFile, { params: { ...placeParams(task), fileId } }))

interface CommentText {
  readonly text: string
  readonly mentionedEmployeeIDs: string[]
}

interface NewComment extends Partial<CommentText> {
  readonly files: readonly File[]
  readonly idempotencyKey: string
}

/** Visitors of a portal mention nobody, and their calls have no field for it. */
const mentioning = (ids: string[] | undefined) => (ids && ids.length > 0 ? { mentionedEmployeeIDs: ids } : {})

/** Adds a comment: a text, files, or both. */
export const useCreateTaskComment = (door: BoardDoor, task: TaskPlace) =>
  useBoardWork(({ idempotencyKey, files, text, mentionedEmployeeIDs }: NewComment) => {
    const { createTaskComment, createTaskFileComment } = commentsOf(door)
    const params = placeParams(task)
    const mentions = mentioning(mentionedEmployeeIDs)
    if (text !== undefined && files.length === 0)
      return api.call(createTaskComment, { params, body: { text, ...mentions } }, { idempotencyKey })
    const body = { text, ...mentions }
    return api.call(createTaskFileComment, { params, body, files: { files } }, { idempotencyKey })
  })

export const useUpdateTaskComment = (door: BoardDoor, task: TaskPlace) =>
  useBoardWork(({ commentId, text, mentionedEmployeeIDs }: CommentText & { commentId: string }) =>
    api.call(commentsOf(door).updateTaskComment, {
      params: { ...placeParams(task), commentId },
      body: { text, ...mentioning(mentionedEmployeeIDs) },
    }),
  )

export const useDeleteTaskComment = (door: BoardDoor, task: TaskPlace) =>
  useBoardWork((commentId: string) =>
    api.call(commentsOf(door).deleteTaskComment, { params: { ...placeParams(task), commentId } }),
  )

export const useConvertToProjectTask = () =>
  useBoardWork(({ taskId, ...body }: { taskId: string; projectID: string; taskListID: string }) =>
    api.call(personals.convertToProjectTask, { params: { taskId }, body }),
  )
