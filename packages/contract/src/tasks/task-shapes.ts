import * as z from 'zod'
import { DynamicDetail, DynamicDetailDefinition, DynamicDetails } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employee-brief'
import { richText } from '../protocol/rich-text'
import { Colour, Day, FileLink, Id, Moment, Name, TaskTitle, Version } from '../protocol/values'
import { BACKLOG_STATUS_ID, type TaskColumn, taskProgresses } from './task-rules'

/** The id of a status of the board, or -1 for the backlog. */
export const StatusId = z.union([Id, z.literal(BACKLOG_STATUS_ID)])

export const TaskStatus = z
  .strictObject({
    id: StatusId,
    name: z.string(),
    color: Colour,
    progress: z.enum(taskProgresses),
    /** The status’s place among the others; the backlog comes first and has none. */
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
/** The most characters of a description, counted again once everything that could run is taken out. */
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
  /** Seconds; for a task with sub-tasks their sum, unless it is overridden. */
  estimatedTime: z.int().nullable(),
  /** Seconds, with those of its sub-tasks. */
  loggedTime: z.int(),
  tags: z.array(z.string()),
}

const taskPlace = {
  id: Id,
  taskList: z.strictObject({ id: Id }),
  superTask: z.strictObject({ id: Id }).nullable(),
  /** When the task was completed; null while it is open. */
  finishedAt: Moment.nullable(),
  rank: z.string(),
  /** The task’s place among its neighbours, from 0. */
  index: z.int(),
  /** The version of title and description. */
  version: Version,
  updatedAt: Moment,
}

const taskCounts = {
  subTaskCount: z.int(),
  finishedSubTaskCount: z.int(),
  commentCount: z.int(),
  fileCount: z.int(),
}

/** What the caller may do that differs from task to task; the rest follows from what they may do on the board. */
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
    /** When the task was archived; an archived task can be read and brought back, not changed. */
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

/** Fields that are left out stay as they are, or get their default in a new task. */
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
  /** The caller may make the id, to refer to the task before it exists. */
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
  /** The active tasks in their order, as many as were asked for; none where the lists before have very many. */
  tasks: TaskCard[]
  hasMore: boolean
  activeTaskCount: number
  completedTaskCount: number
  analytics: TaskAnalytics
  /** The columns that the board’s table shows; they are the same for all its lists. */
  tableColumns: TaskColumn[]
}

/** The place to move to: before another record, or at the end. */
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
  /** How many of these are completed: all in a finished status; in others, those of boards that have no such status. */
  completedTaskCount: z.int(),
})
export type StatusOverview = z.infer<typeof StatusOverview>

/** A task that was archived; its sub-tasks are archived with it. */
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
  /** Whether time is logged on some of them, which keeps them from being deleted. */
  hasTime: z.boolean(),
}

/** Everything that is deleted together with a list or with tasks, including what the caller does not see of it. */
export const TaskContents = z
  .strictObject({
    tasks: z.strictObject(contained),
    subTasks: z.strictObject(contained),
    /** How many of the tasks and sub-tasks are given to others and not to the caller. */
    othersCount: z.int(),
    /** How many of them may not be deleted through this view of the board, as they are not the caller’s. */
    lockedCount: z.int(),
  })
  .meta({ id: 'TaskContents' })
export type TaskContents = z.infer<typeof TaskContents>

/** What filters and forms of a board offer. */
export const TaskOptions = z
  .strictObject({
    taskLists: z.array(z.strictObject({ id: Id, name: z.string() })),
    /** People who can be given tasks of the board. */
    employees: z.array(EmployeeBrief),
    /** People who have tasks of the board and can be given no more: they have left, or no longer see the board. */
    otherAssignees: z.array(EmployeeBrief),
    /** The tags in use. */
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

/** Fields that are left out are not known. */
export const GanttPart = z.strictObject({
  id: Id,
  title: z.string(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  dueDate: Day.optional(),
  finishedAt: Moment.optional(),
  /** Percent of sub-tasks finished, else of the estimate that has been logged, else what the status stands for. */
  progress: z.int().min(0).max(100),
  /** The place of the task’s status in `statusIDs`. */
  status: z.int(),
  /** The places of the task’s people in `employees`. */
  employees: z.array(z.int()).optional(),
})

/** Tasks as bars in time; a task without dates of its own spans its sub-tasks. What many tasks share is sent once. */
export const GanttChart = z
  .strictObject({
    taskLists: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        tasks: z.array(GanttPart.extend({ subTasks: z.array(GanttPart).optional() })),
      }),
    ),
    statusIDs: z.array(StatusId),
    employees: z.array(EmployeeBrief),
    can: z.strictObject({ reschedule: z.boolean() }),
  })
  .meta({ id: 'GanttChart' })
export type GanttChart = z.infer<typeof GanttChart>

/** A task of the chart with everything that it refers to. */
export interface GanttTask {
  readonly id: string
  readonly title: string
  readonly taskList: { readonly id: string; readonly name: string }
  readonly superTask: { readonly id: string } | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly dueDate: string | null
  readonly finishedAt: string | null
  /** Null where visitors of a portal are not told. */
  readonly progress: number | null
  readonly status: { readonly id: string }
  readonly employees: readonly EmployeeBrief[]
  readonly can: { readonly reschedule: boolean }
}
