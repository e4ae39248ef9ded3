import { randomUUID } from 'node:crypto'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projects } from '@praxis/contract/projects/projects'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createTimeFirm, dayAt, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const { createSubmissions } = timeSheetSubmissions

describe('time on tasks', () => {
  let server: TestServer
  let firm: TimeFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
  })

  it('adds up on the task, on a project’s board and one’s own', async () => {
    const { projectId } = await firm.startOwnProject()
    const taskID = await firm.addTask(projectId)
    const own = await firm.addTask(firm.ana.employeeId)
    await firm.log(firm.ana, { projectID: projectId, taskID })
    await firm.log(firm.ana, { projectID: projectId, taskID, duration: 60 })
    expect(await firm.log(firm.ana, { taskID: own })).toMatchObject({ task: { id: own } })
    expect(await server.sql('select logged_seconds from tasks where id = $1', [taskID])).toEqual([
      { logged_seconds: 3660 },
    ])
    expect(await server.sql('select logged_seconds from tasks where id = $1', [own])).toEqual([
      { logged_seconds: 3600 },
    ])
  })

  it('stays one’s own when the task moves to a project, so that the project’s time is that of its tasks', async () => {
    const { projectId } = await firm.startOwnProject()
    const own = await firm.addTask(firm.lead.employeeId, 'Prepare the pitch')
    const plain = await firm.log(firm.lead, { taskID: own })
    const said = await firm.log(firm.lead, { taskID: own, comment: 'Slides' })
    const list = await firm.lead.call(projectTasks.createTaskList, { params: { id: projectId }, body: { name: 'Now' } })
    const moved = await firm.lead.call(personals.convertToProjectTask, {
      params: { taskId: own },
      body: { projectID: projectId, taskListID: list.id },
    })
    expect(moved).toMatchObject({ loggedTime: 0, employees: [{ id: firm.lead.employeeId }] })
    expect(
      await server.sql(
        'select comment, task_id, targetable_id from time_sheet_submissions where id = any ($1) order by comment',
        [[plain.id, said.id]],
      ),
    ).toEqual([
      { comment: 'Prepare the pitch', task_id: null, targetable_id: null },
      { comment: 'Slides', task_id: null, targetable_id: null },
    ])
    const { loggedTime } = await firm.lead.call(projectTasks.getTaskAnalytics, { params: { id: projectId } })
    expect(loggedTime).toBe(0)
  })

  it('makes the task, and its list, that time is logged on', async () => {
    const { projectId } = await firm.startOwnProject()
    const listId = randomUUID()
    const logged = await firm.log(firm.ana, {
      projectID: projectId,
      createTaskInput: { title: 'Workshop', createTaskListInput: { id: listId, name: 'Sprint 15' } },
    })
    expect(logged.task).toMatchObject({ title: 'Workshop', taskList: { id: listId } })
    const { items } = await firm.ana.call(projectTasks.listTrackableTasks, {
      params: { id: projectId },
      query: { includeUnassignedTasks: 'false' },
    })
    expect(items).toMatchObject([{ id: logged.task?.id, taskList: { name: 'Sprint 15' } }])
    const again = await firm.log(firm.ana, {
      projectID: projectId,
      createTaskInput: { title: 'Follow-up', taskListID: listId },
    })
    expect(again.task).toMatchObject({ title: 'Follow-up', taskList: { id: listId } })
    const personal = await firm.log(firm.ana, {
      createTaskInput: { title: 'Expenses', createTaskListInput: { id: randomUUID(), name: 'Mine' } },
    })
    expect(personal).toMatchObject({ project: null, task: { title: 'Expenses' } })
  })

  it('makes no task without a list, nor for those who may not write task lists, nor when the time is refused', async () => {
    const { projectId } = await firm.startOwnProject()
    expect(await firm.refused(firm.ana, { projectID: projectId, createTaskInput: { title: 'A' } })).toMatchObject({
      fields: [{ path: 'createTaskInput.taskListID' }],
    })
    const task = (boardId: string) => ({
      projectID: boardId,
      createTaskInput: { title: 'A', createTaskListInput: { id: randomUUID(), name: 'L' } },
    })
    const reader = await createEmployee(server, firm.company)
    await firm.run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)`,
      ...[randomUUID(), projectId, reader.employeeId, JSON.stringify({ taskLists: 'read' })],
    )
    expect(await firm.refused(reader, task(projectId))).toMatchObject({ status: 401, reason: 'invalidPermission' })
    const open = await firm.startProject({ columns: { is_public: true, is_time_sheet_comment_required: true } })
    expect(await firm.refused(firm.other, task(open))).toMatchObject({ reason: 'notFound' })
    expect(await firm.refused(firm.lead, task(open))).toMatchObject({ reason: 'timeSheetCommentRequired' })
    expect(await server.sql('select from task_lists where board_id = $1', [open])).toEqual([])
  })

  it('lets several new tasks share a new list', async () => {
    const { projectId } = await firm.startOwnProject()
    const createTaskListInput = { id: randomUUID(), name: 'Shared' }
    const submission = (title: string) => ({
      ...{ from: dayAt(TODAY), duration: 60, projectID: projectId },
      createTaskInput: { title, createTaskListInput },
    })
    const { items } = await firm.ana.call(createSubmissions, {
      body: { submissions: [submission('A'), submission('B')] },
    })
    expect(items.map(({ task }) => [task?.title, task?.taskList.id])).toEqual([
      ['A', createTaskListInput.id],
      ['B', createTaskListInput.id],
    ])
  })

  it('keeps a task among those to choose from, whatever has become of it', async () => {
    const { projectId } = await firm.startOwnProject()
    const taskID = await firm.addTask(projectId, 'Done')
    const { id } = await firm.log(firm.ana, { projectID: projectId, taskID })
    const own = await firm.addTask(firm.ana.employeeId, 'Also done')
    const personal = await firm.log(firm.ana, { taskID: own })
    await server.sql('update tasks set finished_at = now() where id = any ($1)', [[taskID, own]])
    const trackable = async (by = firm.ana, timeSheetSubmissionID?: string) =>
      (await by.call(projectTasks.listTrackableTasks, { params: { id: projectId }, query: { timeSheetSubmissionID } }))
        .items
    expect(await trackable()).toEqual([])
    expect(await trackable(firm.ana, id)).toMatchObject([{ id: taskID, title: 'Done' }])
    expect(await trackable(firm.lead, id)).toEqual([])
    const ownTasks = await firm.ana.call(personals.listTrackableTasks, {
      query: { timeSheetSubmissionID: personal.id },
    })
    expect(ownTasks.items.map(({ id }) => id)).toContain(own)
    await firm.run('update targetables set ended_at = now() where company_id = $1 and id = $2', projectId)
    expect(await trackable(firm.ana, id)).toMatchObject([{ id: taskID }])
  })

  it('keeps tasks, roles and projects from being deleted', async () => {
    const { projectId, roleId } = await firm.startOwnProject()
    const logged = await firm.log(firm.ana, {
      projectID: projectId,
      roleID: roleId,
      createTaskInput: { title: 'Kept', createTaskListInput: { id: randomUUID(), name: 'List' } },
    })
    const { id: taskId = '', taskList } = logged.task ?? {}
    const params = { id: projectId, taskListId: taskList?.id ?? '', taskId }
    const inTheWay = { status: 409 }
    expect(await firm.lead.refusal(projectTasks.deleteTask, { params })).toMatchObject(inTheWay)
    expect(await firm.lead.refusal(projects.deleteProjectRole, { params: { id: projectId, roleId } })).toMatchObject(
      inTheWay,
    )
    expect(await firm.owner.refusal(projects.deleteProject, { params: { id: projectId } })).toMatchObject(inTheWay)
  })

  it('sets off the rules of the board, once for each time logged', async () => {
    const { projectId } = await firm.startOwnProject()
    const taskID = await firm.addTask(projectId, 'Ingest')
    const params = { id: projectId }
    const rule = (action: { type: 'selfAssign' } | { type: 'sendEmail'; emails: string[] }) =>
      firm.lead.call(projectAutomations.createAutomation, { params, body: { trigger: { type: 'logTime' }, action } })
    await rule({ type: 'selfAssign' })
    const { username } = await createEmployee(server, firm.company)
    await rule({ type: 'sendEmail', emails: [username] })
    await server.drainJobs()
    const logged = await firm.log(firm.ana, { projectID: projectId, taskID })
    await firm.ana.call(timeSheetSubmissions.updateSubmission, { params: { id: logged.id }, body: { comment: 'More' } })
    await firm.log(firm.ana, { projectID: projectId })
    await server.drainJobs()
    expect(await server.sql('select employee_id from task_assignees where task_id = $1', [taskID])).toEqual([
      { employee_id: firm.ana.employeeId },
    ])
    const applied = await server.sql(
      `select after ->> 'rule' as rule from history where entity = 'task' and entity_id = $1 and action = 'ruleApplied'`,
      [taskID],
    )
    expect(applied).toHaveLength(2)
    const mails = await mailsTo(server, username)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Ingest · time logged' })
    expect(applied[0]).toMatchObject({ rule: expect.stringContaining('When time is logged') })
  })
})
