import * as z from 'zod'
import { DynamicDetail, DynamicDetailDefinition, DynamicDetails } from './dynamic-details'
import { EmployeeBrief } from './employees'
import { richText } from './rich-text'
import { BACKLOG_STATUS_ID, type TaskColumn, taskProgresses } from './task-rules'
import { Colour, Day, FileLink, Id, Moment, Name, TaskTitle, Version } from './values'

/** Of a status of the board, or -1 for the backlog. */
export const StatusId = z.union([Id, z.literal(BACKLOG_STATUS_ID)])

export const TaskStatus = z
  .strictObject({
    id: StatusId,
    name: z.string(),
    color: Colour,
    progress: z.enum(taskProgresses),
    /** Place among the statuses; the backlog comes first and has none. */
    progressRank: z.int().nullable(),
    version: Version,
  })
  .meta({ id: 'TaskStatus' })
export type TaskStatus = z.infer<typeof TaskStatus>

export const TaskStatusInput = z.strictObject({
  name: Name.max(60),
  color: Colour,
  progress: z.enum(taskProgresses),
})
export type TaskStatusInput = z.output<typeof TaskStatusInput>

export const Priority = z.int().min(-2).max(2)
const Seconds = z.int().min(0).max(100_000_000)
/** Of characters, also once what could run is taken out. */
const MOST_DESCRIPTION = 200_000
const MOST_TAGS = 50
const MOST_ASSIGNEES = 100

const taskFields = {
  title: z.string(),
  status: z.strictObject({ id: StatusId }),
  employees: z.array(EmployeeBrief),
  priority: Priority,
  dueDate: Day.nullable(),
  scheduledDate: Day.nullable(),
  estimatedStartDate: Day.nullable(),
  estimatedEndDate: Day.nullable(),
  /** Seconds; of a task with sub-tasks their sum, unless it is overridden. */
  estimatedTime: z.int().nullable(),
  /** Seconds, with those of its sub-tasks. */
  loggedTime: z.int(),
  tags: z.array(z.string()),
}

const taskPlace = {
  id: Id,
  taskList: z.strictObject({ id: Id }),
  superTask: z.strictObject({ id: Id }).nullable(),
  /** Present once it is completed. */
  finishedAt: Moment.nullable(),
  rank: z.string(),
  /** Place among its neighbours, from 0. */
  index: z.int(),
  /** Of title and description. */
  version: Version,
  updatedAt: Moment,
}

const taskCounts = {
  subTaskCount: z.int(),
  finishedSubTaskCount: z.int(),
  commentCount: z.int(),
  fileCount: z.int(),
}

/** What differs from task to task; the rest goes by what one may do on the board. */
const cardPermissions = { can: z.strictObject({ updateStatus: z.boolean() }) }

export const SubTask = z
  .strictObject({ ...taskPlace, ...taskFields, ...taskCounts, ...cardPermissions })
  .meta({ id: 'SubTask' })
export type SubTask = z.infer<typeof SubTask>

/** A task as boards show it. */
export interface TaskCard extends SubTask {
  subTasks: SubTask[]
}

export const Task = z
  .strictObject({
    ...taskPlace,
    ...taskFields,
    ...taskCounts,
    subTasks: z.array(SubTask),
    /** Rich text, with nothing in it that could run. */
    taskDescription: z.string(),
    enableOverrideEstimatedTime: z.boolean(),
    shouldRemind: z.boolean(),
    dynamicDetails: z.array(DynamicDetail),
    files: z.array(FileLink),
    createdAt: Moment,
    createdBy: EmployeeBrief.nullable(),
    /** Present once it is put away: it can be read and brought back then, not changed. */
    archivedAt: Moment.nullable(),
    can: z.strictObject({
      edit: z.boolean(),
      updateStatus: z.boolean(),
      comment: z.boolean(),
      attachFiles: z.boolean(),
      delete: z.boolean(),
      restore: z.boolean(),
    }),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof Task>

/** What is left out stays, or keeps its default in a new task. */
export const TaskChanges = z
  .strictObject({
    title: TaskTitle,
    taskDescription: richText(MOST_DESCRIPTION),
    statusID: StatusId,
    employeeIDs: z.array(Id).max(MOST_ASSIGNEES),
    priority: Priority,
    dueDate: Day.nullable(),
    scheduledDate: Day.nullable(),
    estimatedStartDate: Day.nullable(),
    estimatedEndDate: Day.nullable(),
    estimatedTime: Seconds.nullable(),
    enableOverrideEstimatedTime: z.boolean(),
    shouldRemind: z.boolean(),
    tags: z.array(Name.max(60)).max(MOST_TAGS),
    dynamicDetails: DynamicDetails,
  })
  .partial()
export type TaskChanges = z.output<typeof TaskChanges>

export const NewTask = TaskChanges.extend({
  title: TaskTitle,
  /** Made by the caller, who may refer to it before it exists. */
  id: Id.optional(),
})
export type NewTask = z.output<typeof NewTask>

export const TaskAnalytics = z.strictObject({ estimatedTime: z.int(), loggedTime: z.int() })
export type TaskAnalytics = z.infer<typeof TaskAnalytics>

export interface TaskList {
  id: string
  name: string
  rank: string
  createdAt: string
  /** Active ones in their order, as many as were asked for; none where the lists before it have very many. */
  tasks: TaskCard[]
  hasMore: boolean
  activeTaskCount: number
  completedTaskCount: number
  analytics: TaskAnalytics
  /** The board's: what its table shows. */
  tableColumns: TaskColumn[]
}

/** Before another one, or at the end. */
export const MoveInput = z.strictObject({ beforeID: Id.nullable() })
export const MoveTaskInput = z.strictObject({
  taskListID: Id,
  superTaskID: Id.nullable().default(null),
  beforeID: Id.nullable(),
})
export type MoveTaskInput = z.output<typeof MoveTaskInput>

export const TaskComment = z
  .strictObject({
    id: Id,
    authorEmployee: EmployeeBrief.nullable(),
    author: z.string(),
    /** A comment is a text, files, or both. */
    text: z.string().nullable(),
    files: z.array(FileLink),
    createdAt: Moment,
    /** When its author last changed the text. */
    editedAt: Moment.nullable(),
    can: z.strictObject({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'TaskComment' })
export type TaskComment = z.infer<typeof TaskComment>

export const StatusOverview = z.strictObject({
  status: TaskStatus,
  taskCount: z.int(),
  /** Of these, completed ones: all of a finished status, and those of others where the board has no finished one. */
  completedTaskCount: z.int(),
})
export type StatusOverview = z.infer<typeof StatusOverview>

/** A task that was put away; its sub-tasks are where it is. */
export const ArchivedTask = z
  .strictObject({
    id: Id,
    title: z.string(),
    taskList: z.strictObject({ id: Id, name: z.string() }),
    superTask: z.strictObject({ id: Id, title: z.string() }).nullable(),
    status: z.strictObject({ id: StatusId }),
    finishedAt: Moment.nullable(),
    archivedAt: Moment,
    subTaskCount: z.int(),
  })
  .meta({ id: 'ArchivedTask' })
export type ArchivedTask = z.infer<typeof ArchivedTask>

const contained = {
  openCount: z.int(),
  completedCount: z.int(),
  archivedCount: z.int(),
  commentCount: z.int(),
  fileCount: z.int(),
  /** Time is logged on some of them, which keeps them from being deleted. */
  hasTime: z.boolean(),
}

/** Everything that goes with a list or with tasks when they are deleted, also what the caller does not see of it. */
export const TaskContents = z
  .strictObject({
    tasks: z.strictObject(contained),
    subTasks: z.strictObject(contained),
    /** Of tasks and sub-tasks: given to others and not to the caller. */
    othersCount: z.int(),
    /** Of the same: those that this view of the board does not allow to delete, as they are not the caller’s. */
    lockedCount: z.int(),
  })
  .meta({ id: 'TaskContents' })
export type TaskContents = z.infer<typeof TaskContents>

/** What filters and forms of a board offer. */
export const TaskOptions = z
  .strictObject({
    taskLists: z.array(z.strictObject({ id: Id, name: z.string() })),
    /** Who can be given its tasks. */
    employees: z.array(EmployeeBrief),
    /** Who has some of them and can be given no more: they have left, or no longer see the board. */
    otherAssignees: z.array(EmployeeBrief),
    /** Those in use. */
    tags: z.array(z.string()),
    taskDynamicDetails: z.array(DynamicDetailDefinition),
  })
  .meta({ id: 'TaskOptions' })
export type TaskOptions = z.infer<typeof TaskOptions>

/** A task to choose from. */
export const TaskOption = z
  .strictObject({ id: Id, title: z.string(), taskList: z.strictObject({ id: Id, name: z.string() }) })
  .meta({ id: 'TaskOption' })
export type TaskOption = z.infer<typeof TaskOption>

/** An open task that is due, as far as a list over all boards shows it. */
export const DueTask = z
  .strictObject({
    id: Id,
    title: z.string(),
    dueDate: Day,
    taskList: z.strictObject({ id: Id, name: z.string() }),
  })
  .meta({ id: 'DueTask' })

/** What is left out is not known. */
const ganttFields = {
  id: Id,
  title: z.string(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  dueDate: Day.optional(),
  finishedAt: Moment.optional(),
  /** Percent: of its sub-tasks, else of its estimate that has been logged, else by its status. */
  progress: z.int().min(0).max(100),
  /** Its place in `statusIDs`. */
  status: z.int(),
  /** Their places in `employees`. */
  employees: z.array(z.int()).optional(),
}

/** Tasks as bars in time; without dates of its own one spans its sub-tasks. What many of them share is said once. */
export const GanttChart = z
  .strictObject({
    taskLists: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        tasks: z.array(z.strictObject({ ...ganttFields, subTasks: z.array(z.strictObject(ganttFields)).optional() })),
      }),
    ),
    statusIDs: z.array(StatusId),
    employees: z.array(EmployeeBrief),
    can: z.strictObject({ reschedule: z.boolean() }),
  })
  .meta({ id: 'GanttChart' })
export type GanttChart = z.infer<typeof GanttChart>

/** One of its tasks with all that it refers to. */
export interface GanttTask {
  readonly id: string
  readonly title: string
  readonly taskList: { readonly id: string; readonly name: string }
  readonly superTask: { readonly id: string } | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly dueDate: string | null
  readonly finishedAt: string | null
  readonly progress: number
  readonly status: { readonly id: string }
  readonly employees: readonly EmployeeBrief[]
  readonly can: { readonly reschedule: boolean }
}
