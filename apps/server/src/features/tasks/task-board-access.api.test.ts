import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createTestCompany, impersonating, type TestPerson } from '../../testing/people'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, boardApiAt } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm
let stranger: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
  stranger = (await createTestCompany(server)).owner
})

const own = boardApiAt('/personals')

describe('the board of a project', () => {
  let projectId: string
  let api: ReturnType<typeof boardApiAt>
  let list: string
  let task: Task

  beforeEach(async () => {
    projectId = (await firm.start('Data platform')).id
    api = boardApiAt(`/projects/${projectId}`)
    list = (await firm.lead.call(api.createTaskList, { body: { name: 'Build' } })).id
    task = await firm.lead.call(api.createTask, { params: { taskListId: list }, body: { title: 'Task' } })
  })

  const letIn = (person: TestPerson, taskLists: 'noAccess' | 'read' | 'write') =>
    firm.lead.call(projects.createResourcePermission, {
      params: { id: projectId },
      body: { employeeID: person.employeeId, permissions: { details: 'read', taskLists } },
    })

  const give = (person: TestPerson) =>
    firm.lead.call(api.updateTask, { ...at(task), body: { employeeIDs: [person.employeeId] } })

  /** A change of every kind, each answering with the reason it is refused with. */
  const attemptsBy = (person: Caller) => ({
    listTaskLists: () => person.refusal(api.listTaskLists, {}),
    createTaskList: () => person.refusal(api.createTaskList, { body: { name: 'x' } }),
    moveTaskList: () => person.refusal(api.moveTaskList, { params: { taskListId: list }, body: { beforeID: null } }),
    deleteTaskList: () => person.refusal(api.deleteTaskList, { params: { taskListId: list } }),
    sortByPriority: () => person.refusal(api.sortByPriority, { params: { taskListId: list } }),
    createTask: () => person.refusal(api.createTask, { params: { taskListId: list }, body: { title: 'x' } }),
    createSubTask: () => person.refusal(api.createSubTask, { ...at(task), body: { title: 'x' } }),
    getTask: () => person.refusal(api.getTask, { params: { taskId: task.id } }),
    updateTask: () => person.refusal(api.updateTask, { ...at(task), body: { title: 'x' } }),
    moveTask: () => person.refusal(api.moveTask, { ...at(task), body: { taskListID: list, beforeID: null } }),
    archiveTask: () => person.refusal(api.archiveTask, at(task)),
    deleteTask: () => person.refusal(api.deleteTask, at(task)),
    archiveAllTasks: () => person.refusal(api.archiveAllTasks, { body: { taskStatusID: '-1' } }),
    createTaskStatus: () =>
      person.refusal(api.createTaskStatus, { body: { name: 'x', color: '#123456', progress: 'toDo' } }),
    attachTaskFiles: () =>
      person.refusal(api.attachTaskFiles, { ...at(task), files: { files: [new File(['x'], 'x.txt')] } }),
    toggleTask: () => person.refusal(api.toggleTask, { ...at(task), body: { isToggled: true } }),
    createTaskComment: () => person.refusal(api.createTaskComment, { ...at(task), body: { text: 'x' } }),
    getHistory: () => person.refusal(operations.getHistory, { params: { entity: 'task', id: task.id } }),
    getHistoryOfBoard: () => person.refusal(operations.getHistory, { params: { entity: 'taskBoard', id: projectId } }),
  })

  it('is not there for strangers, for those without access, and for those who were shut out', async () => {
    await letIn(firm.member, 'noAccess')
    for (const person of [stranger, firm.other, firm.member])
      for (const [name, attempt] of Object.entries(attemptsBy(person)))
        expect([name, (await attempt()).reason]).toEqual([name, 'notFound'])
  })

  it('is read and commented by those who may read it, and changed by nobody of them', async () => {
    await letIn(firm.member, 'read')
    const { toggleTask, ...attempts } = attemptsBy(firm.member)
    const allowed = ['listTaskLists', 'getTask', 'createTaskComment', 'getHistory', 'getHistoryOfBoard']
    for (const [name, attempt] of Object.entries(attempts))
      if (!allowed.includes(name)) expect([name, (await attempt()).reason]).toEqual([name, 'invalidPermission'])
    expect((await toggleTask()).reason).toBe('noPermissionToUpdateTaskStatus')
    const { can } = await firm.member.call(api.getTask, { params: { taskId: task.id } })
    const nothing = { edit: false, updateStatus: false, attachFiles: false, delete: false, restore: false }
    expect(can).toEqual({ ...nothing, comment: true })
    expect((await firm.member.call(api.listTaskLists, {})).can).toEqual({ edit: false })
    await firm.member.call(api.createTaskComment, { ...at(task), body: { text: 'Noted.' } })
  })

  it.each([
    ['priority', { priority: 1 }, 'noPermissionToUpdateTaskPriority'],
    ['status', { statusID: '-1' }, 'noPermissionToUpdateTaskStatus'],
    ['due date', { dueDate: '2026-12-01' }, 'noPermissionToUpdateTaskDueDate'],
    ['estimate', { estimatedTime: 60 }, 'noPermissionToUpdateTaskEstimatedTime'],
  ])('says of the %s that a reader may not change it', async (_name, body, reason) => {
    await letIn(firm.member, 'read')
    expect(await firm.member.refusal(api.updateTask, { ...at(task), body })).toMatchObject({ status: 401, reason })
  })

  it('lets those who only read it move on what they were given, and add files to it', async () => {
    await letIn(firm.member, 'read')
    await give(firm.member)
    const { member, lead } = firm
    const doing = await lead.call(api.createTaskStatus, {
      body: { name: 'Doing', color: '#123456', progress: 'inProgress' },
    })
    await member.call(api.updateTask, { ...at(task), body: { statusID: doing.id } })
    await member.call(api.moveTaskToStatus, { body: { taskID: task.id, statusID: '-1' } })
    await member.call(api.toggleTask, { ...at(task), body: { isToggled: true } })
    const attach = async (person: TestPerson) =>
      (await person.call(api.attachTaskFiles, { ...at(task), files: { files: [new File(['x'], 'x.txt')] } })).items[0]
    const [theirs, leads] = [await attach(member), await attach(lead)]
    const address = (fileId = '') => ({ params: { ...at(task).params, fileId } })
    await member.call(api.deleteTaskFile, address(theirs?.id))
    expect((await member.refusal(api.deleteTaskFile, address(leads?.id))).reason).toBe('invalidPermission')
    expect((await member.refusal(api.updateTask, { ...at(task), body: { statusID: '-1', priority: 1 } })).reason).toBe(
      'noPermissionToUpdateTaskPriority',
    )
  })

  it('has comments that only their authors delete', async () => {
    const { id } = await firm.lead.call(api.createTaskComment, { ...at(task), body: { text: 'Mine' } })
    const address = { params: { ...at(task).params, commentId: id } }
    expect((await firm.manager.refusal(api.deleteTaskComment, address)).reason).toBe('invalidPermission')
    const { items } = await firm.manager.call(api.listTaskComments, at(task))
    expect(items).toMatchObject([{ author: 'Lena Smith', can: { delete: false } }])
  })

  it('mails those mentioned who may see it, and nobody else', async () => {
    await letIn(firm.member, 'read')
    const { lead, manager, member, other } = firm
    const mentionedEmployeeIDs = [lead, manager, member, other].map(({ employeeId }) => employeeId)
    const text = 'Can somebody <b>look</b> at this?'
    await lead.call(api.createTaskComment, { ...at(task), body: { text, mentionedEmployeeIDs } })
    await server.drainJobs()
    for (const person of [manager, member]) {
      const [mail] = await mailsTo(server, person.username)
      expect(mail).toMatchObject({ subject: 'Lena Smith mentioned you: Task' })
      expect(mail?.text).toContain(`/employments/${firm.company.domain}/projects/${projectId}/taskLists/${task.id}`)
      expect(mail?.html).not.toContain('<b>look')
    }
    for (const person of [lead, other]) expect(await mailsTo(server, person.username)).toEqual([])
  })

  it('is heard of by those who may see it only', async () => {
    await letIn(firm.member, 'read')
    const [member, other] = [await listen(firm.member), await listen(firm.other)]
    await firm.lead.call(api.updateTask, { ...at(task), body: { title: 'Renamed' } })
    await vi.waitFor(() => expect(member.changes()).toContainEqual({ topic: 'tasks', id: projectId }), 20_000)
    expect(other.changes()).toEqual([])
    member.hangUp()
    other.hangUp()
  })

  it('remembers on whose behalf somebody acted', async () => {
    await letIn(firm.member, 'write')
    const acting = await impersonating(server, firm.owner, firm.member)
    await acting.call(api.updateTask, { ...at(task), body: { priority: 2 } })
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'task', id: task.id } })
    expect(items[0]).toMatchObject({
      by: { employeeID: firm.member.employeeId },
      impersonatedBy: { employeeID: firm.owner.employeeId },
    })
  })

  it('takes nothing of another board', async () => {
    const elsewhere = boardApiAt(`/projects/${(await firm.start('Another')).id}`)
    const { lead } = firm
    const other = (await lead.call(elsewhere.createTaskList, { body: { name: 'Theirs' } })).id
    expect((await lead.refusal(elsewhere.getTask, { params: { taskId: task.id } })).reason).toBe('notFound')
    const body = { taskListID: other, beforeID: null }
    expect((await lead.refusal(api.moveTask, { ...at(task), body })).reason).toBe('notFound')
    expect((await lead.refusal(elsewhere.updateTask, { ...at(task), body: { title: 'x' } })).reason).toBe('notFound')
    const status = await lead.call(elsewhere.createTaskStatus, {
      body: { name: 'Theirs', color: '#123456', progress: 'toDo' },
    })
    expect((await lead.refusal(api.updateTask, { ...at(task), body: { statusID: status.id } })).reason).toBe(
      'invalidInput',
    )
  })

  it('shows everybody their own tasks of it, and takes new ones as theirs', async () => {
    await letIn(firm.member, 'write')
    const mine = boardApiAt(`/personals/projects/${projectId}`)
    const { member, lead } = firm
    const titles = async () =>
      (await member.call(mine.listTaskLists, {})).items.map(({ activeTaskCount, tasks }) => [
        activeTaskCount,
        ...tasks.map(({ title }) => title),
      ])
    expect(await titles()).toEqual([[0]])
    expect((await member.refusal(mine.getTask, { params: { taskId: task.id } })).reason).toBe('notFound')
    expect((await member.refusal(mine.archiveTask, at(task))).reason).toBe('notFound')
    const created = await member.call(mine.createTask, { params: { taskListId: list }, body: { title: 'Own' } })
    expect(created.employees).toMatchObject([{ id: member.employeeId }])
    const part = await lead.call(api.createSubTask, { ...at(task), body: { title: 'Part' } })
    await lead.call(api.updateTask, { ...at(part), body: { employeeIDs: [member.employeeId] } })
    expect(await titles()).toEqual([[2, 'Task', 'Own']])
    const body = { employeeIDs: [lead.employeeId] }
    expect((await member.call(mine.updateTask, { ...at(created), body })).employees).toHaveLength(1)
    expect(await titles()).toEqual([[1, 'Task']])
    expect((await member.call(mine.archiveAllTasks, { body: { taskStatusID: '-1' } })).archivedCount).toBe(0)
    expect((await firm.other.refusal(mine.listTaskLists, {})).reason).toBe('notFound')
  })

  it('keeps its project from being deleted while there are tasks on it, and goes with it afterwards', async () => {
    const params = { id: projectId }
    const refusal = await firm.manager.refusal(projects.deleteProject, { params })
    expect(refusal).toMatchObject({ reason: 'recordInUse', usedBy: expect.stringMatching(/^\d+ tasks?\b/) })
    await server.sql('delete from tasks where board_id = $1', [projectId])
    await firm.manager.call(projects.deleteProject, { params })
    expect(await server.sql('select from tasks where board_id = $1', [projectId])).toEqual([])
  })
})

describe('the board of a person', () => {
  it('is theirs alone', async () => {
    const { member, manager, owner } = firm
    const list = (await member.call(own.createTaskList, { body: { name: 'Private' } })).id
    const task = await member.call(own.createTask, { params: { taskListId: list }, body: { title: 'Dentist' } })
    for (const person of [manager, owner]) {
      expect((await person.call(own.listTaskLists, {})).items).toEqual([])
      const attempts = [
        person.refusal(own.getTask, { params: { taskId: task.id } }),
        person.refusal(own.updateTask, { ...at(task), body: { title: 'x' } }),
        person.refusal(operations.getHistory, { params: { entity: 'task', id: task.id } }),
        person.refusal(operations.getHistory, { params: { entity: 'taskBoard', id: member.employeeId } }),
      ]
      for (const refused of attempts) expect((await refused).reason).toBe('notFound')
      expect((await person.refusal(own.listTaskLists, { query: { taskListID: list } })).reason).toBe(
        'noTaskListForThisUser',
      )
    }
    const body = { employeeIDs: [manager.employeeId] }
    expect((await member.refusal(own.updateTask, { ...at(task), body })).reason).toBe('invalidInput')
    await server.drainJobs()
    const mentions = { text: 'Look', mentionedEmployeeIDs: [firm.lead.employeeId] }
    const before = (await mailsTo(server, firm.lead.username)).length
    await member.call(own.createTaskComment, { ...at(task), body: mentions })
    await server.drainJobs()
    expect(await mailsTo(server, firm.lead.username)).toHaveLength(before)
  })

  it('is there also where projects are switched off', async () => {
    const company = await createTestCompany(server, { project: false })
    await company.owner.call(own.createTaskList, { body: { name: 'Private' } })
    const api = boardApiAt(`/personals/projects/${randomUUID()}`)
    expect((await company.owner.refusal({ ...api.listTaskLists, feature: 'project' }, {})).reason).toBe(
      'featureDisabled',
    )
  })

  it('is the one of whoever somebody acts as', async () => {
    const acting = await impersonating(server, firm.owner, firm.leadWithoutRevenue)
    const { id } = await acting.call(own.createTaskList, { body: { name: 'Theirs' } })
    const { items } = await firm.leadWithoutRevenue.call(own.listTaskLists, {})
    expect(items.map((list) => list.id)).toEqual([id])
  })
})

it('the board of a template is for those who manage projects', async () => {
  const id = randomUUID()
  await server.sql('insert into project_templates (company_id, id, name) values ($1, $2, $3)', [
    firm.company.id,
    id,
    'Discovery',
  ])
  const api = boardApiAt(`/projectTemplates/${id}`)
  const list = await firm.manager.call(api.createTaskList, { body: { name: 'Build' } })
  for (const person of [firm.lead, firm.member, stranger]) {
    expect((await person.refusal(api.listTaskLists, {})).reason).toBe('notFound')
    expect((await person.refusal(api.deleteTaskList, { params: { taskListId: list.id } })).reason).toBe('notFound')
    expect((await person.refusal(api.listTaskStatuses, {})).reason).toBe('notFound')
    const params = { entity: 'taskBoard', id }
    expect((await person.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  }
})
