import * as z from 'zod'
import { Id } from '../protocol/values'
import {
  affectedAnswer,
  completedAnswer,
  listsAnswer,
  SentCard,
  SentList,
  SentSubTask,
  subTasksAnswer,
  unfoldCards,
} from '../tasks/task-cards'
import { taskColumns } from '../tasks/task-rules'
import {
  GanttChart,
  GanttPart,
  NewTask,
  StatusOverview,
  SubTask,
  Task,
  TaskAnalytics,
  TaskChanges,
  TaskComment,
  TaskContents,
  TaskStatus,
} from '../tasks/task-shapes'
import { VisitorFile } from './portal-access'
import { PortalPerson } from './portal-visits'

/** What a portal does not share is absent; so is what only people of the firm see, such as tags and custom fields. */
const SubTaskCard = SentSubTask.omit({ tags: true }).meta({ id: 'PortalSubTaskCard' })
export const PortalCard = SentCard.omit({ tags: true })
  .extend({ subTasks: z.array(SubTaskCard).optional().describe('Absent: none are shown') })
  .meta({ id: 'PortalTaskCard' })
export type PortalCard = z.infer<typeof PortalCard>

/** What the board’s table can show to visitors. */
const portalColumns = z.enum(taskColumns).exclude(['tags'])

export const PortalColumns = z.strictObject({ columns: z.array(portalColumns) })
export type PortalColumns = z.infer<typeof PortalColumns>

export const SentPortalList = SentList.extend({
  tasks: z.array(PortalCard),
  analytics: TaskAnalytics.partial(),
  tableColumns: PortalColumns.shape.columns,
}).meta({ id: 'PortalTaskList' })
export type SentPortalList = z.infer<typeof SentPortalList>

const withPeople = { people: z.array(PortalPerson).describe('Everybody who has one of the tasks, once') }

const unfoldList = ({ tasks, ...list }: SentPortalList, people: readonly PortalPerson[]) => ({
  ...list,
  tasks: unfoldCards(tasks, people, { taskList: { id: list.id } }),
})

const Lists = z.strictObject({
  items: z.array(SentPortalList),
  ...withPeople,
  can: listsAnswer.response.shape.can.extend({ create: z.boolean() }),
})
export const portalListsAnswer = {
  response: Lists,
  unfold: ({ items, people, can }: z.infer<typeof Lists>) => ({
    items: items.map((list) => unfoldList(list, people)),
    can,
  }),
}

const OneList = SentPortalList.extend(withPeople)
export const portalListAnswer = {
  response: OneList,
  unfold: ({ people, ...list }: z.infer<typeof OneList>) => unfoldList(list, people),
}

const Completed = completedAnswer.response.extend({ items: z.array(PortalCard), ...withPeople })
export const portalCompletedAnswer = {
  response: Completed,
  unfold: ({ taskList, items, people, metadata }: z.infer<typeof Completed>) => ({
    items: unfoldCards(items, people, { taskList }),
    metadata,
  }),
}

const SubTasks = subTasksAnswer.response.extend({ items: z.array(PortalCard), ...withPeople })
export const portalSubTasksAnswer = {
  response: SubTasks,
  unfold: ({ items, people, ...around }: z.infer<typeof SubTasks>) => ({ items: unfoldCards(items, people, around) }),
}

const Affected = affectedAnswer.response.extend({ affectedTasks: z.array(PortalCard), ...withPeople })
export const portalAffectedAnswer = {
  response: Affected,
  unfold: ({ affectedTasks, people }: z.infer<typeof Affected>) => ({
    affectedTasks: unfoldCards(affectedTasks, people),
  }),
}

/** Fields that are there where their key is shared, of a task and of its parts. */
const sharedFields = {
  employees: z.array(PortalPerson),
  estimatedTime: SubTask.shape.estimatedTime.optional(),
  loggedTime: SubTask.shape.loggedTime.optional().describe('Seconds that are approved and charged'),
  finishedSubTaskCount: z.int().optional(),
  commentCount: z.int().optional(),
  fileCount: z.int().optional(),
}

const PortalSubTask = SubTask.omit({ tags: true }).extend(sharedFields).meta({ id: 'PortalSubTask' })
export type PortalSubTask = z.infer<typeof PortalSubTask>

export const PortalTask = Task.omit({ tags: true, shouldRemind: true, dynamicDetails: true, createdBy: true })
  .extend({
    ...sharedFields,
    subTasks: z.array(PortalSubTask),
    enableOverrideEstimatedTime: z.boolean().optional(),
    files: z.array(VisitorFile).optional(),
    can: Task.shape.can.extend({ updatePriority: z.boolean(), updateEstimate: z.boolean() }),
  })
  .meta({ id: 'PortalTask' })
export type PortalTask = z.infer<typeof PortalTask>

const setByTheFirm = { employeeIDs: true, shouldRemind: true, tags: true, dynamicDetails: true } as const
export const PortalTaskChanges = TaskChanges.omit(setByTheFirm)
export const NewPortalTask = NewTask.omit(setByTheFirm)

export const PortalComment = TaskComment.extend({
  /** Null for what visitors wrote. */
  authorEmployee: PortalPerson.nullable(),
  /** Somebody of the firm, or a visitor by the first part of their address. */
  author: z.string(),
  files: z.array(VisitorFile).optional(),
}).meta({ id: 'PortalComment' })
export type PortalComment = z.infer<typeof PortalComment>

export const PortalStatusOverview = StatusOverview.partial({ completedTaskCount: true }).meta({
  id: 'PortalStatusOverview',
})
export type PortalStatusOverview = z.infer<typeof PortalStatusOverview>

const contained = TaskContents.shape.tasks.omit({ hasTime: true }).partial({ commentCount: true, fileCount: true })
export const PortalTaskContents = z
  .strictObject({
    tasks: contained,
    subTasks: contained,
    /** Whether all of it may be deleted; work that the firm has to account for stays. */
    isDeletable: z.boolean(),
  })
  .meta({ id: 'PortalTaskContents' })
export type PortalTaskContents = z.infer<typeof PortalTaskContents>

/** What filters and forms of the board offer. */
export const PortalTaskOptions = z
  .strictObject({
    taskLists: z.array(z.strictObject({ id: Id, name: z.string() })),
    statuses: z.array(TaskStatus),
    /** People who have tasks of the board. */
    employees: z.array(PortalPerson),
  })
  .meta({ id: 'PortalTaskOptions' })
export type PortalTaskOptions = z.infer<typeof PortalTaskOptions>

const PortalGanttPart = GanttPart.partial({ progress: true })
export const PortalGanttChart = GanttChart.extend({
  taskLists: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      tasks: z.array(PortalGanttPart.extend({ subTasks: z.array(PortalGanttPart).optional() })),
    }),
  ),
  employees: z.array(PortalPerson),
}).meta({ id: 'PortalGanttChart' })
export type PortalGanttChart = z.infer<typeof PortalGanttChart>
