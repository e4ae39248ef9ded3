import { randomUUID } from 'node:crypto'
import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { assets } from '@praxis/contract/assets/assets'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { notifications } from '@praxis/contract/people/notifications'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { type AssetsFirm, createAssetsFirm, hours, startAssetsServer } from './testing/assets-firm'

let server: TestServer
let firm: AssetsFirm

beforeAll(async () => {
  server = await startAssetsServer()
})
beforeEach(async () => {
  firm = await createAssetsFirm(server)
})

const camera = () => firm.add(firm.categories.cameras, { name: 'Camera', code: 'AV-007' })
const phone = () => firm.add(firm.categories.phones, { name: 'Pixel 9', code: 'PH-014' })

const movementsOf = async (person: TestPerson, asset: Asset) =>
  (await person.call(assetBookings.listMovementsOfAsset, { params: firm.at(asset) })).items
const refusalOfHand = (by: TestPerson, asset: Asset, bookingID: string, movement: 'taken' | 'broughtBack' = 'taken') =>
  by.refusal(assetBookings.recordBookedAsset, { params: firm.at(asset), body: { bookingID, movement } })
const refusalOfTaking = (by: TestPerson, asset: Asset, body: object = {}) =>
  by.refusal(assetBookings.recordUnbookedAsset, { params: firm.at(asset), body: { movement: 'taken', ...body } })
const standingOf = async (asset: Asset) => (await firm.get(firm.member, asset)).standing
const refusalOfAssigning = (asset: Asset, { employeeId }: TestPerson) =>
  firm.keeper.refusal(assets.assignAsset, { params: firm.at(asset), body: { employeeID: employeeId } })

describe('what was booked', () => {
  it('is collected and brought back, and everybody sees where it is', async () => {
    const asset = await camera()
    const booking = await firm.book(firm.member, asset, -1, 4)
    expect(await standingOf(asset)).toMatchObject({ state: 'booked', until: hours(4) })
    const taken = await firm.hand(firm.member, booking, 'taken', 'With two batteries')
    expect(taken).toMatchObject({
      standing: { state: 'out', employee: { id: firm.member.employeeId }, until: hours(4) },
      ownBooking: { id: booking.id, can: { take: false, bringBack: true } },
      can: { bringBack: true },
    })
    expect((await firm.get(firm.colleague, asset)).can.bringBack).toBe(false)
    await firm.keeper.call(assetBookings.recordBookedAsset, {
      params: firm.at(asset),
      body: { bookingID: booking.id, movement: 'broughtBack', condition: 'damaged', note: 'Lens cracked' },
    })
    expect(await firm.get(firm.member, asset)).toMatchObject({
      standing: { state: 'available', nextFrom: null },
      condition: 'damaged',
      ownBooking: null,
    })
    const [back, out] = await movementsOf(firm.member, asset)
    expect(out).toMatchObject({
      kind: 'taken',
      employee: { id: firm.member.employeeId },
      bookingID: booking.id,
      until: hours(4),
      note: 'With two batteries',
      notedBy: null,
    })
    expect(back).toMatchObject({
      kind: 'broughtBack',
      lateBy: 0,
      condition: 'damaged',
      notedBy: { id: firm.keeper.employeeId },
    })
    expect((await movementsOf(firm.colleague, asset))[0]).not.toHaveProperty('note')
    // What came back early is free for others.
    await firm.book(firm.colleague, asset, 1, 3)
  })

  it('is collected a day before at the earliest, if nobody has it until then', async () => {
    const asset = await camera()
    const [early, tomorrow] = [
      await firm.book(firm.member, asset, 26, 30),
      await firm.book(firm.colleague, asset, 5, 20),
    ]
    expect(await refusalOfHand(firm.member, asset, early.id)).toMatchObject({
      reason: 'assetBookingNotBegun',
      when: '13/11/2026 14:00',
    })
    const taken = await firm.hand(firm.colleague, tomorrow, 'taken')
    expect(taken.uses[0]).toMatchObject({ id: tomorrow.id, to: hours(20) })
    expect((taken.uses[0]?.from ?? '') < hours(1)).toBe(true)

    const other = await firm.add(firm.categories.cameras)
    await firm.book(firm.lead, other, 1, 3)
    const later = await firm.book(firm.member, other, 4, 6)
    expect(await refusalOfHand(firm.member, other, later.id)).toMatchObject({ reason: 'assetBooked', who: 'Leo Hale' })
  })

  it('is not collected while somebody else has it, too late, twice, or before it is approved', async () => {
    const asset = await camera()
    const first = await firm.book(firm.member, asset, -3, 1)
    await firm.hand(firm.member, first, 'taken')
    await firm.passHours(first.id, 2)
    // It is overdue, and the next one waits for it.
    const next = await firm.book(firm.colleague, asset, -1, 3)
    expect(await refusalOfHand(firm.colleague, asset, next.id)).toMatchObject({
      reason: 'assetNotAvailable',
      asset: 'Camera',
      who: 'Mia Hale',
    })
    expect((await firm.getBooking(firm.colleague, next.id)).can.take).toBe(false)
    expect((await refusalOfHand(firm.member, asset, first.id)).reason).toBe('assetBookingTaken')
    await firm.hand(firm.member, first, 'broughtBack')
    expect((await refusalOfHand(firm.member, asset, first.id)).reason).toBe('assetBookingClosed')
    await firm.passHours(next.id, 24)
    expect((await refusalOfHand(firm.colleague, asset, next.id)).reason).toBe('assetBookingClosed')

    const laptop = await firm.add(firm.categories.laptops)
    const waiting = await firm.book(firm.member, laptop, -1, 3)
    expect((await refusalOfHand(firm.member, laptop, waiting.id)).reason).toBe('assetBookingWaits')
    expect(await refusalOfHand(firm.member, laptop, waiting.id, 'broughtBack')).toMatchObject({
      reason: 'assetNotTaken',
    })
  })

  it('comes back late, and says by how much; the next booking stays', async () => {
    const asset = await camera()
    const booking = await firm.book(firm.member, asset, -3, 1)
    await firm.hand(firm.member, booking, 'taken')
    const next = await firm.book(firm.colleague, asset, 1, 6)
    await firm.passHours(booking.id, 25)
    expect(await standingOf(asset)).toMatchObject({ state: 'overdue', until: hours(-24), nextFrom: hours(1) })
    await firm.hand(firm.member, booking, 'broughtBack')
    expect((await movementsOf(firm.keeper, asset))[0]).toMatchObject({ kind: 'broughtBack', lateBy: 24 * 3600 })
    expect((await firm.getBooking(firm.colleague, next.id)).request.state).toBe('approved')
  })

  it('is handed over by whose booking it is and who manages assets, at its own address', async () => {
    const [asset, other] = [await camera(), await firm.add(firm.categories.cameras)]
    const { id } = await firm.book(firm.member, asset, -1, 4)
    expect((await refusalOfHand(firm.colleague, asset, id)).reason).toBe('notFound')
    expect((await refusalOfHand(firm.member, other, id)).reason).toBe('notFound')
    expect((await refusalOfHand(firm.member, asset, randomUUID())).reason).toBe('notFound')
    const booking = await firm.getBooking(firm.keeper, id)
    expect((await firm.hand(firm.keeper, booking, 'taken')).standing.employee?.id).toBe(firm.member.employeeId)
  })

  it('of fifty who collect it at once, one does', async () => {
    const asset = await camera()
    const { id } = await firm.book(firm.member, asset, -1, 4)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        firm.member.send(assetBookings.recordBookedAsset, {
          params: firm.at(asset),
          body: { bookingID: id, movement: 'taken' },
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await movementsOf(firm.keeper, asset)).toHaveLength(1)
  })
})

describe('what needs no booking', () => {
  it('is just taken until the end of the person’s day, and brought back', async () => {
    const asset = await phone()
    expect((await firm.get(firm.member, asset)).can.take).toBe(true)
    const taken = await firm.just(firm.member, asset, 'taken')
    expect(taken.standing).toMatchObject({
      state: 'out',
      employee: { id: firm.member.employeeId },
      until: '2026-11-13T00:00:00.000Z',
    })
    expect(taken.can).toMatchObject({ take: false, bringBack: true })
    expect(await refusalOfTaking(firm.colleague, asset)).toMatchObject({ reason: 'assetNotAvailable', who: 'Mia Hale' })
    const back = { params: firm.at(asset), body: { movement: 'broughtBack' as const } }
    expect((await firm.colleague.refusal(assetBookings.recordUnbookedAsset, back)).reason).toBe('invalidPermission')
    await firm.just(firm.member, asset, 'broughtBack', { note: 'Charged' })
    expect((await firm.member.refusal(assetBookings.recordUnbookedAsset, back)).reason).toBe('assetNotTaken')
    expect(await movementsOf(firm.member, asset)).toMatchObject([
      { kind: 'broughtBack', bookingID: null, note: 'Charged' },
      { kind: 'taken', bookingID: null },
    ])
  })

  it('is taken by the clocks of whoever takes it, and no longer than until the next booking', async () => {
    const [asset, other] = [await phone(), await firm.add(firm.categories.phones)]
    await server.sql('update employees set time_zone = $2 where id = $1', [firm.member.employeeId, 'Pacific/Auckland'])
    const taken = await firm.just(firm.member, asset, 'taken')
    expect(taken.standing.until).toBe('2026-11-13T11:00:00.000Z')
    await firm.book(firm.colleague, other, 2, 4)
    expect((await firm.just(firm.lead, other, 'taken')).standing.until).toBe(hours(2))
  })

  it('is refused where somebody booked it meanwhile, or a booking is needed', async () => {
    const asset = await phone()
    await firm.book(firm.colleague, asset, 2, 4)
    expect(await refusalOfTaking(firm.member, asset, { until: hours(3) })).toMatchObject({
      reason: 'assetBooked',
      who: 'Cole Hale',
      when: '12/11/2026 14:00 – 16:00',
    })
    expect(await refusalOfTaking(firm.member, asset, { until: hours(-1) })).toMatchObject({
      fields: [{ path: 'until' }],
    })
    expect(await refusalOfTaking(firm.member, await camera())).toMatchObject({
      reason: 'assetBookingRequired',
      asset: 'Camera',
    })
  })

  it('is noted for others by those who manage assets', async () => {
    const asset = await phone()
    const { employeeId } = firm.member
    expect((await refusalOfTaking(firm.colleague, asset, { employeeID: employeeId })).reason).toBe('invalidPermission')
    const taken = await firm.just(firm.keeper, asset, 'taken', { employeeID: employeeId })
    expect(taken.standing.employee?.id).toBe(employeeId)
    await firm.just(firm.otherKeeper, asset, 'broughtBack')
    expect((await movementsOf(firm.member, asset)).map(({ notedBy }) => notedBy?.displayName)).toEqual([
      'Kit Hale',
      'Kay Hale',
    ])
  })
})

describe('assigning', () => {
  it('leaves an asset with a person until it is detached, and nobody books it meanwhile', async () => {
    const asset = await camera()
    const assigned = await firm.assign(asset, firm.member, 'For good')
    expect(assigned).toMatchObject({
      standing: { state: 'withPerson', employee: { id: firm.member.employeeId }, until: null },
      assignment: { employee: { id: firm.member.employeeId }, note: 'For good' },
      can: { assign: false, detach: true, book: false, retire: false },
    })
    expect((await firm.get(firm.member, asset)).assignment).toMatchObject({ note: 'For good' })
    expect((await firm.get(firm.colleague, asset)).assignment).not.toHaveProperty('note')
    expect(await firm.refusalOfBooking(firm.colleague, asset, 24 * 300, 24 * 301)).toMatchObject({
      reason: 'assetAssigned',
      asset: 'Camera',
      who: 'Mia Hale',
    })
    expect((await refusalOfAssigning(asset, firm.colleague)).reason).toBe('assetAssigned')
    const detached = await firm.detach(asset, 'Left behind')
    expect(detached).toMatchObject({ standing: { state: 'available' }, assignment: null })
    await firm.book(firm.colleague, asset, 1, 2)
    const again = { params: firm.at(asset), body: {} }
    expect(await firm.keeper.refusal(assets.detachAsset, again)).toMatchObject({ reason: 'assetNotAssigned' })
    expect(await movementsOf(firm.member, asset)).toMatchObject([
      { kind: 'detached', note: 'Left behind' },
      { kind: 'assigned', note: 'For good' },
    ])
    const { items } = await firm.member.call(notifications.listNotifications, {})
    expect(items.map(({ title }) => title)).toEqual([
      'Kay Hale took Camera (AV-007) back',
      'Kay Hale assigned Camera (AV-007) to you',
    ])
  })

  it('is refused while others have or booked it, and names them', async () => {
    const asset = await firm.add(firm.categories.laptops, { name: 'MacBook', code: 'LT-034' })
    const waiting = await firm.book(firm.member, asset, 24, 48)
    await firm.book(firm.colleague, asset, 72, 96)
    expect(await refusalOfAssigning(asset, firm.lead)).toEqual({
      status: 409,
      reason: 'assetHasBookings',
      asset: 'MacBook',
      bookings: 'Mia Hale (13/11/2026 12:00 – 14/11/2026 12:00); Cole Hale (15/11/2026 12:00 – 16/11/2026 12:00)',
    })
    await firm.withdraw(firm.member, waiting.id)
    const lent = await camera()
    await firm.hand(firm.member, await firm.book(firm.member, lent, -1, 2), 'taken')
    expect(await refusalOfAssigning(lent, firm.lead)).toMatchObject({ reason: 'assetNotAvailable', who: 'Mia Hale' })
    const retired = await firm.add(firm.categories.cameras)
    await firm.keeper.call(assets.retireAsset, { params: firm.at(retired), body: {} })
    expect((await refusalOfAssigning(retired, firm.lead)).reason).toBe('assetRetired')
    const gone = await createEmployee(server, firm.company, { isActive: false })
    expect(await refusalOfAssigning(await phone(), gone)).toMatchObject({ fields: [{ path: 'employeeID' }] })
  })

  it('is in the history of the asset', async () => {
    const asset = await camera()
    await firm.assign(asset, firm.member)
    await firm.keeper.call(assets.detachAsset, { params: firm.at(asset), body: { condition: 'worn' } })
    const { items } = await firm.keeper.call(operations.getHistory, { params: { entity: 'asset', id: asset.id } })
    expect(items).toMatchObject([
      { action: 'detached', before: { condition: 'good' }, after: { employee: 'Mia Hale', condition: 'worn' } },
      { action: 'assigned', after: { employee: 'Mia Hale' } },
      { action: 'created' },
    ])
  })
})

describe('what a person has', () => {
  it('is for them, those above, and who manages assets or employees', async () => {
    const [held, booked, waiting] = [await camera(), await phone(), await firm.add(firm.categories.laptops)]
    await firm.assign(held, firm.member, 'For good')
    const booking = await firm.book(firm.member, booked, 5, 6)
    await firm.book(firm.member, waiting, 7, 8)
    const { employeeId: id } = firm.member
    for (const person of [firm.member, firm.lead, firm.keeper, firm.personnel, firm.owner])
      expect(await person.call(assetBookings.listAssetsOfEmployee, { params: { id } })).toMatchObject({
        employee: { id },
        held: [{ asset: { id: held.id }, kind: 'assignment', until: null, isOverdue: false }],
        booked: [
          { id: booking.id, asset: { id: booked.id }, isWaiting: false },
          { asset: { id: waiting.id }, isWaiting: true },
        ],
      })
    const notes = [firm.member, firm.keeper, firm.owner, firm.lead, firm.personnel].map(async (person) =>
      (await person.call(assetBookings.listAssetsOfEmployee, { params: { id } })).held.map(({ note }) => note),
    )
    expect(await Promise.all(notes)).toEqual([['For good'], ['For good'], ['For good'], [undefined], [undefined]])
    expect((await firm.colleague.refusal(assetBookings.listAssetsOfEmployee, { params: { id } })).reason).toBe(
      'notFound',
    )
    expect(
      (await firm.keeper.refusal(assetBookings.listAssetsOfEmployee, { params: { id: randomUUID() } })).reason,
    ).toBe('notFound')
  })

  it('is not added to once they have left', async () => {
    const asset = await camera()
    const booking = await firm.book(firm.member, asset, 1, 2)
    await firm.personnel.call(employees.deactivateEmployee, { params: { id: firm.member.employeeId } })
    expect((await firm.getBooking(firm.keeper, booking.id)).can).toMatchObject({ take: false, cancel: true })
    const collecting = { params: firm.at(asset), body: { bookingID: booking.id, movement: 'taken' as const } }
    expect((await firm.keeper.refusal(assetBookings.recordBookedAsset, collecting)).reason).toBe('employeeInactive')
  })

  it('stays with them when they leave, says so, and is taken back from them', async () => {
    const asset = await camera()
    await firm.assign(asset, firm.member)
    await firm.personnel.call(employees.deactivateEmployee, { params: { id: firm.member.employeeId } })
    const { held, employee } = await firm.keeper.call(assetBookings.listAssetsOfEmployee, {
      params: { id: firm.member.employeeId },
    })
    expect([employee.isActive, held.length]).toEqual([false, 1])
    expect((await firm.detach(asset)).standing.state).toBe('available')
  })
})
