import { projects } from '@praxis/contract/projects/projects'
import { personalProjectTasks } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { defaultTaskColumns } from '@praxis/contract/tasks/task-rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTasksFirm, giveUnseen, type TasksFirm } from '../testing/tasks-firm'

describe('what a project shows of its tasks', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createTasksFirm(server)
  })

  const unseen = { status: 404, reason: 'notFound' }

  it('is hidden from those who do not see its tasks, also in a project open to all', async () => {
    const { id } = await firm.start('Open to all', { isPublicToAllEmployees: true })
    const outsider = (await createTestCompany(server)).owner
    for (const [person, projectId] of [
      [firm.stranger, firm.projectId],
      [firm.stranger, id],
      [outsider, firm.projectId],
    ] as const) {
      const params = { id: projectId }
      // Time may be logged on a project that is open to all, even without any tasks to choose from.
      if (projectId === id) expect((await person.call(projectTasks.listTrackableTasks, { params })).items).toEqual([])
      else expect(await person.refusal(projectTasks.listTrackableTasks, { params })).toMatchObject(unseen)
      expect(await person.refusal(projectTasks.getTaskOptions, { params })).toMatchObject(unseen)
      expect(await person.refusal(projectTasks.getTaskColumns, { params })).toMatchObject(unseen)
      expect(await person.refusal(projectTasks.updateTaskColumns, { params, body: { columns: [] } })).toMatchObject(
        unseen,
      )
      expect(await person.refusal(projectTasks.exportTasks, { params })).toMatchObject(unseen)
      expect(await person.refusal(projectTasks.printTasks, { params })).toMatchObject(unseen)
      expect(await person.refusal(projectTasks.getGanttChart, { params })).toMatchObject(unseen)
    }
  })

  describe('columns', () => {
    it('are the usual ones until somebody chooses others for everybody', async () => {
      const { lead, reader, params } = firm
      expect((await reader.call(projectTasks.getTaskColumns, { params })).columns).toEqual(defaultTaskColumns)
      const chosen = await lead.call(projectTasks.updateTaskColumns, {
        params,
        body: { columns: ['tags', 'dueDate', 'tags'] },
      })
      expect(chosen.columns).toEqual(['tags', 'dueDate'])
      const { items } = await reader.call(projectTasks.listTaskLists, { params })
      expect(items[0]?.tableColumns).toEqual(['tags', 'dueDate'])
      expect(await reader.call(projectTasks.getTaskColumns, { params })).toEqual(chosen)
    })

    it('can be none', async () => {
      const { lead, params } = firm
      await lead.call(projectTasks.updateTaskColumns, { params, body: { columns: [] } })
      expect((await lead.call(projectTasks.getTaskColumns, { params })).columns).toEqual([])
    })

    it('are not for readers to choose', async () => {
      const call = firm.reader.refusal(projectTasks.updateTaskColumns, {
        params: firm.params,
        body: { columns: ['tags'] },
      })
      expect(await call).toMatchObject({ reason: 'invalidPermission' })
    })
  })

  describe('options', () => {
    it('are its lists, its people, the tags in use and what tasks are asked for', async () => {
      const { lead, params, stranger, lists } = firm
      const taskDynamicDetails = [{ key: 'Ticket', type: 'freeText', isRequired: false, isStrategic: true }] as const
      await lead.call(projects.updateProjectDetails, { params, body: { taskDynamicDetails: [...taskDynamicDetails] } })
      const tagged = await firm.task('Tagged', { tags: ['risk', 'data'], employeeIDs: [firm.manager.employeeId] })
      await giveUnseen(server, tagged, stranger)
      await firm.task('Also', { tags: ['data'] })
      const options = await firm.reader.call(projectTasks.getTaskOptions, { params })
      expect(options).toMatchObject({
        taskLists: [
          { id: lists.design, name: 'Design' },
          { id: lists.build, name: 'Build' },
        ],
        tags: ['data', 'risk'],
        taskDynamicDetails,
      })
      expect(options.employees.map(({ displayName }) => displayName)).toEqual(['Lena Smith', 'Mia Smith', 'Mona Smith'])
      expect(options.otherAssignees.map(({ displayName }) => displayName)).toEqual(['Otis Smith'])
    })
  })

  describe('tasks to log time on', () => {
    it('are open ones of one’s own and of nobody, in the order of the board', async () => {
      const { id } = await firm.start('Trackable')
      const params = { id }
      const { lead, member } = firm
      const list = await lead.call(projectTasks.createTaskList, { params, body: { name: 'One' } })
      await lead.call(projects.createResourcePermission, {
        params,
        body: { employeeID: member.employeeId, permissions: { taskLists: 'read' } },
      })
      const add = (title: string, employeeIDs: string[] = []) =>
        lead.call(projectTasks.createTask, { params: { id, taskListId: list.id }, body: { title, employeeIDs } })
      await add('Nobody’s')
      const own = await add('Own', [member.employeeId])
      await add('The lead’s', [lead.employeeId])
      const done = await add('Done', [member.employeeId])
      await lead.call(projectTasks.toggleTask, {
        params: { id, taskListId: list.id, taskId: done.id },
        body: { isToggled: true },
      })
      const titles = async (query = {}) =>
        (await member.call(projectTasks.listTrackableTasks, { params, query })).items.map(({ title }) => title)
      expect(await titles()).toEqual(['Nobody’s', 'Own'])
      expect(await titles({ includeUnassignedTasks: 'false' })).toEqual(['Own'])
      const { items } = await member.call(projectTasks.listTrackableTasks, { params })
      expect(items[1]).toEqual({ id: own.id, title: 'Own', taskList: { id: list.id, name: 'One' } })

      await lead.call(projects.updateProjectDetails, { params, body: { isActive: false } })
      expect(await titles()).toEqual([])
    })
  })

  describe('the report', () => {
    const start = async () => {
      const world = await createTasksFirm(server)
      const { statuses, lists, reader } = world
      const parent = await world.task('=HYPERLINK("x")', {
        statusID: statuses.doing,
        priority: 2,
        dueDate: '2026-03-04',
        tags: ['a', 'b'],
        employeeIDs: [reader.employeeId],
      })
      await world.subTask(parent, 'Part one', { estimatedTime: 5400 })
      await world.subTask(parent, 'Part two', { estimatedTime: 1800, statusID: statuses.done })
      const away = await world.task('Put away')
      await world.lead.call(projectTasks.archiveTask, {
        params: { id: world.projectId, taskListId: lists.design, taskId: away },
      })
      await world.task('Later', { taskListId: lists.build })
      return world
    }
    const lines = async (world: TasksFirm, query = {}) => {
      const response = await world.reader.send(projectTasks.exportTasks, { params: world.params, query })
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return (await response.text()).trim().split('\r\n')
    }

    it('has every task but those put away, with sub-tasks below theirs, and no formula', async () => {
      const world = await start()
      expect(await lines(world)).toEqual([
        'Project,Client,List,Parent,Task,Status,Assignees,Priority,Due,Scheduled,Estimated start,Estimated end,Estimated hours,Logged hours,Tags,Completed',
        `Data platform,Northgate Water,Design,,"'=HYPERLINK(""x"")",Doing,Mia Smith,Highest,04/03/2026,,,,2,0,"a, b",`,
        `Data platform,Northgate Water,Design,"'=HYPERLINK(""x"")",Part one,Backlog,,Medium,,,,,1.5,0,,`,
        expect.stringMatching(
          /^Data platform,Northgate Water,Design,"'=HYPERLINK\(""x""\)",Part two,Done,,Medium,,,,,0.5,0,,\d\d\/\d\d\/\d{4}$/,
        ),
        'Data platform,Northgate Water,Build,,Later,Backlog,,Medium,,,,,,0,,',
      ])
    })

    it.each([
      ['a list', (world: TasksFirm) => ({ taskListID: world.lists.build }), ['Later']],
      [
        'an assignee',
        (world: TasksFirm) => ({ assigneeID: world.reader.employeeId }),
        ["'=HYPERLINK", 'Part one', 'Part two'],
      ],
      ['a name', () => ({ taskNameTerm: 'PART ONE' }), ["'=HYPERLINK", 'Part one']],
      [
        'statuses',
        (world: TasksFirm) => ({ taskStatusIDs: `${world.statuses.done},-1` }),
        ["'=HYPERLINK", 'Part one', 'Part two', 'Later'],
      ],
      ['another name', () => ({ taskNameTerm: 'nothing such' }), []],
    ] as const)('is narrowed to %s', async (_, query, titles) => {
      const world = await start()
      const [, ...rows] = await lines(world, query(world))
      expect(rows).toHaveLength(titles.length)
      for (const [index, title] of titles.entries()) expect(rows[index]).toContain(title)
    })

    it('says what is completed, also on a board without a status for it', async () => {
      const { id } = await firm.start('Plain')
      const params = { id }
      const { id: taskListId } = await firm.lead.call(projectTasks.createTaskList, { params, body: { name: 'Now' } })
      const task = await firm.lead.call(projectTasks.createTask, {
        params: { id, taskListId },
        body: { title: 'Sign-off' },
      })
      await firm.lead.call(projectTasks.toggleTask, {
        params: { id, taskListId, taskId: task.id },
        body: { isToggled: true },
      })
      const csv = await (await firm.lead.send(projectTasks.exportTasks, { params })).text()
      expect(csv).toContain('Now,,Sign-off,Completed,')
      const { items } = await firm.lead.call(projectTasks.getStatusOverview, { params })
      expect(items).toMatchObject([{ status: { id: '-1' }, taskCount: 1, completedTaskCount: 1 }])
    })

    it('holds only one’s own tasks in one’s own view of the project', async () => {
      const { lead, stranger } = firm
      const { id } = await firm.start('Shared')
      const { id: taskListId } = await lead.call(projectTasks.createTaskList, { params: { id }, body: { name: 'Now' } })
      const add = (title: string, employeeIDs: string[]) =>
        lead.call(projectTasks.createTask, { params: { id, taskListId }, body: { title, employeeIDs } })
      await add('Mine', [lead.employeeId])
      await add('Nobody’s', [])
      const params = { projectId: id }
      const csv = await (await lead.send(personalProjectTasks.exportTasks, { params })).text()
      expect(csv).toContain('Mine')
      expect(csv).toContain('Shared')
      expect(csv).not.toContain('Nobody’s')
      expect(await stranger.refusal(personalProjectTasks.exportTasks, { params })).toMatchObject(unseen)
    })

    it('is printed as a document', async () => {
      const world = await start()
      const response = await world.reader.send(projectTasks.printTasks, { params: world.params })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toContain('tasks.pdf')
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    })

    it('is printed also when nothing is there', async () => {
      const { id } = await firm.start('Nothing yet')
      expect((await firm.lead.send(projectTasks.printTasks, { params: { id } })).status).toBe(200)
    })
  })

  describe('the Gantt chart', () => {
    it('is refused while there are no tasks', async () => {
      const { id } = await firm.start('No tasks')
      expect(await firm.lead.refusal(projectTasks.getGanttChart, { params: { id } })).toMatchObject({
        status: 404,
        reason: 'noTasksDefinedForThisProject',
      })
    })

    it('has all tasks with their days and progress, sub-tasks behind theirs', async () => {
      const world = await createTasksFirm(server)
      const { statuses, reader, lead, params } = world
      const whole = await world.task('Whole', { employeeIDs: [reader.employeeId] })
      await world.subTask(whole, 'First', {
        scheduledDate: '2026-03-02',
        dueDate: '2026-03-04',
        statusID: statuses.done,
      })
      await world.subTask(whole, 'Second', { estimatedStartDate: '2026-03-05', estimatedEndDate: '2026-03-10' })
      await world.task('Backwards', { scheduledDate: '2026-04-10', dueDate: '2026-04-01', statusID: statuses.doing })
      const chart = await lead.call(projectTasks.getGanttChart, { params })
      expect(chart).toMatchObject({
        taskLists: [
          {
            id: world.lists.design,
            name: 'Design',
            tasks: [
              {
                id: whole,
                title: 'Whole',
                startDate: '2026-03-02',
                endDate: '2026-03-10',
                progress: 50,
                status: 0,
                employees: [0],
                subTasks: [
                  {
                    title: 'First',
                    startDate: '2026-03-02',
                    endDate: '2026-03-04',
                    dueDate: '2026-03-04',
                    finishedAt: expect.any(String),
                    progress: 100,
                  },
                  { title: 'Second', startDate: '2026-03-05', endDate: '2026-03-10', progress: 0, status: 0 },
                ],
              },
              { title: 'Backwards', startDate: '2026-04-10', endDate: '2026-04-10', progress: 50 },
            ],
          },
        ],
        employees: [{ displayName: 'Mia Smith' }],
        can: { reschedule: true },
      })
      expect([...chart.statusIDs].sort()).toEqual(['-1', statuses.done, statuses.doing].sort())
      expect((await reader.call(projectTasks.getGanttChart, { params })).can).toEqual({ reschedule: false })
    })
  })
})
