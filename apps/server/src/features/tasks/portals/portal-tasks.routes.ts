import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { VisitorActor } from '../../../platform/auth/actor'
import { implement } from '../../../platform/http/implement'
import { boardHandlers } from '../board-handlers'
import { portalDoor } from '../doors'
import { getGanttChart } from '../reports/gantt-chart.queries'
import { getTaskColumns } from '../reports/task-columns'
import { workHandlers } from '../work-handlers'
import { portalChanges } from './portal-changes'
import { getPortalOptions } from './portal-options'
import { exportTasks, printTasks } from './portal-reports'
import { ShownToVisitors } from './shown-to-visitors'

const board = boardHandlers(portalDoor)
const work = workHandlers(portalDoor)
const shownTo = (actor: VisitorActor) => new ShownToVisitors(actor)

/** The board's own handlers; what they answer is shown as far as the portal shares it. */
export const portalTasksRoutes = implement(portalTasks, {
  ...portalChanges,

  listTaskLists: async (call) => shownTo(call.actor).lists(await board.listTaskLists(call)),
  getTaskListContents: async (call) => shownTo(call.actor).contents(await board.getTaskListContents(call)),
  listCompletedTasks: async (call) => shownTo(call.actor).cards(await board.listCompletedTasks(call)),
  getTask: async (call) => shownTo(call.actor).task(await board.getTask(call)),
  getTaskContents: async (call) => shownTo(call.actor).contents(await board.getTaskContents(call)),
  listArchivedTasks: board.listArchivedTasks,
  listSubTasks: async (call) => shownTo(call.actor).cards(await board.listSubTasks(call)),
  getTaskFile: board.getTaskFile,
  getTaskOptions: ({ db, actor }) => getPortalOptions(db, actor),
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

  getTaskColumns: async ({ db, actor }) => {
    const { columns } = await getTaskColumns(db, portalDoor.viewOf(actor, {}))
    return { columns: shownTo(actor).columns(columns) }
  },
  exportTasks,
  printTasks,
  getGanttChart: async ({ db, platform, actor }) =>
    shownTo(actor).ganttChart(await getGanttChart(db, platform.files, await portalDoor.open(db, actor, {}))),
})
