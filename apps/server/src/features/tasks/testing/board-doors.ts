import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { NewTask, Task, TaskList } from '@praxis/contract/tasks/task-shapes'
import { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'
import { isLong } from '../../../testing/long-run'
import { createEmployee, type TestCompany, type TestPerson } from '../../../testing/people'
import type { Caller, TestServer } from '../../../testing/test-server'
import { visitTo } from './portal-visitors'

/** The endpoints at one board's own address, which are the same for every door. */
export const boardApiAt = (prefix: string) => {
  const door = { prefix, params: {} }
  return { ...boardEndpoints(door), ...workEndpoints(door), ...statusEndpoints(door) }
}

type BoardApi = ReturnType<typeof boardApiAt>

/** A firm in which somebody starts projects. */
interface BoardsFirm {
  readonly company: TestCompany
  readonly manager: TestPerson
  readonly start: (projectName: string) => Promise<{ readonly id: string }>
}

interface OpenedBoard {
  readonly id: string
  readonly prefix: string
  /** The address at which the board's statuses are arranged, and everything is that only people of the firm do. */
  readonly keptPrefix: string
  /** Who works on the board. */
  readonly person: Caller
  /** Somebody of the firm who keeps the board; those who work on it themselves, unless they are visitors. */
  readonly keeper: TestPerson
}

export interface TestDoor {
  readonly name: string
  /** Whether those who come through it are of the firm: visitors set no people, tags, reminders and custom fields. */
  readonly isOfFirm: boolean
  /** Whether the door has comments and changes of many tasks at once. */
  readonly hasWork: boolean
  readonly missingList: 'notFound' | 'noTaskListForThisUser'
  readonly open: (server: TestServer, firm: BoardsFirm) => Promise<OpenedBoard>
}

let made = 0
const unique = (name: string) => {
  made += 1
  return `${name} ${made}`
}

const openProject = async (firm: BoardsFirm) => {
  const { id } = await firm.start(unique('Board'))
  const prefix = `/projects/${id}`
  return { id, prefix, keptPrefix: prefix, person: firm.manager, keeper: firm.manager }
}

const ofFirm = { isOfFirm: true, missingList: 'notFound' } as const

/** Every door there is, one line each. */
const allDoors: readonly TestDoor[] = [
  { ...ofFirm, name: 'project', hasWork: true, open: (_server, firm) => openProject(firm) },
  {
    ...ofFirm,
    name: 'person',
    hasWork: true,
    missingList: 'noTaskListForThisUser',
    open: async (server, firm) => {
      const person = await createEmployee(server, firm.company, { firstName: 'Pat', lastName: 'Own' })
      return { id: person.employeeId, prefix: '/personals', keptPrefix: '/personals', person, keeper: person }
    },
  },
  {
    ...ofFirm,
    name: "person's view of a project",
    hasWork: true,
    open: async (_server, firm) => {
      const board = await openProject(firm)
      return { ...board, prefix: `/personals${board.prefix}` }
    },
  },
  {
    name: 'portal',
    hasWork: true,
    isOfFirm: false,
    missingList: 'notFound',
    open: async (server, firm) => {
      const board = await openProject(firm)
      const { reference, visitor } = await visitTo(server, firm.manager, board.id)
      return { ...board, prefix: `/portals/${reference}`, person: visitor }
    },
  },
  {
    ...ofFirm,
    name: 'template',
    hasWork: false,
    open: async (_server, { manager }) => {
      const { id } = await manager.call(projectTemplates.createProjectTemplate, { body: { name: unique('Template') } })
      const prefix = `/projectTemplates/${id}`
      return { id, prefix, keptPrefix: prefix, person: manager, keeper: manager }
    },
  },
]

/**
 * All doors lead to the same handlers, so every run goes through the one of a project, the one that refuses otherwise and
 * the one of people from outside.
 */
export const testDoors = allDoors.filter(({ name }) => isLong || ['project', 'person', 'portal'].includes(name))

/** What visitors may not set of a task, of what was given. */
const setByTheFirm = ({ employeeIDs, tags, shouldRemind, dynamicDetails }: Partial<NewTask>) =>
  Object.fromEntries(
    Object.entries({ employeeIDs, tags, shouldRemind, dynamicDetails }).filter(([, value]) => value !== undefined),
  )

/** A board as somebody works on it. */
export class TestBoard {
  readonly api: BoardApi
  /** The board at the address of those who keep it. */
  readonly kept: BoardApi

  constructor(
    readonly door: TestDoor,
    private readonly opened: OpenedBoard,
  ) {
    this.api = boardApiAt(opened.prefix)
    this.kept = boardApiAt(opened.keptPrefix)
  }

  get id() {
    return this.opened.id
  }

  get person() {
    return this.opened.person
  }

  get keeper() {
    return this.opened.keeper
  }

  addList(name: string): Promise<TaskList> {
    return this.person.call(this.api.createTaskList, { body: { name } })
  }

  add(taskListId: string, title: string, more: Partial<NewTask> = {}): Promise<Task> {
    const create = (body: NewTask) => this.person.call(this.api.createTask, { params: { taskListId }, body })
    return this.added(create, { title, ...more })
  }

  addUnder({ id: taskId, taskList }: Task, title: string, more: Partial<NewTask> = {}): Promise<Task> {
    const params = { taskListId: taskList.id, taskId }
    return this.added((body) => this.person.call(this.api.createSubTask, { params, body }), { title, ...more })
  }

  /** What a visitor may not set is set by somebody of the firm. */
  private async added(create: (given: NewTask) => Promise<Task>, given: NewTask): Promise<Task> {
    if (this.door.isOfFirm) return create(given)
    const others = setByTheFirm(given)
    const task = await create(
      Object.fromEntries(Object.entries(given).filter(([name]) => !(name in others))) as NewTask,
    )
    if (Object.keys(others).length === 0) return task
    await this.keeper.call(this.kept.updateTask, { ...at(task), body: others })
    return this.get(task.id)
  }

  addStatus(name: string, progress: 'toDo' | 'inProgress' | 'finished' = 'inProgress') {
    return this.keeper.call(this.kept.createTaskStatus, { body: { name, color: '#0a7ea4', progress } })
  }

  get(taskId: string): Promise<Task> {
    return this.person.call(this.api.getTask, { params: { taskId } })
  }

  async lists(query: Record<string, unknown> = {}): Promise<TaskList[]> {
    return (await this.person.call(this.api.listTaskLists, { query })).items
  }

  async list(id: string, query: Record<string, unknown> = {}): Promise<TaskList> {
    const [list] = await this.lists({ taskListID: id, ...query })
    if (!list) throw new Error('no such list')
    return list
  }

  async titles(listId: string, query: Record<string, unknown> = {}): Promise<string[]> {
    return (await this.list(listId, query)).tasks.map(({ title }) => title)
  }

  async completedTitles(taskListId: string): Promise<string[]> {
    const { items } = await this.person.call(this.api.listCompletedTasks, { params: { taskListId } })
    return items.map(({ title }) => title)
  }
}

export const openTestBoard = async (server: TestServer, firm: BoardsFirm, door: TestDoor): Promise<TestBoard> =>
  new TestBoard(door, await door.open(server, firm))

/** The address of a task. */
export const at = ({ id, taskList }: { readonly id: string; readonly taskList: { readonly id: string } }) => ({
  params: { taskListId: taskList.id, taskId: id },
})
