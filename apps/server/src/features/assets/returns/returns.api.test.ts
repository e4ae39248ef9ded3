import { assets } from '@praxis/contract/assets/assets'
import { notifications } from '@praxis/contract/people/notifications'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { type AssetsFirm, createAssetsFirm, NOON, startAssetsServer } from '../testing/assets-firm'

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
