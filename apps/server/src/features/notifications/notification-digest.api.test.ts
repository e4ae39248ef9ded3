import { notifications } from '@praxis/contract/people/notifications'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { doWhatIsDue } from '../../testing/due-work/do-what-is-due'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from '../tasks/testing/tasks-firm'

let server: TestServer
let firm: TasksFirm
let now = new Date()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})

/** A firm whose people are mailed mentions once a day. */
beforeEach(async () => {
  now = new Date()
  firm = await createTasksFirm(server)
  for (const person of [firm.reader, firm.manager, firm.owner]) await choose(person, true, 'daily')
})

const choose = (person: TestPerson, inApp: boolean, mail: 'atOnce' | 'daily' | 'never') =>
  person.call(notifications.updateNotificationSetting, { params: { kind: 'taskMention' }, body: { inApp, mail } })
const mention = async (people: readonly TestPerson[], title: string) =>
  firm.lead.call(projectTasks.createTaskComment, {
    params: { ...firm.params, taskListId: firm.lists.design, taskId: await firm.task(title) },
    body: { text: 'Look', mentionedEmployeeIDs: people.map(({ employeeId }) => employeeId) },
  })
const at = async (moment: string) => {
  now = new Date(moment)
  await doWhatIsDue(server)
  now = new Date()
}
const mails = (person: TestPerson) => mailsTo(server, person.username)
const subjects = async (person: TestPerson) => (await mails(person)).map(({ subject }) => subject)

it('what is unread is mailed in one at 8:00 where the person is, once', async () => {
  const { reader, owner: far } = firm
  await server.sql('update employees set time_zone = $2 where id = $1', [far.employeeId, 'Pacific/Kiritimati'])
  await at('2031-07-08T12:00:00Z')
  await mention([reader, far], 'Palette')
  await mention([reader, far], 'See evil.example/prize')
  await at('2031-07-08T17:59:00Z')
  expect(await subjects(far)).toEqual([])
  await at('2031-07-08T18:00:00Z')
  expect(await subjects(far)).toEqual(['2 updates for you'])
  expect(await subjects(reader)).toEqual([])
  await at('2031-07-09T07:00:00Z')
  await at('2031-07-09T07:01:00Z')
  expect(await subjects(reader)).toEqual(['2 updates for you'])
  const [mail] = await mails(reader)
  expect(mail?.text).toContain(
    `- Lena Smith mentioned you: Palette\n  ${server.url}/employments/${firm.company.domain}/`,
  )
  expect(mail?.text).toContain('- Lena Smith mentioned you: See [link]')
  expect(mail?.text).toContain(`/employments/${firm.company.domain}/notifications`)
  await at('2031-07-10T07:00:00Z')
  for (const person of [reader, far]) expect(await subjects(person)).toHaveLength(1)

  await mention([reader], 'Fonts')
  await at('2031-07-11T07:00:00Z')
  expect(await subjects(reader)).toEqual(['1 update for you', '2 updates for you'])
})

it('what was read by then is not in it, and what is not in the bell is', async () => {
  const { reader, manager } = firm
  await choose(manager, false, 'daily')
  await mention([reader, manager], 'Palette')
  await reader.call(notifications.readAllNotifications, { body: { until: new Date().toISOString() } })
  await manager.call(notifications.readAllNotifications, { body: { until: new Date().toISOString() } })
  await at('2031-07-09T07:00:00Z')
  expect(await subjects(reader)).toEqual([])
  expect(await subjects(manager)).toEqual(['1 update for you'])
})

it('nobody gets one who wants none since, may not see it any more, or has left', async () => {
  const { reader, manager, owner } = firm
  await mention([reader, manager, owner], 'Palette')
  await choose(owner, true, 'never')
  await server.sql(`update targetable_permissions set areas = '{}' where company_id = $1 and employee_id = $2`, [
    firm.company.id,
    reader.employeeId,
  ])
  await server.sql('update employees set is_active = false where id = $1', [manager.employeeId])
  await at('2031-07-09T07:00:00Z')
  for (const person of [reader, manager, owner]) expect(await subjects(person)).toEqual([])
  await choose(owner, true, 'daily')
  await at('2031-07-10T07:00:00Z')
  expect(await subjects(owner)).toEqual([])
})

it('two processes send one', async () => {
  const { reader } = firm
  const other = await startTestServer({ database: server.database, clock: () => now })
  await mention([reader], 'Palette')
  now = new Date('2031-07-09T07:00:00Z')
  await Promise.all([doWhatIsDue(server), doWhatIsDue(other)])
  const sent = await Promise.all([server, other].map((process) => mailsTo(process, reader.username)))
  expect(sent.flat().map(({ subject }) => subject)).toEqual(['1 update for you'])
})
