import { assets } from '@praxis/contract/assets/assets'
import { notifications } from '@praxis/contract/people/notifications'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { type AssetsFirm, createAssetsFirm, NOON, startAssetsServer } from '../testing/assets-firm'
import { tellOfLateReturn } from './tell-of-late-return'

let now = NOON
let server: TestServer
let firm: AssetsFirm

beforeAll(async () => {
  server = await startAssetsServer(() => now)
})
beforeEach(async () => {
  now = NOON
  firm = await createAssetsFirm(server)
  // From now on something is due for its people.
  await doWhatIsDue(server)
})

const subjectsTo = async (person: TestPerson) =>
  (await mailsTo(server, person.username)).map(({ subject }) => subject).toSorted()

/** What is due by then is done; calls go on at noon, as tokens would not outlive it. */
const at = async (moment: string) => {
  now = moment
  await doWhatIsDue(server)
  now = NOON
}

const borrowed = async (by: TestPerson, to: string, name = 'Camera') => {
  const asset = await firm.add(firm.categories.cameras, { name, code: name })
  const booking = await firm.book(by, asset, -1, (Date.parse(to) - Date.parse(NOON)) / 3_600_000)
  await firm.hand(by, booking, 'taken')
  return { asset, booking }
}

it('people are reminded at 8:00 of the day before, by their own clocks, once, and told when it is overdue', async () => {
  const { member, colleague } = firm
  await server.sql('update employees set time_zone = $2 where id = $1', [colleague.employeeId, 'Pacific/Auckland'])
  await borrowed(member, '2026-11-20T17:00:00Z')
  await borrowed(colleague, '2026-11-20T17:00:00Z', 'Recorder')
  await at('2026-11-18T18:59:00Z')
  expect(await subjectsTo(colleague)).toEqual([])
  // In Auckland it ends on the 21st, at 6:00 in the morning.
  await at('2026-11-19T19:00:00Z')
  expect(await subjectsTo(colleague)).toEqual(['Bring back Recorder (Recorder) by 21/11/2026 06:00'])
  expect(await subjectsTo(member)).toEqual(['Bring back Camera (Camera) by 20/11/2026 17:00'])
  await at('2026-11-20T08:00:00Z')
  expect(await subjectsTo(member)).toHaveLength(1)
  await at('2026-11-21T08:00:00Z')
  await at('2026-11-22T08:00:00Z')
  expect(await subjectsTo(member)).toEqual([
    'Bring back Camera (Camera) by 20/11/2026 17:00',
    'Camera (Camera) is overdue',
  ])
})

it('nobody is reminded of what is back, and of another end they are reminded again', async () => {
  const { member } = firm
  const { booking } = await borrowed(member, '2026-11-20T17:00:00Z')
  await at('2026-11-19T08:00:00Z')
  await firm.change(member, booking.id, { to: '2026-11-25T17:00:00Z' })
  await at('2026-11-21T08:00:00Z')
  expect(await subjectsTo(member)).toHaveLength(1)
  await at('2026-11-24T08:00:00Z')
  expect(await subjectsTo(member)).toEqual([
    'Bring back Camera (Camera) by 20/11/2026 17:00',
    'Bring back Camera (Camera) by 25/11/2026 17:00',
  ])
  await firm.hand(member, booking, 'broughtBack')
  await at('2026-11-26T08:00:00Z')
  expect(await subjectsTo(member)).toHaveLength(2)
})

it('what comes back late is told to who has it and to who booked it next', async () => {
  const { member, colleague } = firm
  const { asset, booking } = await borrowed(member, '2026-11-20T17:00:00Z')
  const next = await firm.book(colleague, asset, 24 * 8 + 20, 24 * 10)
  await at('2026-11-21T08:00:00Z')
  expect(await subjectsTo(colleague)).toEqual(['Camera (Camera) isn’t back yet'])
  const { items } = await colleague.call(notifications.listNotifications, {})
  expect(items).toMatchObject([
    { kind: 'assetReturn', text: 'You booked it. Mia Hale was to bring it back by 20/11/2026 17:00.' },
  ])
  const [told] = (await member.call(notifications.listNotifications, {})).items
  expect(told).toMatchObject({
    title: 'Camera (Camera) is overdue',
    text: 'It was to be back by 20/11/2026 17:00. Cole Hale booked it next.',
  })
  expect((await firm.getBooking(colleague, next.id)).request).toMatchObject({ state: 'approved', cancelledAt: null })
  await firm.hand(member, booking, 'broughtBack')
  await at('2026-11-22T08:00:00Z')
  expect(await subjectsTo(colleague)).toHaveLength(1)
})

it('a booking that begins on the day it is late is told of as it begins', async () => {
  const { member, colleague } = firm
  const { asset } = await borrowed(member, '2026-11-20T11:00:00Z')
  await firm.book(colleague, asset, 24 * 8 + 1, 24 * 8 + 6)
  // The queue goes by the clock on the wall, so what waits there is done by hand.
  const lookAt = async (moment: string) => {
    const [job] = await server.sql<{ payload: Record<string, string>; run_at: Date }>(
      `select j.payload, j.run_at from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'tellOfLateReturn' and j.payload->>'companyId' = $1 order by j.run_at desc limit 1`,
      [firm.company.id],
    )
    expect(job?.run_at.toISOString()).toBe(moment)
    now = moment
    const { companyId, ...payload } = job?.payload ?? {}
    await tellOfLateReturn.run({ database: server.application.running.database, companyId, payload } as never)
    now = NOON
  }
  const told = async (person: TestPerson) =>
    (await person.call(notifications.listNotifications, {})).items.map(({ title }) => title)
  const news = await told(colleague)
  await lookAt('2026-11-20T11:01:00.000Z')
  expect(await told(colleague)).toEqual(news)
  await lookAt('2026-11-20T13:01:00.000Z')
  expect(await subjectsTo(colleague)).toContain('Camera (Camera) isn’t back yet')
  expect(await subjectsTo(member)).toEqual(['Camera (Camera) is overdue'])
  // In the morning nobody is told again.
  await at('2026-11-21T08:00:00Z')
  expect((await subjectsTo(colleague)).filter((subject) => subject.includes('isn’t back'))).toHaveLength(1)
  expect(await subjectsTo(member)).toHaveLength(1)
})

it('nothing is told of what is assigned, or where assets are switched off', async () => {
  const { member, lead } = firm
  await firm.assign(await firm.add(firm.categories.cameras), lead)
  await borrowed(member, '2026-11-20T17:00:00Z')
  const before = await subjectsTo(lead)
  await server.sql(`update companies set features = features || '{"asset": false}' where company_id = $1`, [
    firm.company.id,
  ])
  await at('2026-11-19T08:00:00Z')
  expect(await subjectsTo(member)).toEqual([])
  expect(await subjectsTo(lead)).toEqual(before)
  expect((await member.refusal(assets.countAssets, {})).reason).toBe('featureDisabled')
})
