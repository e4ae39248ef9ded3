import { id, present, text } from '../../shell/address-values'
import type { BoardFilter } from './tasks.queries'

/** What the address says about a board: the same link shows the same tasks. */
export interface BoardSearch {
  readonly taskListID?: string
  readonly assigneeID?: string
  /** Sub-tasks are shown, unless the address says otherwise. */
  readonly showSubtask?: false
  readonly taskNameTerm?: string
  readonly taskStatusIDs?: readonly string[]
}

export type BoardSearchChanges = { readonly [Name in keyof BoardSearch]?: BoardSearch[Name] | undefined }

const BACKLOG = '-1'

/** The id of a status, as text: one of digits alone arrives as a number. */
const statusId = (given: unknown): string | undefined =>
  given === BACKLOG || given === Number(BACKLOG) ? BACKLOG : id(given)

const statusIds = (given: unknown): readonly string[] | undefined => {
  const ids = (Array.isArray(given) ? given : [given]).map(statusId).filter((each) => each !== undefined)
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

export const readBoardSearch = (search: Record<string, unknown>): BoardSearch =>
  present<BoardSearch>({
    taskListID: id(search.taskListID),
    assigneeID: id(search.assigneeID),
    showSubtask: search.showSubtask === false ? false : undefined,
    taskNameTerm: text(search.taskNameTerm),
    taskStatusIDs: statusIds(search.taskStatusIDs),
  })

export const changedBoardSearch = (search: BoardSearch, changes: BoardSearchChanges): BoardSearch =>
  present<BoardSearch>({ ...search, ...changes })

/** Whether fewer tasks than there are may be shown. */
export const isBoardFiltered = ({ showSubtask: _, ...filters }: BoardSearch): boolean => Object.keys(filters).length > 0

export const withoutBoardFilters = ({ showSubtask }: BoardSearch): BoardSearch => present<BoardSearch>({ showSubtask })

/** The query of the board. */
export const boardFilterOf = ({ showSubtask, taskStatusIDs, ...filters }: BoardSearch): BoardFilter => ({
  ...filters,
  ...(showSubtask === false && { showSubtask: 'false' }),
  ...(taskStatusIDs && { taskStatusIDs: [...taskStatusIDs] }),
})
