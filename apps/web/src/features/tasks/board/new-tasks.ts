import { newId } from '@praxis/contract/protocol/new-id'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import type { NewTask } from '@praxis/contract/tasks/task-shapes'
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { api } from '../../../api/api'
import type { NoticedDraft } from '../../../ui/drafts/draft-notice'
import type { LostFile } from '../../../ui/drafts/draft-store'
import { useUnsaved } from '../../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { useStoredDraft } from '../../../ui/drafts/use-stored-draft'
import { attempt } from '../../../ui/feedback/attempt'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError } from '../../../ui/feedback/snackbar'
import { lostFilesText, sortLostFiles } from '../../../ui/files/lost-files'
import type { BoardDoor } from '../board-door'
import { inOrder } from '../calls-in-order'
import { refreshed } from '../refresh-boards'
import { placeParams } from '../tasks.queries'
import type { AddingPlace } from './board-changes'

/** A task that was typed: it waits for those before it in its place, is saved, and stays until the board shows it. */
export interface TypedTask {
  readonly id: string
  readonly place: AddingPlace
  readonly body: Pick<NewTask, 'title' | 'statusID'>
  readonly files: readonly File[]
  readonly state: 'waiting' | 'saving' | 'saved' | 'failed'
  /** Why the task was refused. */
  readonly problem?: string
  readonly idempotencyKey: string
}

type KeptTask = Omit<TypedTask, 'files'> & { readonly files: readonly (File | LostFile)[] }

const NONE: readonly TypedTask[] = []

/** Typed tasks are in the query cache: closing a line or a panel loses nothing, and signing out forgets them. */
const typedTasksQuery = ({ key }: BoardDoor) =>
  queryOptions({
    queryKey: ['typedTasks', key],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

const isSamePlace = (one: AddingPlace, other: AddingPlace): boolean =>
  one.listID === other.listID && one.superTaskID === other.superTaskID

async function create(door: BoardDoor, { id, place, body: typed, files, idempotencyKey }: TypedTask): Promise<void> {
  const { listID: taskListId, superTaskID: taskId } = place
  const body = { ...typed, id }
  const task = await (taskId === null
    ? api.call(door.board.createTask, { params: { taskListId }, body }, { idempotencyKey })
    : api.call(door.board.createSubTask, { params: { taskListId, taskId }, body }, { idempotencyKey }))
  // The task is saved already: files that failed must not make it be added again.
  if (files.length > 0)
    await attempt(api.call(door.board.attachTaskFiles, { params: placeParams(task), files: { files } }))
}

/** Saves the tasks typed on a board, in each place one after the other, so that they keep their order. */
class Typed {
  constructor(
    private readonly queryClient: QueryClient,
    private readonly door: BoardDoor,
  ) {}

  private all = () => this.queryClient.getQueryData(typedTasksQuery(this.door).queryKey) ?? NONE

  private put = (tasks: readonly TypedTask[]) =>
    this.queryClient.setQueryData(typedTasksQuery(this.door).queryKey, tasks)

  private change = (id: string, changes: Partial<TypedTask>) =>
    this.put(this.all().map((task) => (task.id === id ? { ...task, ...changes } : task)))

  private remove = (id: string) => this.put(this.all().filter((task) => task.id !== id))

  add(place: AddingPlace, body: TypedTask['body'], files: readonly File[]): void {
    const task = { id: newId(), place, body, files, state: 'waiting', idempotencyKey: uniqueKey() } as const
    this.put([...this.all(), task])
    void this.saveNext(place)
  }

  /** Goes on with tasks that an earlier page did not get saved; each has its own key, so that none is added twice. */
  resume(tasks: readonly KeptTask[]): void {
    const sorted = tasks.map((task) => ({ task, ...sortLostFiles(task.files) }))
    const lost = sorted.flatMap((each) => each.lost)
    if (lost.length > 0) showError(lostFilesText(lost))
    this.put([...this.all(), ...sorted.map(({ task, files }) => ({ ...task, files, state: 'waiting' as const }))])
    for (const { place } of tasks) void this.saveNext(place)
  }

  /** Tries refused tasks again, and then those that wait behind them. */
  retry(): void {
    const failed = this.all().filter(({ state }) => state === 'failed')
    this.put(this.all().map((task) => (task.state === 'failed' ? { ...task, state: 'waiting' } : task)))
    for (const { place } of failed) void this.saveNext(place)
  }

  discard(id: string): void {
    const task = this.all().find((each) => each.id === id)
    this.remove(id)
    if (task) void this.saveNext(task.place)
  }

  private async saveNext(place: AddingPlace): Promise<void> {
    const here = this.all().filter((task) => isSamePlace(task.place, place))
    if (here.some(({ state }) => state === 'saving' || state === 'failed')) return
    const next = here.find(({ state }) => state === 'waiting')
    if (!next) return
    this.change(next.id, { state: 'saving' })
    try {
      await inOrder(next.id, () => create(this.door, next))
    } catch (error) {
      this.change(next.id, { state: 'failed', problem: messageOf(error) })
      return
    }
    this.change(next.id, { state: 'saved' })
    void refreshed(this.queryClient, this.door).finally(() => this.remove(next.id))
    await this.saveNext(place)
  }
}

export const useTypedTasks = (door: BoardDoor): readonly TypedTask[] => useQuery(typedTasksQuery(door)).data ?? NONE

export function useTyped(door: BoardDoor): Pick<Typed, 'add' | 'resume' | 'retry' | 'discard'> {
  const queryClient = useQueryClient()
  return useMemo(() => new Typed(queryClient, door), [queryClient, door])
}

/** Typed tasks outlive the page until they are saved, and closing the window before that asks first. */
export function useUnsavedTasks(door: BoardDoor) {
  const tasks = useTypedTasks(door)
  const typed = useTyped(door)
  const stored = useStoredDraft<readonly KeptTask[]>(`board/${door.key}/added`)
  const { keep, drop, begun, offered } = stored
  const isResumed = useRef(false)
  const isUnsaved = tasks.some(({ state }) => state !== 'saved')
  useUnsaved(isUnsaved, stored.isKept)
  useEffect(() => {
    if (!isResumed.current) {
      isResumed.current = true
      if (begun && tasks.length === 0) return typed.resume(begun.value)
    }
    const unsaved = tasks.filter(({ state }) => state !== 'saved')
    if (unsaved.length > 0) keep(unsaved)
    else drop()
  }, [tasks, typed, begun, keep, drop])
  useAskBeforeUnload(isUnsaved)
  const notice: NoticedDraft = {
    restoredAt: undefined,
    offeredAt: offered?.keptAt,
    outdated: {},
    restore: () => {
      if (offered) typed.resume(offered.value)
      stored.dropOffered()
    },
    discardRestored: drop,
    discardOffered: stored.dropOffered,
  }
  return { tasks, notice }
}

/** The tasks that wait behind a refused one, and that one. */
export const stuckTasks = (tasks: readonly TypedTask[]): TypedTask[] =>
  tasks.filter(
    ({ state, place }) =>
      state === 'failed' ||
      (state === 'waiting' && tasks.some((other) => other.state === 'failed' && isSamePlace(other.place, place))),
  )
