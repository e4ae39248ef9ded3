import { randomUUID } from 'node:crypto'
import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { visitTo, without } from '../testing/portal-visitors'
import { createTasksFirm, giveUnseen, type TasksFirm } from '../testing/tasks-firm'

let server: TestServer
let firm: TasksFirm
let taskId: string
let subTaskId: string

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(async () => {
  firm = await createTasksFirm(server)
  const { lead, params, lists, statuses } = firm
  taskId = await firm.task('Map the sources', {
    ...{ taskDescription: '<p>All of them</p>', statusID: statuses.doing, priority: 1, dueDate: '2026-12-01' },
    ...{ employeeIDs: [lead.employeeId], estimatedStartDate: '2026-11-20', estimatedEndDate: '2026-11-30' },
    ...{ tags: ['margin-risk'], shouldRemind: true },
    dynamicDetails: [{ key: 'Internal code', type: 'freeText', value: 'X-77', isRequired: false, isStrategic: false }],
  })
  subTaskId = await firm.subTask(taskId, 'Ask for the list', { statusID: statuses.done, estimatedTime: 7200 })
  const at = { params: { ...params, taskListId: lists.design, taskId } }
  await lead.call(projectTasks.createTaskComment, { ...at, body: { text: 'Not before Monday' } })
  await lead.call(projectTasks.attachTaskFiles, { ...at, files: { files: [new File(['x'], 'sources.txt')] } })
  await logged(taskId, 3600, 'waitingForApproval')
  await logged(taskId, 5400, 'approved', 6300)
  await logged(subTaskId, 900, 'approved', 900)
  await logged(subTaskId, 1800, 'approved', 0)
  await logged(subTaskId, 1800, 'denied', 1800)
})

/** Time that somebody logged on a task, as it is stored. */
const logged = (task: string, duration: number, state: string, charged = duration) =>
  server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
       targetable_id, task_id, hourly_charge, hourly_cost, state)
     values ($1, $2, $3, '2026-11-10', $4, $4, $4, $5, $6, $7, 9100, 4100, $8)`,
    [firm.company.id, randomUUID(), firm.lead.employeeId, duration, charged, firm.projectId, task, state],
  )

const open = async (sharedInfos?: readonly SharedInfo[]) => {
  const { visitor, params } = await visitTo(server, firm.lead, firm.projectId, sharedInfos)
  const ofTask = { params: { ...params, taskListId: firm.lists.design, taskId } }
  return {
    ...{ visitor, params, ofTask },
    lists: () => visitor.call(portalTasks.listTaskLists, { params }),
    task: () => visitor.call(portalTasks.getTask, { params: { ...params, taskId } }),
    chart: () => visitor.call(portalTasks.getGanttChart, { params }),
    csv: async () => (await visitor.send(portalTasks.exportTasks, { params })).text(),
  }
}

describe('a visitor of a portal that shares everything', () => {
  it('sees lists and tasks, with time as it is charged', async () => {
    const { lists, visitor, params } = await open()
    const { items, can } = await lists()
    expect(can).toEqual({ edit: true, create: true })
    expect(items).toMatchObject([
      {
        ...{ name: 'Design', activeTaskCount: 1, completedTaskCount: 0 },
        analytics: { estimatedTime: 7200, loggedTime: 7200 },
        tasks: [
          {
            ...{ id: taskId, title: 'Map the sources', status: { id: firm.statuses.doing }, priority: 1 },
            ...{ estimatedTime: 7200, loggedTime: 7200, subTaskCount: 1, finishedSubTaskCount: 1 },
            ...{ commentCount: 1, fileCount: 1, employees: [{ id: firm.lead.employeeId, name: 'Lena S.' }] },
            subTasks: [{ id: subTaskId, loggedTime: 900, superTask: { id: taskId } }],
          },
        ],
      },
      { name: 'Build', tasks: [] },
    ])
    const query = { taskNameTerm: 'the sources' }
    const filtered = await visitor.call(portalTasks.listTaskLists, { params, query })
    expect(filtered.items[0]).toMatchObject({ analytics: { loggedTime: 7200 }, tasks: [{ loggedTime: 7200 }] })
  })

  it('opens a task, and what is the firm’s own is not there', async () => {
    const task = await (await open()).task()
    expect(task).toMatchObject({
      ...{ title: 'Map the sources', taskDescription: '<p>All of them</p>', loggedTime: 7200, estimatedTime: 7200 },
      employees: [{ id: firm.lead.employeeId, name: 'Lena S.' }],
      subTasks: [{ title: 'Ask for the list', loggedTime: 900 }],
      files: [{ name: 'sources.txt', size: 1 }],
      can: { edit: true, updateStatus: true, updatePriority: true, updateEstimate: true, comment: true, delete: true },
    })
    for (const field of ['tags', 'dynamicDetails', 'shouldRemind', 'createdBy']) expect(task).not.toHaveProperty(field)
  })

  it('filters by list, assignee, name and status, as the firm does', async () => {
    const { visitor, params } = await open()
    await firm.task('Build it', { taskListId: firm.lists.build })
    const titles = async (query: Record<string, unknown>) => {
      const { items } = await visitor.call(portalTasks.listTaskLists, { params, query })
      return items.flatMap(({ tasks }) => tasks.map(({ title }) => title))
    }
    expect(await titles({})).toEqual(['Map the sources', 'Build it'])
    expect(await titles({ taskListID: firm.lists.build })).toEqual(['Build it'])
    expect(await titles({ assigneeID: firm.lead.employeeId })).toEqual(['Map the sources'])
    expect(await titles({ taskNameTerm: 'build' })).toEqual(['Build it'])
    expect(await titles({ taskStatusIDs: [firm.statuses.doing] })).toEqual(['Map the sources'])
    const { items } = await visitor.call(portalTasks.listTaskLists, { params, query: { showSubtask: 'false' } })
    expect(items[0]?.tasks[0]).toMatchObject({ subTasks: [], subTaskCount: 1 })
  })

  it('sees completed tasks, parts, statuses and what forms offer', async () => {
    const { visitor, params, ofTask } = await open()
    const done = await firm.task('Kick-off', { statusID: firm.statuses.done })
    const ofList = { params: { ...params, taskListId: firm.lists.design } }
    expect((await visitor.call(portalTasks.listCompletedTasks, ofList)).items).toMatchObject([{ id: done }])
    expect((await visitor.call(portalTasks.listSubTasks, ofTask)).items).toMatchObject([
      { id: subTaskId, loggedTime: 900 },
    ])
    const overview = await visitor.call(portalTasks.getStatusOverview, { params })
    expect(
      overview.items.map(({ status, taskCount, completedTaskCount }) => [status.name, taskCount, completedTaskCount]),
    ).toEqual([
      ['Backlog', 0, 0],
      ['To do', 0, 0],
      ['Doing', 1, 0],
      ['Done', 1, 1],
    ])
    expect(await visitor.call(portalTasks.getTaskOptions, { params })).toMatchObject({
      taskLists: [{ name: 'Design' }, { name: 'Build' }],
      statuses: [{ name: 'Backlog' }, { name: 'To do' }, { name: 'Doing' }, { name: 'Done' }],
      employees: [{ id: firm.lead.employeeId, name: 'Lena S.' }],
    })
  })

  it('sees the chart and takes the report along', async () => {
    const { chart, csv, visitor, params } = await open()
    const { taskLists, employees } = await chart()
    expect(taskLists).toMatchObject([
      { name: 'Design', tasks: [{ title: 'Map the sources', startDate: '2026-11-20', progress: 100, employees: [0] }] },
    ])
    expect(employees).toEqual([{ id: firm.lead.employeeId, name: 'Lena S.' }])
    const [head = '', first = ''] = (await csv()).replace('\ufeff', '').split('\r\n')
    expect(head).toBe(
      'Project,Client,List,Parent,Task,Status,Assignees,Priority,Due,Scheduled,Estimated start,Estimated end,Estimated hours,Logged hours,Completed',
    )
    expect(first).toContain('Lena S.,High,01/12/2026,,20/11/2026,30/11/2026,2,2,')
    const pdf = await visitor.send(portalTasks.printTasks, { params })
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('does not see what was put away, unless lists may be edited', async () => {
    const put = { params: { ...firm.params, taskListId: firm.lists.design, taskId } }
    await firm.lead.call(projectTasks.archiveTask, put)
    const editing = await open()
    expect((await editing.task()).archivedAt).not.toBeNull()
    const { items } = await editing.visitor.call(portalTasks.listArchivedTasks, { params: editing.params })
    expect(items).toMatchObject([{ id: taskId }])
    const looking = await open(without('taskListEdit'))
    const { visitor, params, ofTask } = looking
    expect((await visitor.refusal(portalTasks.getTask, { params: { ...params, taskId } })).reason).toBe('notFound')
    expect((await visitor.refusal(portalTasks.listSubTasks, ofTask)).reason).toBe('notFound')
    expect((await visitor.refusal(portalTasks.listTaskComments, ofTask)).reason).toBe('notFound')
  })
})

describe('what a portal does not share', () => {
  it.each<[SharedInfo, readonly string[]]>([
    ['showEstimatedTime', ['estimatedTime', 'enableOverrideEstimatedTime', 'Estimated hours']],
    ['showLoggedTime', ['loggedTime', 'Logged hours']],
    ['taskListShowTaskProgress', ['progress":1', 'finishedSubTaskCount', 'completedTaskCount":0}']],
    ['taskComment', ['commentCount']],
    ['taskAttachFile', ['fileCount', 'sources.txt', '"files"']],
  ])('is in no answer without %s', async (key, traces) => {
    const given = await open()
    const sent = async ({ visitor, params, ofTask }: typeof given) => {
      const columns = { columns: ['estimatedTime', 'loggedTime', 'tags', 'dueDate'] as const }
      await firm.lead.call(projectTasks.updateTaskColumns, {
        params: firm.params,
        body: { columns: [...columns.columns] },
      })
      const answers = [
        visitor.send(portalTasks.listTaskLists, { params }),
        visitor.send(portalTasks.getTask, { params: { ...params, taskId } }),
        visitor.send(portalTasks.listSubTasks, ofTask),
        visitor.send(portalTasks.listCompletedTasks, { params: { ...params, taskListId: firm.lists.design } }),
        visitor.send(portalTasks.getStatusOverview, { params }),
        visitor.send(portalTasks.getTaskColumns, { params }),
        visitor.send(portalTasks.getGanttChart, { params }),
        visitor.send(portalTasks.exportTasks, { params }),
      ]
      return (await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))).join('\n')
    }
    const [shared, unshared] = [await sent(given), await sent(await open(without(key)))]
    for (const trace of traces) {
      expect(shared).toContain(trace)
      expect(unshared).not.toContain(trace)
    }
  })

  it('are surnames, addresses, pictures and titles of people, unless surnames are', async () => {
    const { lists, params, visitor } = await open(['showSurnames'])
    const names = async () => (await lists()).items[0]?.tasks[0]?.employees
    expect(await names()).toEqual([{ id: firm.lead.employeeId, name: 'Lena Smith' }])
    const sent = await (await visitor.send(portalTasks.listTaskLists, { params })).text()
    for (const trace of [firm.lead.username, 'profileImage', 'jobTitle']) expect(sent).not.toContain(trace)
  })

  it('is the address of somebody who has not joined yet', async () => {
    await giveUnseen(server, taskId, firm.other)
    await server.sql('update employees set user_id = null where id = $1', [firm.other.employeeId])
    const { items } = await (await open()).lists()
    expect(items[0]?.tasks[0]?.employees.map(({ name }) => name).sort()).toEqual(['Lena S.', 'Someone'])
  })
})
