import type { EmployeeBrief } from '@praxis/contract/employees'
import type { SubTask, TaskCard, TaskList, TaskStatus } from '@praxis/contract/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { createContext, useContext } from 'react'
import type { BoardDoor } from '../board-door'
import type { EditedField } from '../fields/task-field-editor'
import type { AddingPlace, BoardChange } from './board-changes'

export type AnyTask = TaskCard | SubTask

/** The tasks of a status, or those that are completed, whatever theirs is. */
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

/** What every part of an open board knows and does; the same one while tasks come and go, so that rows are not drawn anew. */
export interface BoardScene {
  readonly door: BoardDoor
  readonly statuses: readonly TaskStatus[]
  /** Who can be given its tasks. */
  readonly people: readonly EmployeeBrief[]
  /** Whose tasks may be on it: these, and who has some without being able to see them any more. */
  readonly assignees: readonly EmployeeBrief[]
  readonly today: Day
  readonly canEdit: boolean
  readonly openTaskID: string | undefined
  readonly hrefOf: (taskID: string) => string
  readonly onOpen: (taskID: string) => void
  readonly change: (change: BoardChange) => Promise<boolean>
  readonly edit: (field: EditedField, task: AnyTask, anchor: HTMLElement) => void
  readonly openMenu: (task: AnyTask, anchor: HTMLElement) => void
  readonly ask: (dialog: BoardDialog) => void
  /** Puts a task one step up or down. */
  readonly step: (task: AnyTask, by: 1 | -1) => void
  readonly selected: ReadonlySet<string>
  /** With everything since the last one, when a range is meant. */
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
  /** There is something to save, so the row is open again after a reload. */
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

/** The lists that are shown, with what was loaded of their tasks. */
export const useBoardLists = (): readonly TaskList[] => useContext(ListsContext)

export const statusOf = ({ statuses }: Pick<BoardScene, 'statuses'>, task: AnyTask): TaskStatus | undefined =>
  statuses.find(({ id }) => id === task.status.id)
