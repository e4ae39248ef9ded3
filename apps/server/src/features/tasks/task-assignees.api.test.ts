import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projects } from '@praxis/contract/projects/projects'
import { personalProjectTasks, personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTasksFirm, giveUnseen, type TasksFirm } from './testing/tasks-firm'

let server: TestServer
let firm: TasksFirm

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  firm = await createTasksFirm(server)
})

const refused = { status: 400, reason: 'invalidInput', fields: [{ path: 'employeeIDs' }] }
const given = (...people: TestPerson[]) => ({ employeeIDs: people.map(({ employeeId }) => employeeId) })

describe('a task of a project', () => {
  const ofTask = (taskId: string) => ({ ...firm.params, taskListId: firm.lists.design, taskId })
  const read = (taskId: string) => firm.lead.call(projectTasks.getTask, { params: { ...firm.params, taskId } })
  const letIn = (person: TestPerson, permissions: object) =>
    firm.lead.call(projects.createResourcePermission, {
      params: firm.params,
      body: { employeeID: person.employeeId, permissions },
    })

  it('is given to those who can see it: the lead, readers, managers of projects and the owner', async () => {
    const { lead, reader, manager, owner } = firm
    const { employees } = await read(await firm.task('Shared', given(lead, reader, manager, owner)))
    expect(employees).toHaveLength(4)
  })

  it('is given to nobody who cannot, when it is added, changed or becomes a part', async () => {
    const { lead, stranger, params, lists } = firm
    const taskId = await firm.task('Whole')
    const body = { title: 'Unseen', ...given(lead, stranger) }
    const inList = { params: { ...params, taskListId: lists.design }, body }
    expect(await lead.refusal(projectTasks.createTask, inList)).toMatchObject(refused)
    expect(await lead.refusal(projectTasks.createSubTask, { params: ofTask(taskId), body })).toMatchObject(refused)
    const change = { params: ofTask(taskId), body: given(stranger) }
    expect(await lead.refusal(projectTasks.updateTask, change)).toMatchObject(refused)
    const inOwnView = { params: { projectId: params.id, taskListId: lists.design }, body }
    expect(await lead.refusal(personalProjectTasks.createTask, inOwnView)).toMatchObject(refused)
    expect((await read(taskId)).employees).toEqual([])
  })

  it('is not given to somebody who sees the project, but not its tasks', async () => {
    const { lead, stranger } = firm
    await letIn(stranger, { details: 'read', journal: 'write' })
    const change = { params: ofTask(await firm.task('Whole')), body: given(stranger) }
    expect(await lead.refusal(projectTasks.updateTask, change)).toMatchObject(refused)
    const { employees } = await lead.call(projectTasks.getTaskOptions, { params: firm.params })
    expect(employees.map(({ id }) => id)).not.toContain(stranger.employeeId)
  })

  it('stays with somebody who has lost sight of it, until they are taken off', async () => {
    const { lead, stranger, reader } = firm
    const taskId = await firm.task('Old')
    await giveUnseen(server, taskId, stranger)
    const change = (...people: TestPerson[]) => ({ params: ofTask(taskId), body: given(...people) })
    await lead.call(projectTasks.updateTask, change(stranger, reader))
    expect((await read(taskId)).employees).toHaveLength(2)
    await lead.call(projectTasks.updateTask, change(reader))
    expect(await lead.refusal(projectTasks.updateTask, change(stranger, reader))).toMatchObject(refused)
  })

  it('is offered to those who work on the project and see the board, and to whoever looks', async () => {
    const { lead, manager, reader, stranger, member } = firm
    await letIn(stranger, { details: 'read' })
    await giveUnseen(server, await firm.task('Old'), stranger)
    const offeredTo = async (person: TestPerson) => {
      const { employees, otherAssignees } = await person.call(projectTasks.getTaskOptions, { params: firm.params })
      return [employees, otherAssignees].map((people) => people.map(({ id }) => id))
    }
    expect(await offeredTo(reader)).toEqual([[lead.employeeId, member.employeeId], [stranger.employeeId]])
    expect((await offeredTo(manager))[0]).toContain(manager.employeeId)
    await server.sql('update employees set is_active = false where id = $1', [member.employeeId])
    expect(await offeredTo(lead)).toEqual([[lead.employeeId], [stranger.employeeId]])
  })
})

describe('a task of one’s own', () => {
  it('is nobody else’s', async () => {
    const { lead, owner } = firm
    const list = await lead.call(personals.createTaskList, { body: { name: 'Own' } })
    const params = { taskListId: list.id }
    const body = { title: 'Mine', ...given(owner) }
    expect(await lead.refusal(personals.createTask, { params, body })).toMatchObject(refused)
    await lead.call(personals.createTask, { params, body: { title: 'Mine', ...given(lead) } })
  })
})

describe('a task of a template', () => {
  it('names anybody, and in a project made from it those who can see it; its history tells the rest', async () => {
    const { manager, lead, stranger } = firm
    const { id } = await manager.call(projectTemplates.createProjectTemplate, { body: { name: `T ${randomUUID()}` } })
    const list = await manager.call(projectTemplates.createTaskList, { params: { id }, body: { name: 'Start' } })
    const params = { id, taskListId: list.id }
    const add = (title: string, ...people: TestPerson[]) =>
      manager.call(projectTemplates.createTask, { params, body: { title, ...given(...people) } })
    await add('Kick-off', lead, stranger)
    await add('Plan', lead)
    await manager.call(projectTemplates.updateProjectTemplate, { params: { id }, body: { isActive: true } })
    const made = await manager.call(projects.createInternalProject, {
      body: { name: 'Made from it', leadID: lead.employeeId, projectTemplateID: id },
    })
    const { items } = await lead.call(projectTasks.listTaskLists, { params: { id: made.id } })
    const [kickOff, plan] = items[0]?.tasks ?? []
    for (const task of [kickOff, plan]) expect(task?.employees).toMatchObject([{ id: lead.employeeId }])
    const historyOf = async (taskId = '') =>
      (await lead.call(operations.getHistory, { params: { entity: 'task', id: taskId } })).items
    expect(await historyOf(kickOff?.id)).toMatchObject([
      {
        action: 'assigneesLeftOut',
        before: { employees: ['Lena Smith', 'Otis Smith'] },
        after: { employees: ['Lena Smith'] },
      },
    ])
    expect(await historyOf(plan?.id)).toEqual([])
  })
})
