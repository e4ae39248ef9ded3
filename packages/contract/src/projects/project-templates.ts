import * as z from 'zod'
import { DynamicDetailDefinitions, DynamicDetails } from '../company/dynamic-details'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { automationEndpoints } from '../tasks/automation-endpoints'
import { boardEndpoints } from '../tasks/task-board-endpoints'
import { SentList, unfoldList, withPeople } from '../tasks/task-cards'
import type { BoardDoor } from '../tasks/task-door'
import { invoiceSchedulers } from '../tasks/task-rules'
import { type TaskList, TaskStatus } from '../tasks/task-shapes'
import { statusEndpoints } from '../tasks/task-status-endpoints'
import { ProjectBrief } from './projects'

const manages = { access: 'employee', feature: 'project', capability: 'canManageProjects' } as const
const door = {
  prefix: '/projectTemplates/{id}',
  params: { id: Id },
  feature: 'project',
} satisfies BoardDoor<{ id: typeof Id }>
const params = z.strictObject({ id: Id })

const templateFields = {
  name: Name.max(120),
  invoiceScheduler: z.enum(invoiceSchedulers),
  /** The details that a project made from the template starts with. */
  dynamicDetails: DynamicDetails,
  /** The rows that each task of a project made from the template asks for. */
  taskDynamicDetails: DynamicDetailDefinitions,
}

/** How much a template holds, and how much it is used. */
const templateFigures = {
  /** The tasks that a project made from the template has to do, without sub-tasks, as its lists count them. */
  taskCount: z.int(),
  automationCount: z.int(),
  /** How many projects were made from the template. */
  projectCount: z.int(),
  lastUsedAt: Moment.nullable(),
}

export const projectTemplateSortOrders = ['name', '-name', '-lastUsedAt', '-updatedAt'] as const

export const ProjectTemplateListItem = z
  .strictObject({
    id: Id,
    name: z.string(),
    isActive: z.boolean(),
    ...templateFigures,
    taskListNames: z.array(z.string()),
    /** The statuses in their order, without the backlog that every board has. */
    taskStatuses: z.array(TaskStatus.pick({ name: true, color: true, progress: true })),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'ProjectTemplateListItem' })
export type ProjectTemplateListItem = z.infer<typeof ProjectTemplateListItem>

export const SentTemplate = z
  .strictObject({
    id: Id,
    isActive: z.boolean(),
    ...templateFields,
    ...templateFigures,
    /** Keys of those details that matter to the firm. */
    strategicDynamicFields: z.array(z.string()),
    strategicTaskDynamicFields: z.array(z.string()),
    taskStatuses: z.array(TaskStatus),
    taskLists: z.array(SentList),
    ...withPeople,
    /** The version of what is configured and whether it is published; changes of its board do not raise it. */
    version: Version,
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'ProjectTemplate' })
export type SentTemplate = z.infer<typeof SentTemplate>
export type ProjectTemplate = Omit<SentTemplate, 'taskLists' | 'people'> & { taskLists: TaskList[] }

/** A template’s lists are unfolded as those of other boards. */
const oneTemplate = {
  response: SentTemplate,
  unfold: ({ people, taskLists, ...template }: SentTemplate): ProjectTemplate => ({
    ...template,
    taskLists: taskLists.map((list) => unfoldList(list, people)),
  }),
}

/** Templates that projects are made from, with their statuses, lists, tasks and details. */
export const projectTemplates = about('projectTemplates', {
  ...boardEndpoints(door),
  ...statusEndpoints(door),
  ...automationEndpoints(door),
  listProjectTemplates: endpoint({
    method: 'GET',
    path: '/projectTemplates',
    summary: 'List project templates',
    ...manages,
    query: z.strictObject({
      ...pageQuery(12),
      search: z.string().trim().max(200).optional(),
      isActive: QueryFlag.optional(),
      sortOrder: z.enum(projectTemplateSortOrders).default('name'),
    }),
    response: pageOf(ProjectTemplateListItem),
  }),
  listActiveProjectTemplates: endpoint({
    method: 'GET',
    path: '/projectTemplates/active',
    summary: 'List published templates to create a project from',
    ...manages,
    response: listOf(z.strictObject({ id: Id, name: z.string() })),
  }),
  listTemplateSources: endpoint({
    method: 'GET',
    path: '/projectTemplates/projects',
    summary: 'List projects with tasks to create a template from',
    ...manages,
    query: z.strictObject({ search: z.string().trim().max(200).optional() }),
    response: listOf(ProjectBrief),
  }),
  createProjectTemplate: endpoint({
    method: 'POST',
    path: '/projectTemplates',
    summary: 'Add a template, blank or with a project’s statuses, lists and open tasks',
    ...manages,
    body: z.strictObject({
      name: templateFields.name,
      invoiceScheduler: templateFields.invoiceScheduler.default('none'),
      dynamicDetails: templateFields.dynamicDetails.default([]),
      taskDynamicDetails: templateFields.taskDynamicDetails.default([]),
      projectID: Id.optional(),
    }),
    ...oneTemplate,
    reasons: ['nameExists', 'notFound'],
  }),
  getProjectTemplate: endpoint({
    method: 'GET',
    path: '/projectTemplates/{id}',
    summary: 'Get a template with its statuses, lists and tasks',
    ...manages,
    params,
    ...oneTemplate,
    reasons: ['notFound'],
  }),
  updateProjectTemplate: endpoint({
    method: 'PATCH',
    path: '/projectTemplates/{id}',
    summary: 'Change, publish or deactivate a template; omitted fields stay',
    ...manages,
    params,
    body: z
      .strictObject({ ...templateFields, isActive: z.boolean() })
      .partial()
      .extend(madeOn),
    ...oneTemplate,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deleteProjectTemplate: endpoint({
    method: 'DELETE',
    path: '/projectTemplates/{id}',
    summary: 'Delete a template; projects made from it stay as they are',
    ...manages,
    params,
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
