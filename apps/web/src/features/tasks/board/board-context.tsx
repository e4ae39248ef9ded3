import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { SubTask, TaskCard, TaskList, TaskStatus } from '@praxis/contract/tasks/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { createContext, useContext } from 'react'
import type { BoardDoor } from '../board-door'
import type { EditedField } from '../fields/task-field-editor'
import type { AddingPlace, BoardChange } from './board-changes'
import type { BoardRights } from './board-rights'

export type AnyTask = TaskCard | SubTask

/** The tasks of a status, or all completed ones, whatever their status. */
export type ArchivedAtOnce = { readonly statusID: string } | 'completed'

export type BoardDialog =
  | { readonly kind: 'deleteTasks'; readonly tasks: readonly AnyTask[] }
  | { readonly kind: 'moveTask'; readonly task: AnyTask }
  | { readonly kind: 'convertTask'; readonly task: AnyTask }
  | { readonly kind: 'archiveAll'; readonly listID: string | null; readonly of: ArchivedAtOnce | null }
  | { readonly kind: 'list'; readonly list: TaskList | null }
  | { readonly kind: 'deleteList'; readonly list: TaskList }
  | { readonly kind: 'archive' }
  | { readonly kind: 'shortcuts' }

/** What every part of an open board knows and does; the object stays while tasks change, so that rows rest. */
export interface BoardScene extends BoardRights {
  readonly door: BoardDoor
  readonly statuses: readonly TaskStatus[]
  /** The people who can be assigned to the board's tasks. */
  readonly people: readonly EmployeeBrief[]
  /** The people who may have tasks on the board: those above, and some who can no longer see their tasks. */
  readonly assignees: readonly EmployeeBrief[]
  readonly today: Day
  readonly openTaskID: string | undefined
  readonly hrefOf: (taskID: string) => string
  readonly onOpen: (taskID: string) => void
  readonly change: (change: BoardChange) => Promise<boolean>
  readonly edit: (field: EditedField, task: AnyTask, anchor: HTMLElement) => void
  readonly openMenu: (task: AnyTask, anchor: HTMLElement) => void
  readonly ask: (dialog: BoardDialog) => void
  /** Moves a task one step up or down. */
  readonly step: (task: AnyTask, by: 1 | -1) => void
  readonly selected: ReadonlySet<string>
  /** Selects a task, with everything since the last one when a range is meant. */
  readonly toggleSelected: (taskID: string, isRange: boolean) => void
  readonly clearSelected: () => void
  /** The task whose title is being typed in its row. */
  readonly titleEdited: EditedTitle | null
  readonly editTitle: (edited: EditedTitle | null) => void
  readonly adding: AddingPlace | null
  readonly add: (place: AddingPlace | null) => void
}

export interface EditedTitle {
  readonly taskID: string
  /** The title has unsaved changes, so the row is open again after a reload. */
  readonly isTyped?: boolean
}

const SceneContext = createContext<BoardScene | null>(null)

export const BoardSceneProvider = SceneContext

export function useBoardScene(): BoardScene {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('This part of the page belongs on a board')
  return scene
}

const ListsContext = createContext<readonly TaskList[]>([])

export const BoardListsProvider = ListsContext

/** The shown lists, with the tasks of them that were loaded. */
export const useBoardLists = (): readonly TaskList[] => useContext(ListsContext)

export const statusOf = ({ statuses }: Pick<BoardScene, 'statuses'>, task: AnyTask): TaskStatus | undefined =>
  statuses.find(({ id }) => id === task.status.id)
