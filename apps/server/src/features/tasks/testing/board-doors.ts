import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { NewTask, Task, TaskList } from '@praxis/contract/tasks/task-shapes'
import { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'
import { isLong } from '../../../testing/long-run'
import { createEmployee, type TestCompany, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

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
  /** The address at which the board's statuses are arranged. */
  readonly statusPrefix: string
  readonly person: TestPerson
}

export interface TestDoor {
  readonly name: string
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
  return { id, prefix: `/projects/${id}`, statusPrefix: `/projects/${id}`, person: firm.manager }
}

/** Every door there is, one line each. */
const allDoors: readonly TestDoor[] = [
  { name: 'project', hasWork: true, missingList: 'notFound', open: (_server, firm) => openProject(firm) },
  {
    name: 'person',
    hasWork: true,
    missingList: 'noTaskListForThisUser',
    open: async (server, firm) => {
      const person = await createEmployee(server, firm.company, { firstName: 'Pat', lastName: 'Own' })
      return { id: person.employeeId, prefix: '/personals', statusPrefix: '/personals', person }
    },
  },
  {
    name: "person's view of a project",
    hasWork: true,
    missingList: 'notFound',
    open: async (_server, firm) => {
      const board = await openProject(firm)
      return { ...board, prefix: `/personals${board.prefix}` }
    },
  },
  {
    name: 'template',
    hasWork: false,
    missingList: 'notFound',
    open: async (_server, { manager }) => {
      const { id } = await manager.call(projectTemplates.createProjectTemplate, { body: { name: unique('Template') } })
      const prefix = `/projectTemplates/${id}`
      return { id, prefix, statusPrefix: prefix, person: manager }
    },
  },
]

/** All doors lead to the same handlers, so every run goes through the one of a project and the one that refuses otherwise. */
export const testDoors = allDoors.filter(({ name }) => isLong || name === 'project' || name === 'person')

/** A board as somebody works on it. */
export class TestBoard {
  readonly api: BoardApi
  readonly statusApi: BoardApi

  constructor(
    readonly door: TestDoor,
    private readonly opened: OpenedBoard,
  ) {
    this.api = boardApiAt(opened.prefix)
    this.statusApi = boardApiAt(opened.statusPrefix)
  }

  get id() {
    return this.opened.id
  }

  get person() {
    return this.opened.person
  }

  addList(name: string): Promise<TaskList> {
    return this.person.call(this.api.createTaskList, { body: { name } })
  }

  add(taskListId: string, title: string, more: Partial<NewTask> = {}): Promise<Task> {
    return this.person.call(this.api.createTask, { params: { taskListId }, body: { title, ...more } })
  }

  addUnder({ id: taskId, taskList }: Task, title: string, more: Partial<NewTask> = {}): Promise<Task> {
    return this.person.call(this.api.createSubTask, {
      params: { taskListId: taskList.id, taskId },
      body: { title, ...more },
    })
  }

  addStatus(name: string, progress: 'toDo' | 'inProgress' | 'finished' = 'inProgress') {
    return this.person.call(this.statusApi.createTaskStatus, { body: { name, color: '#0a7ea4', progress } })
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
