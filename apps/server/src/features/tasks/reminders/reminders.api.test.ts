import { notifications } from '@praxis/contract/people/notifications'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import { listen } from '../../../testing/event-stream'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { createTasksFirm, giveUnseen, type TasksFirm } from '../testing/tasks-firm'

describe('reminders', () => {
  let now = new Date()
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => now })
    firm = await createTasksFirm(server)
  })

  const at = async (moment: string) => {
    now = new Date(moment)
    await doWhatIsDue(server)
    now = new Date()
  }
  const subjectsTo = async (person: TasksFirm['lead']) =>
    (await mailsTo(server, person.username)).map(({ subject }) => subject)
  const update = (taskId: string, body: object) =>
    firm.lead.call(projectTasks.updateTask, {
      params: { id: firm.projectId, taskListId: firm.lists.design, taskId },
      body,
    })

  it('go to the assignees at 8:00 of the day before, in the company’s time zone unless they have one of their own, once', async () => {
    const { lead, reader, owner: far, manager: late } = firm
    await firm.task('Summer report', {
      dueDate: '2031-07-10',
      shouldRemind: true,
      employeeIDs: [lead, reader, far, late].map(({ employeeId }) => employeeId),
    })
    await server.sql('update employees set time_zone = $2 where id = $1', [far.employeeId, 'Pacific/Kiritimati'])
    await server.sql('update employees set time_zone = $2 where id = $1', [late.employeeId, 'Pacific/Niue'])
    await at('2031-07-08T17:59:00Z')
    expect(await subjectsTo(far)).toEqual([])
    await at('2031-07-08T18:00:00Z')
    expect(await subjectsTo(far)).toEqual(['Due tomorrow: Summer report'])
    await at('2031-07-09T06:59:00Z')
    expect(await subjectsTo(reader)).toEqual([])
    await at('2031-07-09T07:00:00Z')
    expect(await subjectsTo(reader)).toEqual(['Due tomorrow: Summer report'])
    expect(await subjectsTo(lead)).toEqual(['Due tomorrow: Summer report'])
    await at('2031-07-09T07:15:00Z')
    expect(await subjectsTo(late)).toEqual([])
    await at('2031-07-09T19:00:00Z')
    await at('2031-07-10T07:00:00Z')
    for (const person of [lead, reader, far, late]) expect(await subjectsTo(person)).toHaveLength(1)
  })

  it('are told to the browsers of those they go to, and to nobody else', async () => {
    const { lead, reader } = firm
    const streams = await Promise.all([lead, reader].map((person) => listen(person)))
    for (const stream of streams) await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const id = await firm.task('Autumn report', {
      dueDate: '2031-10-10',
      shouldRemind: true,
      employeeIDs: [reader.employeeId],
    })
    await at('2031-10-09T07:00:00Z')
    const reminders = () =>
      streams.map((stream) =>
        stream
          .changes()
          .filter(({ topic }) => topic === 'taskReminders')
          .map((each) => each.id),
      )
    await expect.poll(() => reminders()[1]).toEqual([id])
    expect(reminders()[0]).toEqual([])
    for (const { hangUp } of streams) hangUp()
  })

  it('move with the due date', async () => {
    const { managerWithoutRevenue: manager } = firm
    const id = await firm.task('Moved', {
      dueDate: '2032-01-10',
      shouldRemind: true,
      employeeIDs: [manager.employeeId],
    })
    await update(id, { dueDate: '2032-01-20' })
    await at('2032-01-09T12:00:00Z')
    expect(await subjectsTo(manager)).toEqual([])
    await at('2032-01-19T12:00:00Z')
    expect(await subjectsTo(manager)).toEqual(['Due tomorrow: Moved'])
    await update(id, { dueDate: '2032-01-30' })
    await at('2032-01-29T12:00:00Z')
    expect(await subjectsTo(manager)).toHaveLength(2)
  })

  /** The mails to a person that are about a task. */
  const toldOf = async (title: string, person: TasksFirm['lead']) =>
    (await subjectsTo(person)).filter((subject) => subject.endsWith(`: ${title}`))

  it('are told again of a due date that was given up and came back', async () => {
    const { managerWithoutRevenue: person } = firm
    const id = await firm.task('To and fro', {
      dueDate: '2032-03-10',
      shouldRemind: true,
      employeeIDs: [person.employeeId],
    })
    await at('2032-03-09T08:00:00Z')
    await update(id, { dueDate: '2032-03-20' })
    await update(id, { dueDate: '2032-03-10' })
    await at('2032-03-10T08:00:00Z')
    await at('2032-03-10T09:00:00Z')
    expect((await toldOf('To and fro', person)).toSorted()).toEqual([
      'Due today: To and fro',
      'Due tomorrow: To and fro',
    ])
    const { items } = await person.call(notifications.listNotifications, {})
    expect(items.filter(({ title }) => title === 'Due 10/03/2032: To and fro')).toHaveLength(1)
  })

  it('go out on the day itself to whoever got the task after 8:00 of the day before', async () => {
    const { managerWithoutRevenue: person } = firm
    const given = { dueDate: '2032-05-10', shouldRemind: true, employeeIDs: [person.employeeId] }
    await at('2032-05-09T07:00:00Z')
    await firm.task('Given late', given)
    await at('2032-05-09T12:00:00Z')
    expect(await toldOf('Given late', person)).toEqual([])
    await at('2032-05-10T07:00:00Z')
    expect(await toldOf('Given late', person)).toEqual(['Due today: Given late'])
    await firm.task('Given too late', given)
    await at('2032-05-11T07:00:00Z')
    expect(await toldOf('Given too late', person)).toEqual([])
  })

  it.each([
    ['Slept until seven', '2032-09-10', '2032-09-10T06:30:00Z', 'Due today'],
    ['Slept until noon', '2032-09-20', '2032-09-20T11:00:00Z', 'Due today'],
    ['Slept until the evening before', '2032-09-30', '2032-09-29T20:30:00Z', 'Due tomorrow'],
  ])('are made up for: %s', async (title, dueDate, moment, words) => {
    const { managerWithoutRevenue: person } = firm
    await firm.task(title, { dueDate, shouldRemind: true, employeeIDs: [person.employeeId] })
    await at(moment)
    expect(await toldOf(title, person)).toEqual([`${words}: ${title}`])
    await at(`${dueDate}T12:00:00Z`)
    expect(await toldOf(title, person)).toHaveLength(1)
  })

  it('are not sent for tasks that do not ask, are done or put away, nor to those who do not see them', async () => {
    const { leadWithoutRevenue: nobody, managerWithoutRevenue: person, statuses, stranger } = firm
    const asks = { dueDate: '2033-03-10', shouldRemind: true, employeeIDs: [person.employeeId] }
    await firm.task('Does not ask', { ...asks, shouldRemind: false })
    await firm.task('Done', { ...asks, statusID: statuses.done })
    const away = await firm.task('Away', asks)
    await firm.lead.call(projectTasks.archiveTask, {
      params: { id: firm.projectId, taskListId: firm.lists.design, taskId: away },
    })
    await giveUnseen(server, await firm.task('Not theirs to see', { ...asks, employeeIDs: [] }), stranger)
    await firm.task('Without anybody', { ...asks, employeeIDs: [] })
    await at('2033-03-09T12:00:00Z')
    for (const one of [person, nobody, stranger])
      for (const title of ['Does not ask', 'Done', 'Away', 'Not theirs to see', 'Without anybody'])
        expect(await subjectsTo(one)).not.toContain(`Due tomorrow: ${title}`)
  })

  it('reach people for their own tasks', async () => {
    const { stranger } = firm
    const list = await stranger.call(personals.createTaskList, { params: {}, body: { name: 'Own' } })
    const task = await stranger.call(personals.createTask, {
      params: { taskListId: list.id },
      body: { title: 'Passport', dueDate: '2034-02-02', shouldRemind: true },
    })
    await at('2034-02-01T08:00:00Z')
    const [mail] = await mailsTo(server, stranger.username)
    expect(mail?.subject).toBe('Due tomorrow: Passport')
    expect(mail?.text).toContain(`/employments/${firm.company.domain}/myTasks/${task.id}`)
  })

  it('of one company neither stop nor hold up those of another', async () => {
    const other = await createTasksFirm(server)
    const asks = { dueDate: '2035-05-10', shouldRemind: true }
    await firm.task('Breaks', { ...asks, employeeIDs: [firm.reader.employeeId] })
    await other.task('Goes on', { ...asks, employeeIDs: [other.reader.employeeId] })
    await server.sql(`create function break_reminders() returns trigger language plpgsql as
      $$ begin raise 'broken'; end $$`)
    await server.sql(`create trigger break_reminders before insert on task_reminders for each row
      when (new.company_id = '${firm.company.id}') execute function break_reminders()`)
    await at('2035-05-09T12:00:00Z')
    await server.sql('drop trigger break_reminders on task_reminders')
    expect(await subjectsTo(firm.reader)).not.toContain('Due tomorrow: Breaks')
    expect(await subjectsTo(other.reader)).toEqual(['Due tomorrow: Goes on'])

    // What failed is tried again after some seconds, which are not waited for: it must not come in among later tests.
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    await at('2035-05-09T12:00:00Z')
    expect(await subjectsTo(firm.reader)).toContain('Due tomorrow: Breaks')
  })

  it('are told five hundred at a time, and none is forgotten or told twice', async () => {
    const due = '2036-06-10'
    const asks = { dueDate: due, shouldRemind: true, employeeIDs: [] }
    const id = await firm.task('One of many', asks)
    await server.sql(
      `insert into tasks (company_id, id, board_id, list_id, title, rank, due_date, should_remind, created_at, updated_at)
       select company_id, gen_random_uuid(), board_id, list_id, title, rank || number, due_date, true, created_at, updated_at
       from tasks, generate_series(1, 600) as number where id = $1`,
      [id],
    )
    await server.sql(
      `insert into task_assignees (company_id, task_id, employee_id)
       select company_id, id, $1 from tasks where due_date = $2`,
      [firm.stranger.employeeId, due],
    )
    const told = async () => (await server.sql('select from task_reminders where due_date = $1', [due])).length
    const numbers: number[] = []
    for (const minute of ['00', '15', '30']) {
      await at(`2036-06-09T12:${minute}:00Z`)
      numbers.push(await told())
    }
    expect(numbers).toEqual([500, 601, 601])
  })
})
