import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projects } from '@praxis/contract/projects/projects'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { TaskChanges } from '@praxis/contract/tasks/task-shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

describe('what people have of their own', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createTasksFirm(server)
  })

  type Person = TasksFirm['lead']
  const listOf = async (person: Person, name = 'Own') =>
    (await person.call(personals.createTaskList, { params: {}, body: { name } })).id
  const add = (person: Person, taskListId: string, title: string, changes: TaskChanges = {}) =>
    person.call(personals.createTask, { params: { taskListId }, body: { title, ...changes } })

  it('are open tasks to log time on, columns and a report, which nobody else sees', async () => {
    const { lead, stranger } = firm
    const list = await listOf(lead)
    const done = await add(lead, list, 'Done already')
    await lead.call(personals.toggleTask, { params: { taskListId: list, taskId: done.id }, body: { isToggled: true } })
    const task = await add(lead, list, 'Expenses', { estimatedTime: 1800 })
    expect((await lead.call(personals.listTrackableTasks, {})).items).toEqual([
      { id: task.id, title: 'Expenses', taskList: { id: list, name: 'Own' } },
    ])
    await lead.call(personals.updateTaskColumns, { body: { columns: ['tags'] } })
    expect(await lead.call(personals.getTaskColumns, {})).toEqual({ columns: ['tags'] })
    const csv = await (await lead.send(personals.exportTasks, { query: { taskNameTerm: 'exp' } })).text()
    expect(csv.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Own,,Expenses,Backlog,.*,0\.5,0,,$/)])

    expect((await stranger.call(personals.listTrackableTasks, {})).items).toEqual([])
    expect((await stranger.call(personals.getTaskColumns, {})).columns).not.toEqual(['tags'])
    expect(await (await stranger.send(personals.exportTasks, {})).text()).not.toContain('Expenses')
  })

  describe('tasks that are due', () => {
    it('are open ones of their own board and those they were given in projects, the most urgent first', async () => {
      const world = await createTasksFirm(server)
      const { reader, lead, stranger } = world
      const due = async (person: Person, per?: number) => {
        const { items, total } = await person.call(personals.listDueTasks, { query: { per } })
        return [items.map(({ title, dueDate, project }) => [title, dueDate, project?.name ?? null]), total]
      }
      const list = await listOf(reader)
      await add(reader, list, 'Own, later', { dueDate: '2026-12-01' })
      await add(reader, list, 'Without a date')
      const done = await add(reader, list, 'Done', { dueDate: '2026-01-01' })
      await reader.call(personals.toggleTask, {
        params: { taskListId: list, taskId: done.id },
        body: { isToggled: true },
      })
      await world.task('Given', { employeeIDs: [reader.employeeId], dueDate: '2026-11-13' })
      await world.task('Of somebody else', { employeeIDs: [lead.employeeId], dueDate: '2026-11-12' })
      expect(await due(reader)).toEqual([
        [
          ['Given', '2026-11-13', 'Data platform'],
          ['Own, later', '2026-12-01', null],
        ],
        2,
      ])
      expect(await due(reader, 1)).toEqual([[['Given', '2026-11-13', 'Data platform']], 2])
      expect(await due(stranger)).toEqual([[], 0])
    })

    it('are those of the own board alone while the workspace has no projects', async () => {
      const world = await createTasksFirm(server)
      await world.task('Given', { employeeIDs: [world.reader.employeeId], dueDate: '2026-11-13' })
      await server.sql(`update companies set features = features || '{"project": false}' where company_id = $1`, [
        world.company.id,
      ])
      expect((await world.reader.call(personals.listDueTasks, {})).total).toBe(0)
    })
  })

  it('are offered the addresses of those they work with', async () => {
    const { items } = await firm.reader.call(personals.suggestNotificationEmails, {})
    expect([...items].sort()).toEqual([firm.lead.username, firm.reader.username].sort())
    expect((await firm.stranger.call(personals.suggestNotificationEmails, {})).items).toEqual([])
  })

  describe('projects', () => {
    it('are active ones whose tasks they see, those with open tasks of their own first', async () => {
      const world = await createTasksFirm(server)
      const { reader, lead, manager, stranger } = world
      const listed = async (person: Person) =>
        (await person.call(personals.listPersonalProjects, {})).items.map(({ name, openTaskCount }) => [
          name,
          openTaskCount,
        ])
      expect(await listed(reader)).toEqual([])
      await world.task('For her', { employeeIDs: [reader.employeeId] })
      await world.task('Also', { employeeIDs: [reader.employeeId, lead.employeeId] })
      await world.task('Done', { employeeIDs: [reader.employeeId], statusID: world.statuses.done })
      const another = await world.start('Analytics', { isPublicToAllEmployees: true })
      const list = await lead.call(projectTasks.createTaskList, { params: { id: another.id }, body: { name: 'One' } })
      await lead.call(projectTasks.createTask, {
        params: { id: another.id, taskListId: list.id },
        body: { title: 'T' },
      })
      expect(await listed(reader)).toEqual([['Data platform', 2]])
      expect(await listed(lead)).toEqual([
        ['Data platform', 1],
        ['Analytics', 0],
      ])
      expect(await listed(manager)).toEqual([
        ['Analytics', 0],
        ['Data platform', 0],
      ])
      expect(await listed(stranger)).toEqual([])
      await lead.call(projects.updateProjectDetails, { params: { id: another.id }, body: { isActive: false } })
      expect(await listed(lead)).toEqual([['Data platform', 1]])
    })

    it('say what one may do there', async () => {
      const params = { projectId: firm.projectId }
      expect(await firm.reader.call(personals.getPersonalProject, { params })).toMatchObject({
        id: firm.projectId,
        name: 'Data platform',
        client: { name: 'Northgate Water' },
        can: { editTasks: false, trackTime: true },
      })
      expect((await firm.lead.call(personals.getPersonalProject, { params })).can.editTasks).toBe(true)
      expect(await firm.reader.call(personals.canTrackTime, { params })).toEqual({ canTrackTime: true })
      expect(await firm.manager.call(personals.canTrackTime, { params })).toEqual({ canTrackTime: false })
      const outsider = (await createTestCompany(server)).owner
      for (const person of [firm.stranger, outsider]) {
        expect(await person.refusal(personals.getPersonalProject, { params })).toMatchObject({ status: 404 })
        expect(await person.refusal(personals.canTrackTime, { params })).toMatchObject({ status: 404 })
      }
    })
  })

  describe('a task of one’s own', () => {
    it('becomes a task of a project with everything in it, at the end of the list', async () => {
      const world = await createTasksFirm(server)
      const { lead, lists, statuses, projectId } = world
      await world.task('Was there')
      const own = await listOf(lead)
      const status = async (name: string, progress: 'inProgress' | 'finished') =>
        (await lead.call(personals.createTaskStatus, { params: {}, body: { name, color: '#112233', progress } })).id
      const [reviewing, done] = [await status('Reviewing', 'inProgress'), await status('DONE', 'finished')]
      const task = await add(lead, own, 'Mine', { statusID: reviewing, tags: ['t'], taskDescription: '<p>d</p>' })
      const ofTask = { taskListId: own, taskId: task.id }
      const sub = await lead.call(personals.createSubTask, { params: ofTask, body: { title: 'Part', statusID: done } })
      await lead.call(personals.createTaskComment, { params: ofTask, body: { text: 'Remember' } })
      await lead.call(personals.attachTaskFiles, {
        params: ofTask,
        files: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] },
      })
      const converted = await lead.call(personals.convertToProjectTask, {
        params: { taskId: task.id },
        body: { projectID: projectId, taskListID: lists.design },
      })
      expect(converted).toMatchObject({
        id: task.id,
        title: 'Mine',
        taskList: { id: lists.design },
        superTask: null,
        status: { id: statuses.doing },
        finishedAt: null,
        index: 1,
        tags: ['t'],
        taskDescription: '<p>d</p>',
        commentCount: 1,
        employees: [{ id: lead.employeeId }],
        files: [{ name: 'notes.txt' }],
        subTasks: [{ id: sub.id, status: { id: statuses.done }, finishedAt: expect.any(String) }],
      })
      const { items } = await lead.call(personals.listTaskLists, { params: {} })
      expect(items.flatMap(({ tasks }) => tasks)).toEqual([])
      const history = await lead.call(operations.getHistory, { params: { entity: 'task', id: task.id } })
      expect(history.items[0]).toMatchObject({
        action: 'converted',
        before: { project: null, list: 'Own' },
        after: { project: 'Data platform', list: 'Design' },
      })
      expect((await lead.send(projectTasks.getTask, { params: { id: projectId, taskId: sub.id } })).status).toBe(200)
    })

    it('sets off rules of the project it comes to', async () => {
      const { lead, lists, statuses, projectId } = firm
      const list = await listOf(lead, 'For rules')
      const { id: statusID } = await lead.call(personals.createTaskStatus, {
        params: {},
        body: { name: 'Done', color: '#112233', progress: 'finished' },
      })
      const task = await add(lead, list, 'Done already', { statusID })
      const address = await firm.contact()
      await lead.call(projectAutomations.createAutomation, {
        params: { id: projectId },
        body: {
          trigger: { type: 'taskStatusUpdate', statusID: statuses.done },
          action: { type: 'sendEmail', emails: [address] },
        },
      })
      await lead.call(personals.convertToProjectTask, {
        params: { taskId: task.id },
        body: { projectID: projectId, taskListID: lists.design },
      })
      expect(await mailsTo(server, address)).toMatchObject([{ subject: 'Done already · Done' }])
    })

    it('of which only a part is converted leaves the rest behind', async () => {
      const { lead, lists, projectId } = firm
      const own = await listOf(lead, 'Parts')
      const task = await add(lead, own, 'Whole')
      const part = await lead.call(personals.createSubTask, {
        params: { taskListId: own, taskId: task.id },
        body: { title: 'Part' },
      })
      const converted = await lead.call(personals.convertToProjectTask, {
        params: { taskId: part.id },
        body: { projectID: projectId, taskListID: lists.build },
      })
      expect(converted).toMatchObject({ superTask: null, status: { id: '-1' }, finishedAt: null })
      expect((await lead.call(personals.getTask, { params: { taskId: task.id } })).subTasks).toEqual([])
    })

    it('stays where it is when the caller may not put it there', async () => {
      const { lead, reader, stranger, lists, projectId } = firm
      const convert = (person: Person, taskId: string, body: { projectID: string; taskListID: string }) =>
        person.refusal(personals.convertToProjectTask, { params: { taskId }, body })
      const there = { projectID: projectId, taskListID: lists.design }
      const taskOf = async (person: Person) => (await add(person, await listOf(person), 'Stays')).id
      expect(await convert(reader, await taskOf(reader), there)).toMatchObject({ reason: 'invalidPermission' })
      expect(await convert(stranger, await taskOf(stranger), there)).toMatchObject({ status: 404, reason: 'notFound' })
      const own = await taskOf(lead)
      expect(await convert(lead, own, { ...there, taskListID: randomUUID() })).toMatchObject({ reason: 'notFound' })
      expect(await convert(firm.manager, own, there)).toMatchObject({ reason: 'notFound' })
      expect((await lead.call(personals.getTask, { params: { taskId: own } })).title).toBe('Stays')
    })
  })
})
