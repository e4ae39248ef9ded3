import { portalFigures } from '@praxis/contract/portals/portal-figures'
import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { EndpointSpec, Output } from '@praxis/contract/protocol/endpoint'
import { openedByKeys } from '@praxis/domain/portals/opened-by-keys'
import {
  type BoardEndpoints,
  type ChartEndpoints,
  type ChartedDoor,
  type ColumnEndpoints,
  endpointsAt,
  type ReportEndpoints,
  type StatusReading,
  type WorkEndpoints,
} from '../board-door'
import { cardsOf, chartOf, commentOf, contentsOf, listOf, optionsOf, taskOf } from './portal-answers'

/** The endpoint, answered in the shapes of every board. */
const answering = <E extends EndpointSpec>(spec: E, inBoardShapes: (answer: Output<E>) => unknown): EndpointSpec => ({
  ...spec,
  unfold: (sent: never) => inBoardShapes((spec.unfold ? spec.unfold(sent) : sent) as Output<E>),
})

/** The sums are there by their own keys. */
const getTaskAnalytics = answering(portalFigures.getVisitorTaskAnalytics, ({ estimatedTime = 0, loggedTime = 0 }) => ({
  estimatedTime,
  loggedTime,
}))

const board = {
  ...portalTasks,
  listTaskLists: answering(portalTasks.listTaskLists, ({ items, ...answer }) => ({
    ...answer,
    items: items.map(listOf),
  })),
  createTaskList: answering(portalTasks.createTaskList, listOf),
  updateTaskList: answering(portalTasks.updateTaskList, listOf),
  getTaskListContents: answering(portalTasks.getTaskListContents, contentsOf),
  listCompletedTasks: answering(portalTasks.listCompletedTasks, cardsOf),
  createTask: answering(portalTasks.createTask, taskOf),
  getTask: answering(portalTasks.getTask, taskOf),
  updateTask: answering(portalTasks.updateTask, taskOf),
  getTaskContents: answering(portalTasks.getTaskContents, contentsOf),
  toggleTask: answering(portalTasks.toggleTask, taskOf),
  restoreTask: answering(portalTasks.restoreTask, taskOf),
  listSubTasks: answering(portalTasks.listSubTasks, cardsOf),
  createSubTask: answering(portalTasks.createSubTask, taskOf),
  getTaskOptions: answering(portalTasks.getTaskOptions, optionsOf),
  getTaskAnalytics,
}

const getStatusOverview = answering(portalTasks.getStatusOverview, ({ items }) => ({
  items: items.map(({ completedTaskCount = 0, ...counted }) => ({ ...counted, completedTaskCount })),
}))

const work = {
  ...portalTasks,
  getStatusOverview,
  moveTaskToStatus: answering(portalTasks.moveTaskToStatus, taskOf),
  listTaskComments: answering(portalTasks.listTaskComments, ({ items, ...page }) => ({
    ...page,
    items: items.map(commentOf),
  })),
  createTaskComment: answering(portalTasks.createTaskComment, commentOf),
  createTaskFileComment: answering(portalTasks.createTaskFileComment, commentOf),
  updateTaskComment: answering(portalTasks.updateTaskComment, commentOf),
}

/** The board of a portal’s project, as its visitors come to it. */
export const portalDoor = (reference: string, sharedInfos: readonly SharedInfo[]): ChartedDoor => {
  const params = { projectId: reference }
  return {
    key: `portal ${reference}`,
    board: endpointsAt<BoardEndpoints>(board, params),
    work: endpointsAt<WorkEndpoints>(work, params),
    // Statuses come with what filters offer.
    statuses: endpointsAt<StatusReading>(
      { listTaskStatuses: answering(portalTasks.getTaskOptions, ({ statuses }) => ({ items: statuses })) },
      params,
    ),
    columns: endpointsAt<Pick<ColumnEndpoints, 'get'>>({ get: portalTasks.getTaskColumns }, params),
    reports: endpointsAt<ReportEndpoints>({ csv: portalTasks.exportTasks, pdf: portalTasks.printTasks }, params),
    chart: endpointsAt<ChartEndpoints>(
      {
        getGanttChart: answering(portalTasks.getGanttChart, chartOf),
        getStatusOverview,
        getTaskAnalytics,
      },
      params,
    ),
    keys: openedByKeys(sharedInfos),
  }
}
