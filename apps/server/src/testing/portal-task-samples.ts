import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { SampleFirm } from './sample-firm'
import { boardSamples, workSamples } from './task-board-samples'
import type { SamplesOf } from './time-samples'

const ofReference = ({ portalReference }: SampleFirm) => ({ params: { projectId: portalReference } })
const paramsOf = (firm: SampleFirm) => ofReference(firm).params
const board = boardSamples('projectBoard', paramsOf)
const work = workSamples('projectBoard', paramsOf)
/** What visitors may set of a task. */
const changes = ({ projectBoard }: SampleFirm) => ({ title: 'Changed', statusID: projectBoard.statusId, priority: 1 })

export const portalTaskSamples: SamplesOf<typeof portalTasks> = {
  ...board,
  ...work,
  createTask: (firm) => ({ ...board.createTask(firm), body: changes(firm) }),
  updateTask: (firm) => ({ ...board.updateTask(firm), body: changes(firm) }),
  createSubTask: (firm) => ({ ...board.createSubTask(firm), body: changes(firm) }),
  createTaskComment: (firm) => ({ ...work.createTaskComment(firm), body: { text: 'Another' } }),
  createTaskFileComment: (firm) => ({ ...work.createTaskFileComment(firm), body: { text: 'Another' } }),
  updateTaskComment: (firm) => ({ ...work.updateTaskComment(firm), body: { text: 'Changed' } }),
  getTaskColumns: ofReference,
  exportTasks: (firm) => ({ ...ofReference(firm), query: { taskListID: firm.projectBoard.listId } }),
  printTasks: (firm) => ({ ...ofReference(firm), query: { taskListID: firm.projectBoard.listId } }),
  getGanttChart: ofReference,
}
