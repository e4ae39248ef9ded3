import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type {
  PortalCard,
  PortalComment,
  PortalGanttChart,
  PortalStatusOverview,
  PortalSubTask,
  PortalTask,
  PortalTaskContents,
  SentPortalList,
} from '@praxis/contract/portals/portal-task-shapes'
import type { PortalPerson } from '@praxis/contract/portals/portal-visits'
import type { FileLink } from '@praxis/contract/protocol/values'
import type { SentCard, SentList, SentSubTask } from '@praxis/contract/tasks/task-cards'
import type { TaskColumn } from '@praxis/contract/tasks/task-rules'
import type {
  GanttChart,
  StatusOverview,
  SubTask,
  Task,
  TaskComment,
  TaskContents,
} from '@praxis/contract/tasks/task-shapes'
import { openedByKeys, type ShownOfTasks } from '@praxis/domain/portals/opened-by-keys'
import type { VisitorActor } from '../../../platform/auth/actor'

/** What is said of people and files: names of both, no addresses. */
const personOf = ({ id, displayName }: EmployeeBrief): PortalPerson => ({ id, name: displayName })
const fileOf = ({ id, name, contentType, size }: FileLink) => ({ id, name, contentType, size })

/** Leaves a field out where its key is not shared. */
const where = <Field>(isShared: boolean, field: Field): Field | undefined => (isShared ? field : undefined)

interface KeyedFields<Estimate> {
  readonly estimatedTime?: Estimate
  readonly loggedTime?: number
  readonly finishedSubTaskCount?: number
  readonly commentCount?: number
  readonly fileCount?: number
}

const keyedFields = <Estimate>(given: KeyedFields<Estimate>, shows: ShownOfTasks) => ({
  estimatedTime: where(shows.estimatedTime, given.estimatedTime),
  loggedTime: where(shows.loggedTime, given.loggedTime),
  finishedSubTaskCount: where(shows.progress, given.finishedSubTaskCount),
  commentCount: where(shows.comments, given.commentCount),
  fileCount: where(shows.files, given.fileCount),
})

type SubTaskCard = NonNullable<PortalCard['subTasks']>[number]

const subTaskCardOf = ({ tags: _, ...card }: SentSubTask, shows: ShownOfTasks): SubTaskCard => ({
  ...card,
  ...keyedFields(card, shows),
})

const cardOf = ({ tags: _, subTasks, ...card }: SentCard, shows: ShownOfTasks): PortalCard => ({
  ...card,
  ...keyedFields(card, shows),
  subTasks: subTasks?.map((subTask) => subTaskCardOf(subTask, shows)),
})

const subTaskOf = ({ tags: _, employees, ...subTask }: SubTask, shows: ShownOfTasks): PortalSubTask => ({
  ...subTask,
  ...keyedFields(subTask, shows),
  employees: employees.map(personOf),
})

const listOf = (list: SentList, shows: ShownOfTasks): SentPortalList => ({
  ...list,
  tasks: list.tasks.map((card) => cardOf(card, shows)),
  analytics: {
    estimatedTime: where(shows.estimatedTime, list.analytics.estimatedTime),
    loggedTime: where(shows.loggedTime, list.analytics.loggedTime),
  },
  tableColumns: columnsOf(list.tableColumns, shows),
})

const columnsOf = (columns: readonly TaskColumn[], shows: ShownOfTasks): SentPortalList['tableColumns'] =>
  columns
    .filter((column) => column !== 'tags')
    .filter(
      (column) => (column !== 'estimatedTime' || shows.estimatedTime) && (column !== 'loggedTime' || shows.loggedTime),
    )

type GanttPart = NonNullable<GanttChart['taskLists'][number]['tasks'][number]['subTasks']>[number]

const barOf = <Part extends GanttPart>(part: Part, shows: ShownOfTasks) => ({
  ...part,
  progress: where(shows.progress, part.progress),
})

const containedOf = (
  { hasTime: _, ...contained }: TaskContents['tasks'],
  shows: ShownOfTasks,
): PortalTaskContents['tasks'] => ({
  ...contained,
  commentCount: where(shows.comments, contained.commentCount),
  fileCount: where(shows.files, contained.fileCount),
})

interface WithPeople {
  readonly people: readonly EmployeeBrief[]
}

/**
 * Answers of the board as a visitor gets them: what the keys of the portal do not open, and what is the firm's own, is
 * taken out of them here, whatever asked for them.
 */
export class ShownToVisitors {
  private readonly shows: ShownOfTasks
  private readonly permissions: ReturnType<typeof openedByKeys>['permissions']

  constructor({ portal }: VisitorActor) {
    const { shows, permissions } = openedByKeys(portal.sharedInfos)
    this.shows = shows
    this.permissions = permissions
  }

  get can() {
    const { edit, create } = this.permissions
    return { edit, create }
  }

  lists({ items, people }: WithPeople & { readonly items: readonly SentList[] }) {
    return { can: this.can, items: items.map((list) => listOf(list, this.shows)), people: people.map(personOf) }
  }

  list({ people, ...list }: WithPeople & SentList) {
    return { ...listOf(list, this.shows), people: people.map(personOf) }
  }

  cards<Rest extends object>({ items, people, ...rest }: Rest & WithPeople & { readonly items: readonly SentCard[] }) {
    return { ...rest, items: items.map((card) => cardOf(card, this.shows)), people: people.map(personOf) }
  }

  affected({ affectedTasks, people }: WithPeople & { readonly affectedTasks: readonly SentCard[] }) {
    return { affectedTasks: affectedTasks.map((card) => cardOf(card, this.shows)), people: people.map(personOf) }
  }

  task(given: Task): PortalTask {
    const { tags: _, shouldRemind: __, dynamicDetails: ___, createdBy: ____, ...task } = given
    const { shows, permissions } = this
    const isOnBoard = task.archivedAt === null
    return {
      ...task,
      ...keyedFields(task, shows),
      enableOverrideEstimatedTime: where(shows.estimatedTime, task.enableOverrideEstimatedTime),
      employees: task.employees.map(personOf),
      subTasks: task.subTasks.map((subTask) => subTaskOf(subTask, shows)),
      files: where(shows.files, task.files.map(fileOf)),
      can: {
        ...task.can,
        updatePriority: isOnBoard && permissions.updatePriority,
        updateEstimate: isOnBoard && permissions.edit && permissions.estimate,
      },
    }
  }

  comment(comment: TaskComment): PortalComment {
    return {
      ...comment,
      authorEmployee: comment.authorEmployee && personOf(comment.authorEmployee),
      files: where(this.shows.files, comment.files.map(fileOf)),
    }
  }

  files(files: readonly FileLink[]) {
    return files.map(fileOf)
  }

  overview({ completedTaskCount, ...overview }: StatusOverview): PortalStatusOverview {
    return { ...overview, completedTaskCount: where(this.shows.progress, completedTaskCount) }
  }

  contents({ tasks, subTasks }: TaskContents): PortalTaskContents {
    return {
      tasks: containedOf(tasks, this.shows),
      subTasks: containedOf(subTasks, this.shows),
      isDeletable: !tasks.hasTime && !subTasks.hasTime,
    }
  }

  columns(columns: readonly TaskColumn[]) {
    return columnsOf(columns, this.shows)
  }

  ganttChart({ taskLists, employees, ...chart }: GanttChart): PortalGanttChart {
    const { shows } = this
    return {
      ...chart,
      taskLists: taskLists.map(({ tasks, ...list }) => ({
        ...list,
        tasks: tasks.map((task) => ({
          ...barOf(task, shows),
          subTasks: task.subTasks?.map((part) => barOf(part, shows)),
        })),
      })),
      employees: employees.map(personOf),
    }
  }
}
