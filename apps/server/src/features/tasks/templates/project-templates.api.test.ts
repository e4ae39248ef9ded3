import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

const definition = { key: 'Ticket', type: 'freeText', isRequired: false, isStrategic: true } as const
const detail = { key: 'Method', value: 'Agile', type: 'freeText', isRequired: false, isStrategic: true } as const

describe('project templates', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createTasksFirm(server)
  })

  const create = (name: string, more = {}) =>
    firm.manager.call(projectTemplates.createProjectTemplate, { body: { name, ...more } })
  const publish = (id: string) =>
    firm.manager.call(projectTemplates.updateProjectTemplate, { params: { id }, body: { isActive: true } })
  const boardOf = async (id: string) => {
    const [{ items: statuses }, { items: lists }] = await Promise.all([
      firm.manager.call(projectTasks.listTaskStatuses, { params: { id } }),
      firm.manager.call(projectTasks.listTaskLists, { params: { id } }),
    ])
    return { statuses, lists }
  }

  it('begin empty and unpublished, with what they were given', async () => {
    const template = await create('Discovery', { dynamicDetails: [detail], taskDynamicDetails: [definition] })
    expect(template).toMatchObject({
      name: 'Discovery',
      isActive: false,
      invoiceScheduler: 'none',
      dynamicDetails: [detail],
      taskDynamicDetails: [definition],
      strategicDynamicFields: ['Method'],
      strategicTaskDynamicFields: ['Ticket'],
      taskStatuses: [{ id: '-1', name: 'Backlog' }],
      taskLists: [],
    })
    const { id } = template
    expect(await firm.manager.call(projectTemplates.getProjectTemplate, { params: { id } })).toEqual(template)
  })

  it('have names of their own', async () => {
    const { id } = await create('Rollout')
    const again = { body: { name: 'ROLLOUT' } }
    expect(await firm.manager.refusal(projectTemplates.createProjectTemplate, again)).toMatchObject({
      status: 409,
      reason: 'nameExists',
    })
    const other = await create('Another rollout')
    const call = firm.manager.refusal(projectTemplates.updateProjectTemplate, { params: { id: other.id }, ...again })
    expect(await call).toMatchObject({ reason: 'nameExists' })
    await firm.manager.call(projectTemplates.updateProjectTemplate, { params: { id }, ...again })
  })

  it('are published, deactivated and changed, which their history tells', async () => {
    const { id } = await create('Lifecycle')
    const update = (body: object) => firm.manager.call(projectTemplates.updateProjectTemplate, { params: { id }, body })
    expect((await publish(id)).isActive).toBe(true)
    expect((await update({ isActive: false })).isActive).toBe(false)
    const changed = await update({ name: 'Life', invoiceScheduler: 'effort', taskDynamicDetails: [definition] })
    expect(changed).toMatchObject({ name: 'Life', invoiceScheduler: 'effort', taskDynamicDetails: [definition] })
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'projectTemplate', id } })
    expect(items.map(({ action }) => action)).toEqual(['updated', 'deactivated', 'published', 'created'])
    expect(items[0]).toMatchObject({
      before: { name: 'Lifecycle' },
      after: { name: 'Life', taskDynamicDetails: ['Ticket'] },
    })
  })

  it('refuse definitions that contradict each other, at their field', async () => {
    const { id } = await create('Doubled')
    const body = { taskDynamicDetails: [definition, definition] }
    const refusal = await firm.manager.refusal(projectTemplates.updateProjectTemplate, { params: { id }, body })
    expect(refusal).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'taskDynamicDetails.1.key' }] })
  })

  it('are listed in pages by name, and found by a part of it', async () => {
    const world = await createTasksFirm(server)
    for (const name of ['beta plan', 'Alpha plan', 'Gamma'])
      await world.manager.call(projectTemplates.createProjectTemplate, { body: { name } })
    const list = (query = {}) => world.manager.call(projectTemplates.listProjectTemplates, { query })
    const all = await list({ per: 2 })
    expect(all.items.map(({ name }) => name)).toEqual(['Alpha plan', 'beta plan'])
    expect(all.metadata).toEqual({ page: 1, per: 2, total: 3, hasMore: true })
    expect(all.items[0]).toMatchObject({ isActive: false, taskCount: 0, taskListNames: [], taskStatuses: [] })
    expect((await list({ search: 'PLAN' })).metadata.total).toBe(2)
    expect((await list({ search: '%' })).items).toEqual([])
  })

  it('are listed by whether they are published and by when they were used, with what they hold', async () => {
    const world = await createTasksFirm(server)
    const { manager, lead } = world
    await world.task('Plan')
    const used = await manager.call(projectTemplates.createProjectTemplate, {
      body: { name: 'Used', projectID: world.projectId },
    })
    const idle = await manager.call(projectTemplates.createProjectTemplate, { body: { name: 'Idle' } })
    for (const { id } of [used, idle])
      await manager.call(projectTemplates.updateProjectTemplate, { params: { id }, body: { isActive: true } })
    await manager.call(projectTemplates.createProjectTemplate, { body: { name: 'Draft' } })
    const start = (name: string, projectTemplateID: string) =>
      manager.call(projects.createInternalProject, { body: { name, leadID: lead.employeeId, projectTemplateID } })
    const first = await start('First', used.id)
    await start('Second', used.id)
    const list = async (query: object) => (await manager.call(projectTemplates.listProjectTemplates, { query })).items
    const namesOf = async (query: object) => (await list(query)).map(({ name }) => name)

    expect(await namesOf({ isActive: 'true' })).toEqual(['Idle', 'Used'])
    expect(await namesOf({ isActive: 'false' })).toEqual(['Draft'])
    expect(await namesOf({ sortOrder: '-name' })).toEqual(['Used', 'Idle', 'Draft'])
    expect(await namesOf({ sortOrder: '-lastUsedAt' })).toEqual(['Used', 'Draft', 'Idle'])
    expect(await namesOf({ sortOrder: '-updatedAt' })).toEqual(['Draft', 'Idle', 'Used'])
    const [shown, unused] = await list({ sortOrder: '-lastUsedAt' })
    expect(shown).toMatchObject({
      taskCount: 1,
      automationCount: 0,
      projectCount: 2,
      taskListNames: ['Design', 'Build'],
      taskStatuses: [{ name: 'To do' }, { name: 'Doing' }, { name: 'Done', progress: 'finished' }],
    })
    expect(shown?.lastUsedAt).not.toBeNull()
    expect(unused).toMatchObject({ projectCount: 0, lastUsedAt: null })
    const params = { id: used.id }
    expect(await manager.call(projectTemplates.getProjectTemplate, { params })).toMatchObject({ projectCount: 2 })

    await manager.call(projectTemplates.deleteProjectTemplate, { params })
    expect((await manager.call(projects.getProject, { params: { id: first.id } })).details.name).toBe('First')
  })

  it('have rules of their own, which act only in the projects made from them', async () => {
    const world = await createTasksFirm(server)
    const { manager, lead } = world
    await world.task('Plan')
    const template = await manager.call(projectTemplates.createProjectTemplate, {
      body: { name: 'With rules', projectID: world.projectId },
    })
    const params = { id: template.id }
    const [, toDo, doing, done] = template.taskStatuses.map(({ id }) => id)
    const becomes = (statusID = '') => ({ type: 'taskStatusUpdate', statusID }) as const
    const moves = (statusID = '') => ({ type: 'updateStatus', statusID }) as const
    const add = { params, body: { trigger: becomes(doing), action: moves(done) } }
    const rule = await manager.call(projectTemplates.createAutomation, add)
    expect(await manager.refusal(projectTemplates.createAutomation, add)).toMatchObject({ reason: 'ruleExists' })
    const foreign = { params, body: { trigger: becomes(world.statuses.doing), action: moves(done) } }
    expect(await manager.refusal(projectTemplates.createAutomation, foreign)).toMatchObject({ reason: 'invalidInput' })
    const ofRule = { params: { ...params, automationId: rule.id } }
    const changed = await manager.call(projectTemplates.updateAutomation, {
      ...ofRule,
      body: { trigger: becomes(toDo), action: moves(done) },
    })
    expect(await manager.call(projectTemplates.listAutomations, { params })).toEqual({
      items: [changed],
      can: { edit: true },
    })
    expect(await manager.call(projectTemplates.getProjectTemplate, { params })).toMatchObject({ automationCount: 1 })

    const [list] = template.taskLists
    const task = list?.tasks[0]
    const ofTask = { ...params, taskListId: list?.id ?? '', taskId: task?.id ?? '' }
    await manager.call(projectTemplates.updateTask, { params: ofTask, body: { statusID: toDo } })
    await server.drainJobs()
    expect(await manager.call(projectTemplates.getTask, { params: ofTask })).toMatchObject({ status: { id: toDo } })

    await manager.call(projectTemplates.deleteAutomation, ofRule)
    for (const refusal of await Promise.all([
      manager.refusal(projectTemplates.deleteAutomation, ofRule),
      lead.refusal(projectTemplates.listAutomations, { params }),
      lead.refusal(projectTemplates.createAutomation, add),
    ]))
      expect(refusal).toMatchObject({ status: 404, reason: 'notFound' })
  })

  it('are for those who manage projects', async () => {
    const { id } = await create('Managed')
    const outsider = (await createTestCompany(server)).owner
    const params = { id }
    const calls = (person: typeof firm.lead) => [
      person.refusal(projectTemplates.getProjectTemplate, { params }),
      person.refusal(projectTemplates.updateProjectTemplate, { params, body: { isActive: true } }),
      person.refusal(projectTemplates.deleteProjectTemplate, { params }),
    ]
    for (const refusal of await Promise.all(calls(firm.lead)))
      expect(refusal).toMatchObject({ status: 401, reason: 'invalidPermission' })
    for (const refusal of await Promise.all(calls(outsider)))
      expect(refusal).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await firm.lead.refusal(projectTemplates.listProjectTemplates, {})).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.lead.refusal(projectTemplates.listActiveProjectTemplates, {})).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.lead.refusal(projectTemplates.listTemplateSources, {})).toMatchObject({
      reason: 'invalidPermission',
    })
    const body = { name: 'Not mine' }
    expect(await firm.lead.refusal(projectTemplates.createProjectTemplate, { body })).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.lead.refusal(operations.getHistory, { params: { entity: 'projectTemplate', id } })).toMatchObject(
      { status: 404 },
    )
  })

  it('can be made from projects that have tasks', async () => {
    const empty = await firm.start('Empty one')
    await firm.task('Something')
    const sources = async (query = {}) =>
      (await firm.manager.call(projectTemplates.listTemplateSources, { query })).items
    expect((await sources()).map(({ id }) => id)).toEqual([firm.projectId])
    expect((await sources({ search: 'data plat' }))[0]).toMatchObject({
      name: 'Data platform',
      isInternal: false,
      client: { name: 'Northgate Water' },
    })
    expect(await sources({ search: empty.details.name })).toEqual([])
    const refusal = await firm.manager.refusal(projectTemplates.createProjectTemplate, {
      body: { name: 'From nowhere', projectID: randomUUID() },
    })
    expect(refusal).toMatchObject({ status: 404, reason: 'notFound' })
  })

  it('take the statuses, lists and open tasks of a project, without people, days and what was done', async () => {
    const world = await createTasksFirm(server)
    const { statuses, lists, lead, manager } = world
    await lead.call(projects.updateProjectDetails, { params: world.params, body: { taskDynamicDetails: [definition] } })
    const planned = await world.task('Plan', {
      statusID: statuses.doing,
      priority: 1,
      tags: ['x'],
      taskDescription: '<p>How</p>',
      dueDate: '2026-05-05',
      shouldRemind: true,
      employeeIDs: [lead.employeeId],
      dynamicDetails: [{ ...definition, value: 'T-1' }],
    })
    await world.subTask(planned, 'Step', { estimatedTime: 3600 })
    await world.subTask(planned, 'Done step', { statusID: statuses.done })
    const done = await world.task('Done', { statusID: statuses.done })
    await world.subTask(done, 'Left over')
    const away = await world.task('Away')
    await lead.call(projectTasks.archiveTask, { params: { ...world.params, taskListId: lists.design, taskId: away } })

    const template = await manager.call(projectTemplates.createProjectTemplate, {
      body: { name: 'From a project', projectID: world.projectId },
    })
    expect(template.taskDynamicDetails).toEqual([definition])
    expect(template.taskStatuses.map(({ name }) => name)).toEqual(['Backlog', 'To do', 'Doing', 'Done'])
    expect(template.taskLists.map(({ name, tasks }) => [name, tasks.map(({ title }) => title)])).toEqual([
      ['Design', ['Plan']],
      ['Build', []],
    ])
    const [task] = template.taskLists[0]?.tasks ?? []
    expect(task).toMatchObject({
      priority: 1,
      tags: ['x'],
      estimatedTime: 3600,
      dueDate: null,
      employees: [],
      fileCount: 0,
    })
    expect(task?.status.id).toBe(template.taskStatuses[2]?.id)
    expect(task?.subTasks.map(({ title }) => title)).toEqual(['Step'])
    const whole = await manager.call(projectTemplates.getTask, { params: { id: template.id, taskId: task?.id ?? '' } })
    expect(whole).toMatchObject({
      taskDescription: '<p>How</p>',
      shouldRemind: false,
      dynamicDetails: [{ key: 'Ticket', value: 'T-1' }],
    })
    expect((await manager.call(projectTemplates.listProjectTemplates, {})).items).toMatchObject([{ taskCount: 1 }])
  })

  it('give all of it to a project that is made from them, which goes its own way', async () => {
    const { manager, lead, clientId } = firm
    const source = await firm.task('Carried over', { tags: ['carried'] })
    await firm.subTask(source, 'Its part', { estimatedTime: 60 })
    await lead.call(projectAutomations.createAutomation, {
      params: firm.params,
      body: {
        trigger: { type: 'taskStatusUpdate', statusID: firm.statuses.doing },
        action: { type: 'updateStatus', statusID: firm.statuses.done },
      },
    })
    const template = await create('Complete', {
      projectID: firm.projectId,
      dynamicDetails: [detail, { key: 'Stage', value: 'Design' }],
      taskDynamicDetails: [definition],
    })
    const list = template.taskLists[0]
    const task = list?.tasks.find(({ title }) => title === 'Carried over')
    await manager.call(projectTemplates.updateTask, {
      params: { id: template.id, taskListId: list?.id ?? '', taskId: task?.id ?? '' },
      body: { employeeIDs: [lead.employeeId], dueDate: '2027-01-01' },
    })
    await publish(template.id)
    expect((await manager.call(projectTemplates.listActiveProjectTemplates, {})).items).toContainEqual({
      id: template.id,
      name: 'Complete',
    })
    const made = await manager.call(projects.createClientProject, {
      body: {
        name: 'Made from it',
        clientID: clientId,
        leadID: lead.employeeId,
        projectTemplateID: template.id,
        dynamicDetails: [
          { key: 'Stage', value: 'Build' },
          { key: 'Method', value: '' },
        ],
      },
    })
    expect(made.details.dynamicDetails?.map(({ key, value }) => [key, value])).toEqual([
      ['Stage', 'Build'],
      ['Method', 'Agile'],
    ])
    expect(made.details.taskDynamicDetails).toEqual([definition])
    expect(made.details.invoiceScheduler).toBe(template.invoiceScheduler)
    const { statuses, lists } = await boardOf(made.id)
    expect(statuses.map(({ name }) => name)).toEqual(template.taskStatuses.map(({ name }) => name))
    expect(lists.map(({ name }) => name)).toEqual(template.taskLists.map(({ name }) => name))
    const statusOf = (name: string) => statuses.find((status) => status.name === name)?.id
    const rules = await manager.call(projectAutomations.listAutomations, { params: { id: made.id } })
    expect(rules.items).toMatchObject([
      { trigger: { statusID: statusOf('Doing') }, action: { statusID: statusOf('Done') }, isActive: true },
    ])
    const copy = lists[0]?.tasks.find(({ title }) => title === 'Carried over')
    expect(copy).toMatchObject({
      tags: ['carried'],
      dueDate: '2027-01-01',
      employees: [{ id: lead.employeeId }],
      subTasks: [{ title: 'Its part', estimatedTime: 60 }],
    })
    expect(copy?.id).not.toBe(task?.id)

    await manager.call(projectTemplates.deleteProjectTemplate, { params: { id: template.id } })
    expect((await boardOf(made.id)).lists).toEqual(lists)
    const internal = await firm.startInternal('Without one')
    expect((await boardOf(internal.id)).lists).toEqual([])
  })

  it('give the files of their tasks too, as files of its own', async () => {
    const { manager, lead } = firm
    const { id } = await create('With files')
    const list = await manager.call(projectTemplates.createTaskList, { params: { id }, body: { name: 'Start' } })
    const task = await manager.call(projectTemplates.createTask, {
      params: { id, taskListId: list.id },
      body: { title: 'Sign' },
    })
    const ofTask = { id, taskListId: list.id, taskId: task.id }
    const part = await manager.call(projectTemplates.createSubTask, { params: ofTask, body: { title: 'Fill in' } })
    const attach = (params: typeof ofTask, name: string) =>
      manager.call(projectTemplates.attachTaskFiles, { params, files: { files: [new File([name], name)] } })
    const { items } = await attach(ofTask, 'contract.txt')
    await attach({ ...ofTask, taskId: part.id }, 'form.txt')
    await publish(id)
    const made = await manager.call(projects.createInternalProject, {
      body: { name: 'Gets the files', leadID: lead.employeeId, projectTemplateID: id },
    })
    // There is a job for each task, so that other companies' work is not behind all of it.
    const waiting = await server.sql(`select from graphile_worker.jobs where task_identifier = 'copyTaskFiles'`)
    expect(waiting).toHaveLength(2)
    await server.drainJobs()
    await manager.call(projectTemplates.deleteTaskFile, { params: { ...ofTask, fileId: items[0]?.id ?? '' } })
    await server.drainJobs()
    const [copiedList] = (await boardOf(made.id)).lists
    const [copy] = copiedList?.tasks ?? []
    expect(copy).toMatchObject({ title: 'Sign', fileCount: 1, subTasks: [{ title: 'Fill in', fileCount: 1 }] })
    const whole = await lead.call(projectTasks.getTask, { params: { id: made.id, taskId: copy?.id ?? '' } })
    expect(whole.files).toMatchObject([{ name: 'contract.txt', size: 12 }])
    expect(await (await fetch(server.url + whole.files[0]?.url)).text()).toBe('contract.txt')
  })

  it('count as written with every project that is made from them', async () => {
    const { managerWithoutRevenue: manager, lead } = firm
    const { id } = await create('With much text')
    const list = await firm.manager.call(projectTemplates.createTaskList, { params: { id }, body: { name: 'Start' } })
    const params = { id, taskListId: list.id }
    const task = await firm.manager.call(projectTemplates.createTask, { params, body: { title: 'Long' } })
    await server.sql(`update tasks set description = repeat('x', 1100000) where id = $1`, [task.id])
    await publish(id)
    await server.sql(`insert into rate_limits (bucket, taken, resets_at) values ($1, 499, now() + interval '1 hour')`, [
      `written.person:${manager.userId}`,
    ])
    const make = (name: string) =>
      manager.send(projects.createInternalProject, { body: { name, leadID: lead.employeeId, projectTemplateID: id } })
    expect([(await make('Fits')).status, (await make('Too much')).status]).toEqual([200, 429])
    const { items } = await firm.manager.call(projects.listProjects, { query: { query: 'Too much' } })
    expect(items).toEqual([])
  })

  it('are no start for a project while they are not published', async () => {
    const { id } = await create('Unpublished')
    for (const projectTemplateID of [id, randomUUID()]) {
      const refusal = await firm.manager.refusal(projects.createInternalProject, {
        body: { name: 'Too early', leadID: firm.lead.employeeId, projectTemplateID },
      })
      expect(refusal).toMatchObject({ status: 400, reason: 'invalidInput', fields: [{ path: 'projectTemplateID' }] })
    }
  })

  it('are deleted with everything on them', async () => {
    const { id } = await create('Short-lived', { projectID: firm.projectId })
    await firm.manager.call(projectTemplates.deleteProjectTemplate, { params: { id } })
    expect(await firm.manager.refusal(projectTemplates.getProjectTemplate, { params: { id } })).toMatchObject({
      status: 404,
    })
    expect(await server.sql('select from tasks where board_id = $1', [id])).toEqual([])
    expect(await firm.manager.refusal(projectTemplates.deleteProjectTemplate, { params: { id } })).toMatchObject({
      status: 404,
    })
  })
})
