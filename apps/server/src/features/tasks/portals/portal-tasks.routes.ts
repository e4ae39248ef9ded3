import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { sharesWith, type VisitorActor } from '../../../platform/auth/actor'
import { implement } from '../../../platform/http/implement'
import { Refusal } from '../../../platform/refusal'
import { boardHandlers } from '../board-handlers'
import { portalDoor } from '../doors'
import { getGanttChart } from '../reports/gantt-chart.queries'
import { getTaskColumns } from '../reports/task-columns'
import { workHandlers } from '../work-handlers'
import { getPortalOptions } from './portal-options'
import { exportTasks, printTasks } from './portal-reports'
import { ShownToVisitors } from './shown-to-visitors'

const board = boardHandlers(portalDoor)
const work = workHandlers(portalDoor)
const shownTo = (actor: VisitorActor) => new ShownToVisitors(actor)

/** Some calls need a second key. */
const assertShared = (actor: VisitorActor, key: SharedInfo): void => {
  if (!sharesWith(actor, key)) throw new Refusal('invalidPermission')
}

/** The board's own handlers; what they answer is shown as far as the portal shares it. */
export const portalTasksRoutes = implement(portalTasks, {
  listTaskLists: async (call) => shownTo(call.actor).lists(await board.listTaskLists(call)),
  createTaskList: async (call) => shownTo(call.actor).list(await board.createTaskList(call)),
  updateTaskList: async (call) => shownTo(call.actor).list(await board.updateTaskList(call)),
  getTaskListContents: async (call) => shownTo(call.actor).contents(await board.getTaskListContents(call)),
  deleteTaskList: board.deleteTaskList,
  moveTaskList: board.moveTaskList,
  sortByPriority: board.sortByPriority,
  sortByStatus: board.sortByStatus,
  sortByDueDate: board.sortByDueDate,
  sortByEstimatedTime: async (call) => {
    assertShared(call.actor, 'showEstimatedTime')
    return board.sortByEstimatedTime(call)
  },
  sortByLastUpdated: board.sortByLastUpdated,
  listCompletedTasks: async (call) => shownTo(call.actor).cards(await board.listCompletedTasks(call)),
  createTask: async (call) => shownTo(call.actor).task(await board.createTask(call)),
  getTask: async (call) => shownTo(call.actor).task(await board.getTask(call)),
  updateTask: async (call) => shownTo(call.actor).task(await board.updateTask(call)),
  getTaskContents: async (call) => shownTo(call.actor).contents(await board.getTaskContents(call)),
  deleteTask: async (call) => shownTo(call.actor).affected(await board.deleteTask(call)),
  moveTask: board.moveTask,
  toggleTask: async (call) => shownTo(call.actor).task(await board.toggleTask(call)),
  archiveTask: board.archiveTask,
  listArchivedTasks: board.listArchivedTasks,
  restoreTask: async (call) => shownTo(call.actor).task(await board.restoreTask(call)),
  restoreTasks: board.restoreTasks,
  listSubTasks: async (call) => shownTo(call.actor).cards(await board.listSubTasks(call)),
  createSubTask: async (call) => shownTo(call.actor).task(await board.createSubTask(call)),
  sortSubTasksByPriority: board.sortSubTasksByPriority,
  attachTaskFiles: async (call) => ({ items: shownTo(call.actor).files((await board.attachTaskFiles(call)).items) }),
  getTaskFile: board.getTaskFile,
  deleteTaskFile: board.deleteTaskFile,
  getTaskOptions: ({ db, actor }) => getPortalOptions(db, actor),

  archiveAllTasks: work.archiveAllTasks,
  moveTaskToStatus: async (call) => shownTo(call.actor).task(await work.moveTaskToStatus(call)),
  getStatusOverview: async (call) => {
    const { items } = await work.getStatusOverview(call)
    const shown = shownTo(call.actor)
    return { items: items.map((status) => shown.overview(status)) }
  },
  listTaskComments: async (call) => {
    const { items, metadata } = await work.listTaskComments(call)
    const shown = shownTo(call.actor)
    return { items: items.map((comment) => shown.comment(comment)), metadata }
  },
  createTaskComment: async (call) =>
    shownTo(call.actor).comment(
      await work.createTaskComment({ ...call, body: { ...call.body, mentionedEmployeeIDs: [] } }),
    ),
  createTaskFileComment: async (call) => {
    assertShared(call.actor, 'taskAttachFile')
    const body = { ...call.body, mentionedEmployeeIDs: [] }
    return shownTo(call.actor).comment(await work.createTaskFileComment({ ...call, body }))
  },
  updateTaskComment: async (call) =>
    shownTo(call.actor).comment(
      await work.updateTaskComment({ ...call, body: { ...call.body, mentionedEmployeeIDs: [] } }),
    ),
  deleteTaskComment: work.deleteTaskComment,

  getTaskColumns: async ({ db, actor }) => {
    const { columns } = await getTaskColumns(db, portalDoor.viewOf(actor, {}))
    return { columns: shownTo(actor).columns(columns) }
  },
  exportTasks,
  printTasks,
  getGanttChart: async ({ db, platform, actor }) =>
    shownTo(actor).ganttChart(await getGanttChart(db, platform.files, await portalDoor.open(db, actor, {}))),
})
