import type { projectTemplates } from '@praxis/contract/projects/project-templates'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import type { personals } from '@praxis/contract/tasks/personals'
import type { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { personalExtras } from '../features/tasks/personals/personal-extras'
import type { projectTaskReports } from '../features/tasks/reports/project-task-reports'
import type { templateHandlers } from '../features/tasks/templates/template-handlers'
import type { SampleFirm } from './sample-firm'

type SamplesOf<A extends Readonly<Record<string, EndpointSpec>>, Names extends keyof A> = {
  readonly [E in Names]: (firm: SampleFirm) => Input<A[E]>
}

const rule = { trigger: { type: 'taskStatusUpdate', statusID: null }, action: { type: 'selfAssign' } } as const

export const projectTaskReportSamples: SamplesOf<typeof projectTasks, keyof typeof projectTaskReports> = {
  listTrackableTasks: ({ projectId }) => ({ params: { id: projectId } }),
  getTaskColumns: ({ projectId }) => ({ params: { id: projectId } }),
  updateTaskColumns: ({ projectId }) => ({ params: { id: projectId }, body: { columns: ['tags'] } }),
  exportTasks: ({ projectId, projectBoard }) => ({
    params: { id: projectId },
    query: { taskListID: projectBoard.listId },
  }),
  printTasks: ({ projectId, projectBoard }) => ({
    params: { id: projectId },
    query: { taskListID: projectBoard.listId },
  }),
  getGanttChart: ({ projectId }) => ({ params: { id: projectId } }),
}

export const automationSamples = (
  ownerOf: (firm: SampleFirm) => { readonly id: string; readonly automationId: string },
) => {
  const ofBoard = (firm: SampleFirm) => ({ params: { id: ownerOf(firm).id } })
  const ofRule = (firm: SampleFirm) => ({ params: ownerOf(firm) })
  return {
    listAutomations: ofBoard,
    createAutomation: (firm: SampleFirm) => ({ ...ofBoard(firm), body: rule }),
    updateAutomation: (firm: SampleFirm) => ({ ...ofRule(firm), body: rule }),
    askToConfirmAddress: (firm: SampleFirm) => ({ ...ofRule(firm), body: { email: 'stranger@elsewhere.example' } }),
    deleteAutomation: ofRule,
  }
}

export const personalExtraSamples: SamplesOf<typeof personals, keyof typeof personalExtras> = {
  listTrackableTasks: () => ({}),
  listDueTasks: () => ({}),
  listAssignments: () => ({}),
  dismissAssignment: ({ projectBoard }) => ({ params: { taskId: projectBoard.taskId } }),
  getTaskColumns: () => ({}),
  updateTaskColumns: () => ({ body: { columns: ['tags'] } }),
  suggestNotificationEmails: () => ({}),
  exportTasks: ({ personalBoard }) => ({ query: { taskListID: personalBoard.listId } }),
  convertToProjectTask: ({ projectId, projectBoard, personalBoard }) => ({
    params: { taskId: personalBoard.taskId },
    body: { projectID: projectId, taskListID: projectBoard.listId },
  }),
  listPersonalProjects: () => ({}),
  getPersonalProject: ({ projectId }) => ({ params: { projectId } }),
  canTrackTime: ({ projectId }) => ({ params: { projectId } }),
}

export const templateSamples: SamplesOf<typeof projectTemplates, keyof typeof templateHandlers> = {
  listProjectTemplates: () => ({ query: { search: 'Marker' } }),
  listActiveProjectTemplates: () => ({}),
  listTemplateSources: () => ({ query: { search: 'Marker' } }),
  createProjectTemplate: ({ projectId }) => ({ body: { name: 'Another', projectID: projectId } }),
  getProjectTemplate: ({ templateId }) => ({ params: { id: templateId } }),
  updateProjectTemplate: ({ templateId }) => ({
    params: { id: templateId },
    body: { name: 'Changed', isActive: true },
  }),
  deleteProjectTemplate: ({ templateId }) => ({ params: { id: templateId } }),
}
