import { operations } from '@praxis/contract/company/history-and-jobs'
import { notifications } from '@praxis/contract/people/notifications'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { features } from '../../app'
import { systemScope } from '../../platform/database/scope'
import { listen } from '../../testing/event-stream'
import { impersonating, type TestPerson } from '../../testing/people'
import { callerAt, startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { taskMention } from '../tasks/notifications/task-mention'
import { createTasksFirm, type TasksFirm } from '../tasks/testing/tasks-firm'

let server: TestServer
let firm: TasksFirm
let now = new Date()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = new Date()
  firm = await createTasksFirm(server)
})

type Actor = Pick<TestPerson, 'call'>

const list = (person: Actor, query = {}) => person.call(notifications.listNotifications, { query })
const titles = async (person: Actor) => (await list(person)).items.map(({ title }) => title)
const choose = (person: Actor, inApp: boolean, mail: 'atOnce' | 'daily' | 'never', kind = 'taskMention') =>
  person.call(notifications.updateNotificationSetting, { params: { kind }, body: { inApp, mail } })
const mention = async (people: readonly TestPerson[], text = 'Look', by: Actor = firm.lead, taskId?: string) => {
  now = new Date(now.getTime() + 1000)
  const params = { ...firm.params, taskListId: firm.lists.design, taskId: taskId ?? (await firm.task('Palette')) }
  const { id } = await by.call(projectTasks.createTaskComment, {
    params,
    body: { text, mentionedEmployeeIDs: people.map(({ employeeId }) => employeeId) },
  })
  return { ...params, commentId: id }
}
const shutOut = (person: TestPerson) =>
  server.sql(`update targetable_permissions set areas = '{}' where company_id = $1 and employee_id = $2`, [
    firm.company.id,
    person.employeeId,
  ])
const letInAgain = (person: TestPerson) =>
  server.sql(
    `update targetable_permissions set areas = '{"taskLists":"read"}' where company_id = $1 and employee_id = $2`,
    [firm.company.id, person.employeeId],
  )
const mailCount = async (person: TestPerson) => (await mailsTo(server, person.username)).length

it('every kind is of one feature: of two of a name one would never be told', () => {
  const names = features.flatMap(({ notificationKinds = [] }) => notificationKinds.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

describe('a notification', () => {
  it('reaches those who may know, in words and with who did it, and nobody else', async () => {
    const { reader, lead, stranger, manager } = firm
    const other = await createTasksFirm(server)
    const { taskId } = await mention([reader, lead, stranger], 'Blue or green?')
    expect((await list(reader)).items).toMatchObject([
      {
        kind: 'taskMention',
        icon: 'task',
        title: 'Lena Smith mentioned you: Palette',
        text: 'Blue or green?',
        path: `projects/${firm.projectId}/taskLists/${taskId}`,
        by: { id: lead.employeeId, displayName: 'Lena Smith' },
        isRead: false,
      },
    ])
    for (const person of [lead, stranger, manager, other.lead, other.reader]) expect(await titles(person)).toEqual([])
  })

  it('does not reach somebody who has left', async () => {
    const { reader } = firm
    await server.sql('update employees set is_active = false where id = $1', [reader.employeeId])
    await mention([reader])
    expect(await server.sql('select from notifications where employee_id = $1', [reader.employeeId])).toEqual([])
    expect(await mailCount(reader)).toBe(0)
  })

  it('is not for whoever did it in the name of another', async () => {
    const { owner, manager, lead } = firm
    const acting = await impersonating(server, owner, manager)
    await mention([owner, lead, manager], 'From the two of us', acting)
    expect(await titles(lead)).toHaveLength(1)
    for (const person of [owner, manager]) expect(await titles(person)).toEqual([])
  })

  it('goes with the right to see what it is about, and comes back with it', async () => {
    const { reader } = firm
    await mention([reader])
    expect(await list(reader)).toMatchObject({ unreadCount: 1 })
    await shutOut(reader)
    expect(await list(reader)).toEqual({ items: [], unreadCount: 0, next: null })
    expect(await mailCount(reader)).toBe(0)
    await letInAgain(reader)
    expect(await list(reader)).toMatchObject({ items: [{ title: expect.any(String) }], unreadCount: 1 })
  })

  it('is looked at again by open browsers of whoever lost a right', async () => {
    const { reader, lead } = firm
    await mention([reader])
    const stream = await listen(reader)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const { items } = await lead.call(projects.listResourcePermissions, { params: firm.params })
    const permissionId = items.find(({ employee }) => employee.id === reader.employeeId)?.id ?? ''
    await lead.call(projects.updateResourcePermission, {
      params: { ...firm.params, permissionId },
      body: { permissions: { taskLists: 'noAccess' } },
    })
    await expect.poll(() => stream.changes()).toContainEqual({ topic: 'notifications' })
    expect(await list(reader)).toMatchObject({ items: [], unreadCount: 0 })
    stream.hangUp()
  })

  it('goes with what it is about', async () => {
    const { reader, lead } = firm
    const { taskId } = await mention([reader])
    await lead.call(projectTasks.deleteTask, {
      params: { ...firm.params, taskListId: firm.lists.design, taskId },
    })
    expect(await list(reader)).toMatchObject({ items: [], unreadCount: 0 })
  })

  it('quotes what a comment says now, without telling of it anew, and goes with it', async () => {
    const { reader, lead } = firm
    const params = await mention([reader], 'The salary is …')
    await reader.call(notifications.readAllNotifications, { body: { until: now.toISOString() } })
    await lead.call(projectTasks.updateTaskComment, { params, body: { text: 'Blue?', mentionedEmployeeIDs: [] } })
    expect((await list(reader)).items).toMatchObject([{ text: 'Blue?', isRead: true }])
    await lead.call(projectTasks.deleteTaskComment, { params })
    expect(await list(reader)).toMatchObject({ items: [], unreadCount: 0 })
    expect(await mailCount(reader)).toBe(0)
  })

  it('of a long comment is cut between two characters', async () => {
    const { reader } = firm
    await mention([reader], `${'a'.repeat(999)}🙂 and so on`)
    expect((await list(reader)).items).toMatchObject([{ text: `${'a'.repeat(999)}…` }])
  })

  it('goes with the feature it belongs to', async () => {
    const { reader } = firm
    await firm.task('Wireframes', { employeeIDs: [reader.employeeId] })
    const setProject = (isOn: boolean) =>
      server.sql(`update companies set features = jsonb_set(features, '{project}', $2) where company_id = $1`, [
        firm.company.id,
        String(isOn),
      ])
    const kinds = async () =>
      (await reader.call(notifications.listNotificationSettings, {})).items.map(({ kind }) => kind)
    expect(await kinds()).toContain('taskAssignment')
    await setProject(false)
    expect(await list(reader)).toMatchObject({ items: [], unreadCount: 0 })
    expect(await kinds()).not.toContain('taskAssignment')
    await setProject(true)
    expect(await titles(reader)).toEqual(['Lena Smith assigned you a task: Wireframes'])
  })

  it('is told once under its key, and anew in its place when it happened again', async () => {
    const { reader, lead } = firm
    const first = await mention([reader], 'Look')
    await mention([reader], 'Something else', lead, first.taskId)
    const [, older] = (await list(reader)).items
    await reader.call(notifications.readNotification, { params: { id: older?.id ?? '' } })
    now = new Date(now.getTime() + 1000)
    await lead.call(projectTasks.updateTaskComment, {
      params: first,
      body: { text: 'Look again', mentionedEmployeeIDs: [reader.employeeId] },
    })
    const { items, unreadCount } = await list(reader)
    expect(items.map(({ text, isRead }) => [text, isRead])).toEqual([
      ['Look again', false],
      ['Something else', false],
    ])
    expect(unreadCount).toBe(2)

    const tell = (text: string) =>
      server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
        db.notify(taskMention, {
          to: [reader.employeeId],
          key: 'once',
          recordId: first.taskId,
          payload: { task: 'Told once', text, path: 'myTasks' },
        }),
      )
    await tell('first')
    await tell('second')
    expect((await list(reader)).items.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['first', 'Look again', 'Something else']),
    )
    expect((await list(reader)).items).toHaveLength(3)
  })

  it('comes a page at a time, newest first, and is counted up to 100', async () => {
    const { reader, company } = firm
    const { taskId } = await mention([reader])
    await server.sql(
      `insert into notifications (company_id, employee_id, kind, key, record_id, payload, created_at, is_shown, mail)
       select company_id, employee_id, kind, number::text, $3, jsonb_set(payload, '{text}', to_jsonb(number::text)),
         created_at - number * interval '1 minute', true, 'never'
       from notifications, generate_series(1, 120) as number where company_id = $1 and employee_id = $2`,
      [company.id, reader.employeeId, taskId],
    )
    const first = await list(reader, { per: 50 })
    const second = await list(reader, { per: 50, before: first.next })
    const third = await list(reader, { per: 50, before: second.next })
    expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 21])
    expect([first.unreadCount, third.next]).toEqual([100, null])
    const texts = [first, second, third].flatMap(({ items }) => items.map(({ text }) => text))
    expect(texts).toEqual(['Look', ...Array.from({ length: 120 }, (_, index) => `${index + 1}`)])
  })

  it('that can no longer be seen hides no older one, however many there are', async () => {
    const { reader, company, lists, lead } = firm
    const older = await mention([reader], 'Older')
    const { taskId } = await mention([reader], 'Hidden')
    await server.sql(
      `insert into notifications (company_id, employee_id, kind, key, record_id, payload, created_at, is_shown, mail)
       select company_id, employee_id, kind, number::text, record_id, payload, created_at + number * interval '1 second',
         true, 'never'
       from notifications, generate_series(1, 450) as number
       where company_id = $1 and employee_id = $2 and record_id = $3`,
      [company.id, reader.employeeId, taskId],
    )
    await lead.call(projectTasks.deleteTask, { params: { ...firm.params, taskListId: lists.design, taskId } })
    await mention([reader], 'Oldest of another task', lead, older.taskId)
    await server.sql(
      `update notifications set created_at = created_at - interval '1 day'
       where employee_id = $1 and payload ->> 'text' = 'Oldest of another task'`,
      [reader.employeeId],
    )
    const first = await list(reader, { per: 1 })
    expect(first).toMatchObject({ items: [{ text: 'Older' }], unreadCount: 2, next: expect.any(String) })
    expect(await list(reader, { per: 1, before: first.next })).toMatchObject({
      items: [{ text: 'Oldest of another task' }],
      unreadCount: 2,
      next: null,
    })
  })

  it('that moved up while somebody turned the page is not repeated behind it', async () => {
    const { reader, lead } = firm
    await mention([reader], 'First')
    const again = await mention([reader], 'Second')
    await mention([reader], 'Third')
    const page = await list(reader, { per: 2 })
    expect(page.items.map(({ text }) => text)).toEqual(['Third', 'Second'])
    now = new Date(now.getTime() + 1000)
    await lead.call(projectTasks.updateTaskComment, {
      params: again,
      body: { text: 'Second again', mentionedEmployeeIDs: [reader.employeeId] },
    })
    const behind = await list(reader, { per: 2, before: page.next })
    expect(behind.items.map(({ text }) => text)).toEqual(['First'])
  })

  it('that another version told otherwise is passed over, and keeps nobody from the rest', async () => {
    const { reader } = firm
    await mention([reader], 'Of before')
    await server.sql(`update notifications set payload = '{"subject": "Palette"}' where employee_id = $1`, [
      reader.employeeId,
    ])
    await mention([reader], 'Of now')
    expect(await list(reader)).toMatchObject({ items: [{ text: 'Of now' }], unreadCount: 1 })
    expect(await mailCount(reader)).toBe(1)
  })

  it('is forgotten after 90 days, in parts', async () => {
    const { reader } = firm
    await mention([reader])
    await mention([reader])
    await mention([reader])
    await server.sql(
      `update notifications set created_at = now() - interval '91 days'
       where employee_id = $1 and created_at <> (select max(created_at) from notifications where employee_id = $1)`,
      [reader.employeeId],
    )
    const forget = async () =>
      (await server.sql<{ some: number }>('select forget_some_old_notifications(1) as some'))[0]?.some
    expect([await forget(), await forget(), await forget()]).toEqual([1, 1, 0])
    expect(await titles(reader)).toHaveLength(1)
  })
})

describe('a mail that waits for others', () => {
  it('tells what its reader may still see when it is sent', async () => {
    const { reader } = firm
    for (let count = 1; count <= 6; count += 1) await mention([reader], `Look ${count}`)
    expect(await mailCount(reader)).toBe(5)
    await shutOut(reader)
    await server.sql(`update graphile_worker._private_jobs set run_at = now() where key like 'gathered %'`)
    expect(await mailCount(reader)).toBe(5)
  })
})

describe('reading', () => {
  it('one or all up to a moment counts on every device, also at another process, and for oneself alone', async () => {
    const { reader, manager, lead } = firm
    await mention([reader, manager], 'One')
    await mention([reader], 'Two')
    const seen = now.toISOString()
    await mention([reader], 'Three')
    const elsewhere = await startTestServer({ database: server.database })
    const stream = await listen(callerAt(elsewhere.url, reader.headers))
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const heard = () => stream.changes().filter(({ topic }) => topic === 'notifications').length

    const [, , oldest] = (await list(reader)).items
    const call = { params: { id: oldest?.id ?? '' } }
    for (const other of [lead, manager])
      expect(await other.refusal(notifications.readNotification, call)).toMatchObject({ reason: 'notFound' })
    await reader.call(notifications.readNotification, call)
    await expect.poll(heard).toBe(1)
    await reader.call(notifications.readNotification, call)
    expect(await list(reader)).toMatchObject({ unreadCount: 2 })

    await reader.call(notifications.readAllNotifications, { body: { until: seen } })
    await expect.poll(heard).toBe(2)
    expect((await list(reader)).items.map(({ text, isRead }) => [text, isRead])).toEqual([
      ['Three', false],
      ['Two', true],
      ['One', true],
    ])
    expect(await list(manager)).toMatchObject({ unreadCount: 1 })

    await mention([reader], 'Four')
    await expect.poll(heard).toBe(3)
    stream.hangUp()
  })
})

describe('the ways somebody chose', () => {
  it('are in the bell and by mail at once for those who have not, and chosen for oneself alone', async () => {
    const { reader, manager } = firm
    const settings = async (person: Actor) =>
      (await person.call(notifications.listNotificationSettings, {})).items.map(({ kind, inApp, mail }) => [
        kind,
        inApp,
        mail,
      ])
    const kinds = [
      'taskMention',
      'taskAssignment',
      'taskReminder',
      'taskRule',
      'portalActivity',
      'requestDecision',
      'requestToDecide',
      'assetNews',
      'assetReturn',
      'bookingsChanged',
      'budgetMark',
      'leaveChanged',
      'paymentsToProcess',
      'expensesPaid',
      'expenseTakenBack',
      'scheduledDraft',
      'signOffAnswered',
    ]
    const usual = kinds.map((kind) => [kind, true, 'atOnce'])
    expect((await settings(reader)).toSorted()).toEqual(usual.toSorted())
    expect(await choose(reader, false, 'daily')).toMatchObject({ kind: 'taskMention', inApp: false, mail: 'daily' })
    expect(await settings(reader)).toContainEqual(['taskMention', false, 'daily'])
    const { items } = await reader.call(operations.getHistory, {
      params: { entity: 'employee', id: reader.employeeId },
    })
    expect(items[0]).toMatchObject({
      action: 'notificationsUpdated',
      before: { Mentions: 'In Praxis, e-mail at once' },
      after: { Mentions: 'Not in Praxis, e-mail daily' },
    })
    expect((await settings(manager)).toSorted()).toEqual(usual.toSorted())
    expect(
      await reader.refusal(notifications.updateNotificationSetting, {
        params: { kind: 'unheardOf' },
        body: { inApp: true, mail: 'never' },
      }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it.each([
    { inApp: true, mail: 'atOnce', shown: 1, mailed: 1 },
    { inApp: true, mail: 'never', shown: 1, mailed: 0 },
    { inApp: true, mail: 'daily', shown: 1, mailed: 0 },
    { inApp: false, mail: 'atOnce', shown: 0, mailed: 1 },
    { inApp: false, mail: 'never', shown: 0, mailed: 0 },
  ] as const)('in-app $inApp and mail $mail are kept to', async ({ inApp, mail, shown, mailed }) => {
    const { reader, manager } = firm
    await choose(reader, inApp, mail)
    await mention([reader, manager])
    expect(await list(reader)).toMatchObject({ unreadCount: shown })
    expect(await titles(reader)).toHaveLength(shown)
    expect(await mailCount(reader)).toBe(mailed)
    expect([(await titles(manager)).length, await mailCount(manager)]).toEqual([1, 1])
  })

  it('are asked for again before a mail: whoever wants none by then gets none', async () => {
    const { reader } = firm
    await firm.task('Wireframes', { employeeIDs: [reader.employeeId] })
    for (let count = 1; count <= 6; count += 1) await mention([reader], `Look ${count}`)
    await server.drainJobs()
    await choose(reader, true, 'never')
    await choose(reader, true, 'never', 'taskAssignment')
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    expect(await mailCount(reader)).toBe(5)
    expect(await titles(reader)).toHaveLength(7)
  })

  it('are told to other devices', async () => {
    const { reader } = firm
    const stream = await listen(reader)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await choose(reader, true, 'never')
    await expect.poll(() => stream.changes()).toEqual([{ topic: 'notificationSettings' }])
    stream.hangUp()
  })

  it('hold for what an automation tells, where one sees the board; who does not is written to as the rule says', async () => {
    const { reader, stranger, statuses, lead, params } = firm
    await choose(reader, true, 'never', 'taskRule')
    await lead.call(projectAutomations.createAutomation, {
      params,
      body: {
        trigger: { type: 'taskStatusUpdate', statusID: statuses.done },
        action: { type: 'sendEmail', emails: [reader.username, stranger.username, lead.username] },
      },
    })
    await firm.task('Ship it', { statusID: statuses.done })
    expect([await mailCount(reader), await mailCount(stranger), await mailCount(lead)]).toEqual([0, 1, 1])
    expect((await list(reader)).items).toMatchObject([{ title: 'Ship it · Done', by: null, icon: 'automation' }])
    expect(await titles(lead)).toEqual(['Ship it · Done'])
    expect(await titles(stranger)).toEqual([])
  })
})
