import { notifications } from '@praxis/contract/people/notifications'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../../platform/database/scope'
import type { TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { comeTo, openPortal } from '../testing/portal-visitors'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

let server: TestServer
let firm: TasksFirm
let taskId: string
let portal: Awaited<ReturnType<typeof openPortal>>
let visitor: Awaited<ReturnType<typeof comeTo>>
let author: string

beforeAll(async () => {
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
})

beforeEach(async () => {
  firm = await createTasksFirm(server)
  taskId = await firm.task('Map the sources', { statusID: firm.statuses.toDo, employeeIDs: [firm.reader.employeeId] })
  portal = await openPortal(firm.lead, firm.projectId)
  visitor = await comeTo(server, portal)
  author = `Portal: ${portal.reference} · s.orr`
})

const ofBoard = () => ({ params: portal.params })
const ofList = () => ({ params: { ...portal.params, taskListId: firm.lists.design } })
const ofTask = (id = taskId) => ({ params: { ...ofList().params, taskId: id } })

const told = async (person: TestPerson) =>
  (await person.call(notifications.listNotifications, {})).items.filter(({ kind }) => kind === 'portalActivity')
const titlesTo = async (person: TestPerson) => (await told(person)).map(({ title }) => title)

describe('the firm is told', () => {
  it('who did what, if they have the task or lead the project, and nobody else is', async () => {
    const { id } = await visitor.call(portalTasks.createTaskComment, { ...ofTask(), body: { text: 'On Tuesday?' } })
    for (const person of [firm.lead, firm.reader])
      expect(await told(person)).toMatchObject([
        {
          title: `${author} commented: Map the sources`,
          text: 'On Tuesday?',
          path: `projects/${firm.projectId}/taskLists/${taskId}`,
          by: null,
          isRead: false,
        },
      ])
    for (const person of [firm.manager, firm.stranger]) expect(await told(person)).toEqual([])
    const ofComment = { params: { ...ofTask().params, commentId: id } }
    await visitor.call(portalTasks.updateTaskComment, { ...ofComment, body: { text: 'On Monday?' } })
    expect(await told(firm.lead)).toMatchObject([{ text: 'On Monday?' }])
    await visitor.call(portalTasks.deleteTaskComment, ofComment)
    expect(await told(firm.lead)).toEqual([])
  })

  it('of what is added, changed, moved on, put away and deleted, each in its words', async () => {
    const { id } = await visitor.call(portalTasks.createTask, { ...ofList(), body: { title: 'New' } })
    await visitor.call(portalTasks.createSubTask, { ...ofTask(id), body: { title: 'Part' } })
    await visitor.call(portalTasks.updateTask, { ...ofTask(id), body: { title: 'Newer', dueDate: '2026-12-01' } })
    await visitor.call(portalTasks.moveTaskToStatus, {
      ...ofBoard(),
      body: { taskID: id, statusID: firm.statuses.doing },
    })
    await visitor.call(portalTasks.toggleTask, { ...ofTask(id), body: { isToggled: true } })
    await visitor.call(portalTasks.toggleTask, { ...ofTask(id), body: { isToggled: false } })
    await visitor.call(portalTasks.attachTaskFiles, { ...ofTask(id), files: { files: [new File(['x'], 'plan.txt')] } })
    const lines = (await told(firm.lead)).map(({ title, text }) => [title.replace(`${author} `, ''), text])
    expect(lines).toEqual([
      ['attached files: Newer', 'plan.txt'],
      ['reopened a task: Newer', 'To do'],
      ['completed a task: Newer', 'Done'],
      ['moved a task: Newer', 'Doing'],
      ['changed a task: Newer', 'Changed: title, due date'],
      ['added a task: Part', 'Part of New'],
      ['added a task: New', 'Data platform'],
    ])
  })

  it('of lists, of tasks that are gone, and of many at once', async () => {
    const list = await visitor.call(portalTasks.createTaskList, { ...ofBoard(), body: { name: 'Wishes' } })
    const ofNew = { params: { ...portal.params, taskListId: list.id } }
    await visitor.call(portalTasks.updateTaskList, { ...ofNew, body: { name: 'Ideas' } })
    await visitor.call(portalTasks.deleteTaskList, ofNew)
    await visitor.call(portalTasks.archiveTask, ofTask())
    await visitor.call(portalTasks.restoreTask, ofTask())
    const all = { taskStatusID: firm.statuses.toDo }
    await visitor.call(portalTasks.archiveAllTasks, { ...ofBoard(), body: all })
    await visitor.call(portalTasks.restoreTasks, { ...ofBoard(), body: { taskIDs: [taskId] } })
    await visitor.call(portalTasks.deleteTask, ofTask())
    expect((await titlesTo(firm.lead)).map((title) => title.replace(`${author} `, ''))).toEqual([
      'deleted a task: Map the sources',
      'restored tasks: 1 task',
      'archived tasks: 1 task',
      'deleted a list: Ideas',
      'renamed a list: Ideas',
      'added a list: Wishes',
    ])
    expect(await titlesTo(firm.reader)).toContain(`${author} deleted a task: Map the sources`)
  })

  it('of nothing that is merely arranged or stays as it was', async () => {
    await visitor.call(portalTasks.moveTaskToStatus, {
      ...ofBoard(),
      body: { taskID: taskId, statusID: firm.statuses.toDo },
    })
    await visitor.call(portalTasks.updateTask, { ...ofTask(), body: { statusID: firm.statuses.toDo } })
    await visitor.call(portalTasks.toggleTask, { ...ofTask(), body: { isToggled: false } })
    await visitor.call(portalTasks.sortByPriority, ofList())
    await visitor.call(portalTasks.moveTask, { ...ofTask(), body: { taskListID: firm.lists.build, beforeID: null } })
    expect(await told(firm.lead)).toEqual([])
  })

  it('only of what they may see, and in the ways they chose', async () => {
    await visitor.call(portalTasks.toggleTask, { ...ofTask(), body: { isToggled: true } })
    expect(await titlesTo(firm.reader)).toHaveLength(1)
    await server.sql(`update targetable_permissions set areas = '{"taskLists":"noAccess"}' where employee_id = $1`, [
      firm.reader.employeeId,
    ])
    expect(await titlesTo(firm.reader)).toEqual([])
    const { items } = await firm.lead.call(notifications.listNotificationSettings, {})
    expect(items.find(({ kind }) => kind === 'portalActivity')).toMatchObject({
      section: 'Client portals',
      label: 'Tasks',
    })
    await firm.lead.call(notifications.updateNotificationSetting, {
      params: { kind: 'portalActivity' },
      body: { inApp: false, mail: 'never' },
    })
    await visitor.call(portalTasks.toggleTask, { ...ofTask(), body: { isToggled: false } })
    expect(await titlesTo(firm.lead)).toEqual([`${author} completed a task: Map the sources`])
  })
})

describe('the mail', () => {
  /** Runs now the jobs that are due a minute later. */
  const mailsToLead = async () => {
    const { employeeId, username } = firm.lead
    await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
      db.enqueue({
        task: 'mailNotifications',
        payload: { employeeId, kind: 'portalActivity' },
        key: `notifications ${firm.company.id} ${employeeId} portalActivity`,
      }),
    )
    await server.drainJobs()
    return mailsTo(server, username)
  }
  const listVisitors = (visitors: string[]) =>
    firm.lead.call(projectPortals.updatePortal, {
      params: { ...firm.params, portalId: portal.id },
      body: { visitors },
    })

  it('names the visitor as its author, and quotes what they said', async () => {
    await listVisitors(['@northgate.example'])
    await visitor.call(portalTasks.createTaskComment, { ...ofTask(), body: { text: '<b>Is</b> this it?' } })
    const [mail] = await mailsToLead()
    expect(mail?.subject).toBe(`${author} commented: Map the sources`)
    expect(mail?.text).toContain('in the client portal of Data platform')
    expect(mail?.html).not.toContain('<b>Is')
    expect(mail?.text).toContain(`/employments/${firm.company.domain}/projects/${firm.projectId}/taskLists/${taskId}`)
  })

  it('comes once for a burst', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await visitor.call(portalTasks.createTask, { ...ofList(), body: { title } })
    const mails = await mailsToLead()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('3 updates from client portals')
    for (const title of ['One', 'Two', 'Three']) expect(mails[0]?.text).toContain(`added a task: ${title}`)
  })

  it('has no links of people whom the firm does not know', async () => {
    const anybody = await comeTo(server, portal, 'evil.example@anywhere.example')
    await anybody.call(portalTasks.createTask, { ...ofList(), body: { title: 'See www.evil.example/now' } })
    await anybody.call(portalTasks.createTaskComment, { ...ofTask(), body: { text: 'https://evil.example/login' } })
    const [mail] = await mailsToLead()
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example')
    const { items } = await firm.lead.call(projectTasks.listTaskComments, {
      params: { ...firm.params, taskListId: firm.lists.design, taskId },
    })
    expect(items[0]?.text).toBe('https://evil.example/login')
  })
})
