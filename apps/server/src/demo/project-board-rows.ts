import type { DemoBoard, DemoTask } from '@praxis/demo/demo-board'
import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoProject } from '@praxis/demo/demo-project'
import {
  type BoardRows,
  type CommentRow,
  EMPTY_TASK,
  listRows,
  ranked,
  statusRows,
  type TaskFile,
  type TaskRow,
} from './board-rows'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { workdayBefore } from './demo-moments'
import { projectIdOf } from './fill-projects'

/** How far back and ahead the work on a board reaches, in days from now. */
const LONGEST_PAST = -160
const LONGEST_AHEAD = 130
/** A task that begins later than this has no status yet. */
const PLANNED_AHEAD = 21
/** No task stays undone for longer after its end, in days. */
const LATEST = 20

/** Where a task is in time, in days from now, and what became of it. */
interface Plan {
  readonly begins: number
  readonly ends: number
  readonly state: 'done' | 'started' | 'planned' | 'backlog'
}

const windowOf = ({ startsIn, endsIn, completedDaysAgo }: DemoProject) => ({
  from: Math.max(startsIn, completedDaysAgo === undefined ? LONGEST_PAST : startsIn),
  to: Math.min(endsIn ?? LONGEST_AHEAD, LONGEST_AHEAD),
})

/** The tasks of a project follow one another, overlapping a little; some of those that should be over are late. */
const planOf = (project: DemoProject, index: number, count: number): Plan => {
  const { from, to } = windowOf(project)
  const step = (to - from) / (count + 1)
  const begins = Math.round(from + step * index)
  const ends = Math.round(Math.min(begins + Math.max(3, step * 1.7), to))
  if (project.completedDaysAgo !== undefined) return { begins, ends, state: 'done' }
  const isLate = ends > -LATEST && index % 3 === 1
  if (ends < -1) return { begins, ends, state: isLate ? 'started' : 'done' }
  if (begins <= 0) return { begins, ends, state: 'started' }
  return { begins, ends, state: begins <= PLANNED_AHEAD ? 'planned' : 'backlog' }
}

/** Sub-tasks of a task that has begun: the first ones are done. */
const partPlan = (plan: Plan, index: number, count: number): Plan => {
  const length = (plan.ends - plan.begins) / count
  const begins = Math.round(plan.begins + length * index)
  const ends = Math.round(plan.begins + length * (index + 1))
  const state =
    plan.state === 'started'
      ? index < count / 2 - 0.5
        ? 'done'
        : index < count / 2 + 0.5
          ? 'started'
          : 'planned'
      : plan.state
  return { begins, ends, state }
}

class BoardPlanner {
  readonly tasks: TaskRow[] = []
  readonly comments: CommentRow[] = []
  readonly files: TaskFile[] = []
  private readonly boardId: string
  private readonly people: readonly string[]
  private readonly statuses

  constructor(
    private readonly now: string,
    company: DemoCompany,
    private readonly project: DemoProject,
    private readonly board: DemoBoard,
  ) {
    this.boardId = projectIdOf(company, project.name, project.client)
    const usernames = [project.lead, ...project.roles.flatMap(({ employee }) => employee ?? [])]
    this.people = [...new Set(usernames)].map((username) => employeeIdOf(company, username))
    this.statuses = statusRows(this.boardId, board.statuses)
  }

  rows(): BoardRows {
    const lists = listRows(
      this.boardId,
      this.board.lists.map(({ name }) => name),
    )
    const count = this.board.lists.reduce((sum, { tasks }) => sum + tasks.length, 0)
    for (const [listIndex, { tasks }] of this.board.lists.entries())
      for (const [task, rank] of ranked(tasks)) this.add(task, lists[listIndex]?.id ?? '', rank, count)
    const { statuses, tasks, comments, files } = this
    return { statuses, lists, tasks, comments, files }
  }

  private person(index: number): string {
    return this.people[index % this.people.length] ?? ''
  }

  private statusOf({ state }: Plan, index: number): string | null {
    if (state === 'backlog') return null
    const progress = ({ done: 'finished', started: 'inProgress', planned: 'toDo' } as const)[state]
    const fitting = this.statuses.filter((status) => status.progress === progress)
    return fitting[index % fitting.length]?.id ?? null
  }

  /** A moment in the course of a working day, and not later than now. */
  private momentOf(daysAhead: number, index: number): string {
    const moment = `${workdayBefore(this.now, -daysAhead)}T${String(9 + (index % 8)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}:00.000Z`
    return moment < this.now ? moment : this.now
  }

  private planned(plan: Plan, index: number, seconds: number) {
    const isDated = plan.state !== 'backlog' || index % 2 === 0
    const finishedAt = plan.state === 'done' ? this.momentOf(Math.min(plan.ends, 0), index) : null
    const createdAt = this.momentOf(Math.min(windowOf(this.project).from, -1) - 7, index)
    return {
      ...EMPTY_TASK,
      boardId: this.boardId,
      statusId: this.statusOf(plan, index),
      estimatedStart: isDated ? workdayBefore(this.now, -plan.begins) : null,
      estimatedEnd: isDated ? workdayBefore(this.now, -plan.ends) : null,
      dueDate: isDated && index % 3 !== 2 ? workdayBefore(this.now, -plan.ends) : null,
      seconds,
      finishedAt,
      createdBy: this.person(0),
      createdAt,
      updatedAt: finishedAt ?? (plan.state === 'started' ? this.momentOf(-1 - (index % 6), index) : createdAt),
    }
  }

  private add(task: DemoTask, listId: string, rank: string, count: number): void {
    const index = this.tasks.filter(({ parentId }) => parentId === null).length
    const plan = planOf(this.project, index, count)
    const id = demoId('task', listId, task.title)
    const { parts = [], priority = 0, tags = [], about } = task
    const row = this.planned(plan, index, parts.length > 0 ? 0 : task.hours * 3600)
    const isOpen = plan.state !== 'done'
    this.tasks.push({
      ...row,
      id,
      listId,
      rank,
      title: task.title,
      description: about ? `<p>${about}</p>` : '',
      priority,
      tags,
      seconds: parts.length > 0 ? null : row.seconds,
      remind: isOpen && row.dueDate !== null && index % 5 === 0,
      assignees:
        plan.state === 'backlog'
          ? []
          : [...new Set([this.person(index + 1), ...(index % 4 === 0 ? [this.person(index + 2)] : [])])],
    })
    this.addParts(task, plan, { id, listId, index })
    if (plan.state === 'done' || plan.state === 'started') this.addTalk(task, plan, { id, index })
  }

  private addParts(
    { parts = [], hours }: DemoTask,
    plan: Plan,
    task: { id: string; listId: string; index: number },
  ): void {
    const seconds = Math.max(1800, Math.round((hours * 3600) / parts.length / 1800) * 1800)
    for (const [partIndex, [title, rank]] of ranked(parts).entries()) {
      const own = partPlan(plan, partIndex, parts.length)
      this.tasks.push({
        ...this.planned(own, task.index + partIndex, seconds),
        id: demoId('task', task.id, title),
        listId: task.listId,
        parentId: task.id,
        title,
        rank,
        assignees: own.state === 'backlog' ? [] : [this.person(task.index + partIndex + 1)],
      })
    }
  }

  private addTalk({ says = [], files = [] }: DemoTask, plan: Plan, task: { id: string; index: number }): void {
    for (const [saidIndex, text] of says.entries())
      this.comments.push({
        id: demoId('task comment', task.id, text),
        taskId: task.id,
        authorId: this.person(task.index + saidIndex),
        text,
        createdAt: this.momentOf(Math.min(plan.begins + 1 + saidIndex, 0), task.index + saidIndex),
      })
    for (const file of files) this.files.push({ taskId: task.id, file })
  }
}

/** The board of a project as it stands today: what should be over is, as a rule, and the rest lies ahead. */
export const projectBoardRows = (
  now: string,
  company: DemoCompany,
  project: DemoProject,
  board: DemoBoard,
): BoardRows => new BoardPlanner(now, company, project, board).rows()
