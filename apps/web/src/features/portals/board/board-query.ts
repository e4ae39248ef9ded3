import { type BoardSearch, readBoardSearch } from '../../tasks/board-search'
import { type GanttSearch, readGanttSearch } from '../../tasks/gantt-search'

/** What the address of a board says. */
export function boardSearchIn(search: string): BoardSearch {
  const given = new URLSearchParams(search)
  return readBoardSearch({
    ...Object.fromEntries(given),
    taskStatusIDs: given.getAll('taskStatusIDs'),
    showSubtask: given.get('showSubtask') !== 'false',
  })
}

export const chartSearchIn = (search: string): GanttSearch =>
  readGanttSearch(Object.fromEntries(new URLSearchParams(search)))

/** How an address says what it says of a board or a chart; nothing where that is the usual. */
function queryOf(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(name, String(each))
  return query.size > 0 ? `?${query}` : ''
}

export const queryOfBoard = (search: BoardSearch): string => queryOf({ ...search })
export const queryOfChart = (search: GanttSearch): string => queryOf({ ...search })
