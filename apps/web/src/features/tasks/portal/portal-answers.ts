import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type {
  PortalComment,
  PortalGanttChart,
  PortalSubTask,
  PortalTask,
  PortalTaskContents,
  PortalTaskOptions,
} from '@praxis/contract/portals/portal-task-shapes'
import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { PortalPerson } from '@praxis/contract/portals/portal-visits'
import type { Output } from '@praxis/contract/protocol/endpoint'
import type { FileLink } from '@praxis/contract/protocol/values'
import type {
  SubTask,
  Task,
  TaskCard,
  TaskComment,
  TaskContents,
  TaskList,
  TaskOptions,
} from '@praxis/contract/tasks/task-shapes'
import type { ChartedTasks } from '../gantt/gantt-tasks'

/**
 * The answers that visitors of a portal get, in the shapes of every board. What is not shared has the value of what is not
 * there, and the board leaves it out by the keys of the portal.
 */

type PortalList = Output<typeof portalTasks.listTaskLists>['items'][number]
type PortalCard = PortalList['tasks'][number]

/** Somebody of the firm, as far as visitors know them. */
const personOf = ({ id, name }: PortalPerson): EmployeeBrief => ({
  id,
  displayName: name,
  displayInitials: name.slice(0, 1),
  profileImage: null,
  jobTitle: '',
  isActive: true,
})

/** Visitors fetch files by a call: a file has no address for them. */
const fileOf = (file: Omit<FileLink, 'url'>): FileLink => ({ ...file, url: '' })

const cardOf = ({ employees, subTasks, ...card }: PortalCard): TaskCard => ({
  ...card,
  employees: employees.map(personOf),
  subTasks: subTasks.map((subTask) => ({ ...subTask, employees: subTask.employees.map(personOf) })),
})

export const listOf = ({ tasks, analytics, ...list }: PortalList): TaskList => ({
  ...list,
  tasks: tasks.map(cardOf),
  analytics: { estimatedTime: analytics.estimatedTime ?? 0, loggedTime: analytics.loggedTime ?? 0 },
})

export const cardsOf = <Answer extends { readonly items: readonly PortalCard[] }>({ items, ...answer }: Answer) => ({
  ...answer,
  items: items.map(cardOf),
})

const subTaskOf = (task: PortalSubTask): SubTask => ({
  ...task,
  employees: task.employees.map(personOf),
  estimatedTime: task.estimatedTime ?? null,
  loggedTime: task.loggedTime ?? 0,
  tags: [],
  finishedSubTaskCount: task.finishedSubTaskCount ?? 0,
  commentCount: task.commentCount ?? 0,
  fileCount: task.fileCount ?? 0,
})

export const taskOf = ({ subTasks, files = [], enableOverrideEstimatedTime = false, ...task }: PortalTask): Task => ({
  ...task,
  ...subTaskOf(task),
  can: task.can,
  subTasks: subTasks.map(subTaskOf),
  files: files.map(fileOf),
  enableOverrideEstimatedTime,
  shouldRemind: false,
  dynamicDetails: [],
  createdBy: null,
})

export const commentOf = ({ authorEmployee, files = [], ...comment }: PortalComment): TaskComment => ({
  ...comment,
  authorEmployee: authorEmployee && personOf(authorEmployee),
  files: files.map(fileOf),
})

type Contained = PortalTaskContents['tasks']

export const contentsOf = ({ tasks, subTasks, isDeletable }: PortalTaskContents): TaskContents => {
  const containedOf = (part: Contained): TaskContents['tasks'] => ({
    ...part,
    commentCount: part.commentCount ?? 0,
    fileCount: part.fileCount ?? 0,
    hasTime: !isDeletable,
  })
  return { tasks: containedOf(tasks), subTasks: containedOf(subTasks), othersCount: 0, lockedCount: 0 }
}

/** Visitors filter by whoever has tasks, and give tasks to nobody. */
export const optionsOf = ({ taskLists, employees }: PortalTaskOptions): TaskOptions => ({
  taskLists,
  employees: [],
  otherAssignees: employees.map(personOf),
  tags: [],
  taskDynamicDetails: [],
})

export const chartOf = ({ employees, ...chart }: PortalGanttChart): ChartedTasks => ({
  ...chart,
  employees: employees.map(personOf),
})
