import { id, present } from '../../../shell/address-values'
import { type BoardSearch, readBoardSearch } from '../board-search'

/** What the address says about one's own tasks. */
export interface MyTasksSearch extends BoardSearch {
  /** The project whose board is shown; one's own lists without it. */
  readonly projectID?: string
  /** Shows all of one's own lists at once. */
  readonly allLists?: true
}

export const readMyTasksSearch = (search: Record<string, unknown>): MyTasksSearch =>
  present<MyTasksSearch>({
    ...readBoardSearch(search),
    projectID: id(search.projectID),
    allLists: search.allLists === true ? true : undefined,
  })

/** The part of the search that concerns the board. */
export const boardSearchOf = ({ projectID: _, allLists: __, ...search }: MyTasksSearch): BoardSearch => search

interface Listed {
  readonly id: string
}

/** The list that is shown: the one asked for, else the one seen last as long as it exists, else the first. */
export const listToShow = (
  lists: readonly Listed[],
  { taskListID, allLists }: MyTasksSearch,
  savedID: string | undefined,
): string | undefined => {
  if (allLists) return undefined
  const exists = (wanted: string | undefined) => lists.find((list) => list.id === wanted)?.id
  return exists(taskListID) ?? exists(savedID) ?? lists[0]?.id
}
