import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import { id, oneOf, present, text } from '../../shell/address-values'
import type { GanttFilter } from './gantt/gantt-rows'
import { type GanttScale, ganttScales } from './gantt/gantt-scales'

/** What the address says about the chart: weeks and every task, unless it says otherwise. */
export interface GanttSearch extends GanttFilter {
  readonly scale?: GanttScale
}

export type GanttChanges = { readonly [Name in keyof GanttSearch]?: GanttSearch[Name] | undefined }

export const readGanttSearch = (search: Record<string, unknown>): GanttSearch => {
  const scale = oneOf(ganttScales, search.scale)
  const taskStatusID = text(search.taskStatusID)
  return present<GanttSearch>({
    scale: scale === 'week' ? undefined : scale,
    taskNameTerm: text(search.taskNameTerm),
    assigneeID: id(search.assigneeID),
    taskStatusID: taskStatusID === BACKLOG_STATUS_ID ? taskStatusID : id(taskStatusID),
  })
}

export const changedSearch = (search: GanttSearch, changes: GanttChanges): GanttSearch =>
  present<GanttSearch>({ ...search, ...changes })

export const filterOf = ({ scale: _, ...filter }: GanttSearch): GanttFilter => filter
