import { randomUUID } from 'node:crypto'
import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { assetApprovals, assetRequests } from '@praxis/contract/assets/asset-requests'
import { assets } from '@praxis/contract/assets/assets'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { notifications } from '@praxis/contract/people/notifications'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestCompany, impersonating } from '../../testing/people'
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

const laptop = () => firm.add(firm.categories.laptops, { name: 'MacBook', code: 'LT-034' })
const camera = () => firm.add(firm.categories.cameras, { name: 'Camera', code: 'AV-007' })
const actionsOf = async (entity: string, id: string) =>
  (await firm.keeper.call(operations.getHistory, { params: { entity, id } })).items.map(({ action }) => action)

describe('asking for an asset', () => {
  it('waits for those who manage assets, and is among what waits for them', async () => {
    const asset = await laptop()
    const booking = await firm.book(firm.member, asset, 24, 48, { note: 'Old one is being repaired' })
    expect(booking).toMatchObject({
      asset: { id: asset.id, name: 'MacBook', code: 'LT-034', categoryName: 'Laptops', isAutoApproved: false },
      employee: { id: firm.member.employeeId },
      from: hours(24),
      to: hours(48),
      note: 'Old one is being repaired',
      request: { state: 'waitingForApproval', approvedBy: null, isAutoApproved: false, cancelledAt: null },
      can: { change: true, withdraw: true, cancel: false, take: false, decide: false },
    })
    expect(await firm.keeper.call(approvals.countApprovals, {})).toMatchObject({ assetCount: 1, totalCount: 1 })
    const { items, metadata } = await firm.otherKeeper.call(approvals.listApprovals, {
      query: { requestType: 'asset' },
    })
    expect(metadata.per).toBe(10)
    expect(items).toMatchObject([
      {
        requestType: 'asset',
        employee: { id: firm.member.employeeId },
        from: '2026-11-13',
        to: '2026-11-14',
        requests: [{ id: booking.id, booking: { can: { decide: true } } }],
      },
    ])
    expect(await firm.member.call(requests.listActiveRequests, {})).toMatchObject({
      items: [{ requestType: 'asset', approver: null, booking: { id: booking.id } }],
    })
    expect((await firm.lead.call(approvals.countApprovals, {})).assetCount).toBe(0)
    expect(await actionsOf('assetBooking', booking.id)).toEqual(['requested'])
    expect(await actionsOf('asset', asset.id)).toEqual(['booked', 'created'])
  })

  it('is approved by itself where the category says so, and for the owner', async () => {
    const booking = await firm.book(firm.member, await camera(), 1, 2)
    expect(booking).toMatchObject({
      request: { state: 'approved', isAutoApproved: true, approvedBy: null },
      can: { change: true, withdraw: false, cancel: true, take: true },
    })
    const ofOwner = await firm.book(firm.owner, await laptop(), 1, 2)
    expect(ofOwner.request).toMatchObject({ state: 'approved', isAutoApproved: true })
    expect((await firm.keeper.call(approvals.countApprovals, {})).assetCount).toBe(0)
  })

  it('for somebody else is for those who manage assets, and approved with both names', async () => {
    const asset = await laptop()
    const { employeeId } = firm.member
    const booking = await firm.book(firm.keeper, asset, 1, 2, { employeeID: employeeId })
    expect(booking).toMatchObject({
      employee: { id: employeeId },
      enteredBy: { id: firm.keeper.employeeId },
      request: { state: 'approved', approvedBy: { id: firm.keeper.employeeId } },
    })
    const { items } = await firm.member.call(notifications.listNotifications, {})
    expect(items).toMatchObject([{ kind: 'requestDecision', title: 'Your booking was entered' }])
    const body = { from: hours(3), to: hours(4), employeeID: employeeId }
    expect((await firm.colleague.refusal(assetRequests.requestAsset, { params: { id: asset.id }, body })).reason).toBe(
      'invalidPermission',
    )
    const toNobody = { params: { id: asset.id }, body: { ...body, employeeID: randomUUID() } }
    expect(await firm.keeper.refusal(assetRequests.requestAsset, toNobody)).toMatchObject({
      fields: [{ path: 'employeeID' }],
    })
  })

  it('is not decided by whoever asks, although they manage assets', async () => {
    const booking = await firm.book(firm.keeper, await laptop(), 1, 2)
    expect(booking).toMatchObject({ request: { state: 'waitingForApproval' }, can: { decide: false } })
    const decision = { params: { id: booking.id }, body: { state: 'approved' as const } }
    expect((await firm.keeper.refusal(approvals.decideRequest, decision)).reason).toBe('invalidPermission')
    expect((await firm.otherKeeper.call(approvals.decideRequest, decision)).state).toBe('approved')
  })

  it.each([
    ['over', -3, -1, 'to'],
    ['backwards', 5, 4, 'to'],
    ['long gone', -48, 2, 'from'],
    ['too long', 1, 24 * 367, 'to'],
    ['too far', 24 * 740, 24 * 741, 'from'],
  ])('for a time that is %s is refused', async (_, from, to, path) => {
    const refusal = await firm.refusalOfBooking(firm.member, await camera(), from, to)
    expect(refusal).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it('again after a denial is linked, once', async () => {
    const asset = await laptop()
    const denied = await firm.book(firm.member, asset, 1, 2)
    await firm.decide(firm.keeper, denied.id, 'denied')
    expect((await firm.getBooking(firm.member, denied.id)).can.correct).toBe(true)
    expect((await firm.member.call(requests.listDeniedRequests, {})).items).toHaveLength(1)
    await firm.book(firm.member, asset, 3, 4, { correctionOfID: denied.id })
    expect((await firm.getBooking(firm.member, denied.id)).can.correct).toBe(false)
    expect((await firm.member.call(requests.listDeniedRequests, {})).items).toEqual([])
    const again = { params: { id: asset.id }, body: { from: hours(5), to: hours(6), correctionOfID: denied.id } }
    for (const person of [firm.member, firm.colleague])
      expect(await person.refusal(assetRequests.requestAsset, again)).toMatchObject({
        fields: [{ path: 'correctionOfID' }],
      })
  })
})

describe('bookings of one asset', () => {
  it('follow each other directly, and never overlap: waiting ones hold their time, denied and withdrawn ones do not', async () => {
    const asset = await laptop()
    const first = await firm.book(firm.member, asset, 1, 3)
    await firm.book(firm.colleague, asset, 3, 5)
    expect(await firm.refusalOfBooking(firm.colleague, asset, 2, 3)).toMatchObject({
      status: 409,
      reason: 'assetBooked',
      asset: 'MacBook',
      who: 'Mia Hale',
      when: '12/11/2026 13:00 – 15:00',
    })
    await firm.decide(firm.keeper, first.id, 'denied')
    const second = await firm.book(firm.colleague, asset, 2, 3)
    await firm.withdraw(firm.colleague, second.id)
    const third = await firm.book(firm.member, asset, 1, 3)
    await firm.decide(firm.keeper, third.id, 'approved')
    expect((await firm.refusalOfBooking(firm.lead, asset, 0, 2)).reason).toBe('assetBooked')
    await firm.withdraw(firm.member, third.id)
    await firm.book(firm.lead, asset, 0, 3)
  })

  it.each(['cameras', 'laptops'] as const)('of fifty at once, for %s, exactly one stands', async (category) => {
    const asset = await firm.add(firm.categories[category])
    const people = [firm.member, firm.colleague, firm.lead, firm.personnel, firm.keeper]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const person = people[index % people.length] ?? firm.member
        // Every one of them has the same hour in it.
        const body = { from: hours(1 + (index % 10) / 10), to: hours(3 + (index % 7)) }
        return person.send(assetRequests.requestAsset, { params: { id: asset.id }, body })
      }),
    )
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map((each) => each.json()))
    expect(refused).toHaveLength(49)
    for (const { reason } of refused) expect(reason).toBe('assetBooked')
    const held = await server.sql('select from asset_uses where asset_id = $1 and holds', [asset.id])
    expect(held).toHaveLength(1)
  })

  it('are kept apart by the database itself, whoever writes', async () => {
    const asset = await camera()
    await firm.book(firm.member, asset, 1, 3)
    const insert = (from: number, to: number, state = 'approved') =>
      server.sql(
        `insert into asset_uses (company_id, id, asset_id, employee_id, kind, from_at, to_at, state)
         values ($1, gen_random_uuid(), $2, $3, 'booking', $4, $5, $6)`,
        [firm.company.id, asset.id, firm.colleague.employeeId, hours(from), hours(to), state],
      )
    await expect(insert(2, 4)).rejects.toMatchObject({ constraint: 'asset_uses_overlap' })
    await expect(insert(0, 1.5, 'waitingForApproval')).rejects.toMatchObject({ constraint: 'asset_uses_overlap' })
    await insert(2, 4, 'denied')
    await insert(3, 4)
  })

  it('made while it is assigned at the same moment are made or refused, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asset = await firm.add(firm.categories.cameras)
      const [booked, assigned] = await Promise.all([
        firm.member.send(assetRequests.requestAsset, {
          params: { id: asset.id },
          body: { from: hours(1), to: hours(2) },
        }),
        firm.assign(asset, firm.colleague).then(
          () => true,
          () => false,
        ),
      ])
      expect(booked.ok).not.toBe(assigned)
    }
  })
})

describe('a decision', () => {
  it('is told to whose booking it is, and may be taken back until it is collected', async () => {
    const asset = await laptop()
    const { id } = await firm.book(firm.member, asset, -1, 8)
    await firm.decide(firm.keeper, id, 'approved', 'Take care')
    expect((await firm.member.call(notifications.listNotifications, {})).items).toMatchObject([
      { title: 'Your booking was approved', text: expect.stringContaining('MacBook, 12/11/2026 11:00 – 20:00') },
    ])
    expect((await firm.getBooking(firm.keeper, id)).can.reopen).toBe(true)
    await firm.decide(firm.keeper, id, 'waitingForApproval', 'Needed elsewhere')
    expect((await firm.getBooking(firm.member, id)).request.state).toBe('waitingForApproval')
    await firm.decide(firm.otherKeeper, id, 'approved')
    await firm.hand(firm.member, await firm.getBooking(firm.member, id), 'taken')
    const reopening = { params: { id }, body: { state: 'waitingForApproval' as const, comment: 'Too late' } }
    expect((await firm.keeper.refusal(approvals.decideRequest, reopening)).reason).toBe('assetBookingTaken')
    expect((await firm.getBooking(firm.keeper, id)).can.reopen).toBe(false)
  })

  it('is about what was seen: other times ask for another look', async () => {
    const { id } = await firm.book(firm.member, await laptop(), 1, 2)
    const seen = await firm.keeper.call(assetApprovals.getAssetToDecide, { params: { id } })
    await firm.change(firm.member, id, { to: hours(9) })
    const decision = { params: { id }, body: { state: 'approved' as const, version: seen.version } }
    expect((await firm.keeper.refusal(approvals.decideRequest, decision)).reason).toBe('changedMeanwhile')
    const again = await firm.keeper.call(assetApprovals.getAssetToDecide, { params: { id } })
    await firm.keeper.call(approvals.decideRequest, {
      params: { id },
      body: { state: 'approved', version: again.version },
    })
  })

  it('is made with what lies around it in view, by who decides and nobody else', async () => {
    const asset = await laptop()
    const before = await firm.book(firm.colleague, asset, -4, -2 + 2.5)
    const earlier = await firm.book(firm.member, await firm.add(firm.categories.laptops), 2, 3)
    const { id } = await firm.book(firm.member, asset, 2, 3)
    const after = await firm.book(firm.lead, asset, 5, 6)
    const shown = await firm.keeper.call(assetApprovals.getAssetToDecide, { params: { id } })
    expect(shown).toMatchObject({
      booking: { id },
      isFree: true,
      before: { id: before.id, employee: { id: firm.colleague.employeeId } },
      after: { id: after.id },
      lastBookings: [{ id: earlier.id }],
    })
    for (const person of [firm.member, firm.lead])
      expect((await person.refusal(assetApprovals.getAssetToDecide, { params: { id } })).reason).toBe('notFound')
  })

  it('says that what is retired since is not free', async () => {
    const asset = await laptop()
    const { id } = await firm.book(firm.member, asset, 1, 2)
    const isFree = async () => (await firm.keeper.call(assetApprovals.getAssetToDecide, { params: { id } })).isFree
    expect(await isFree()).toBe(true)
    await firm.passHours(id, 24)
    await firm.keeper.call(assets.retireAsset, { params: firm.at(asset), body: {} })
    expect(await isFree()).toBe(false)
  })

  it('is listed, searched by person and asset, and counted with how long it waits', async () => {
    await firm.book(firm.member, await laptop(), 1, 2)
    await firm.book(firm.colleague, await firm.add(firm.categories.laptops, { name: 'ThinkPad' }), 1, 2)
    const found = async (search: string) =>
      (await firm.keeper.call(approvals.listApprovals, { query: { requestType: 'asset', search } })).items.flatMap(
        (group) => (group.requestType === 'asset' ? group.requests.map(({ booking }) => booking.asset.name) : []),
      )
    expect(await found('mia')).toEqual(['MacBook'])
    expect(await found('think')).toEqual(['ThinkPad'])
    expect(await found('lt-034')).toEqual(['MacBook'])
    expect(await found('mia think')).toEqual([])
    expect(await firm.keeper.call(approvals.countApprovals, {})).toMatchObject({
      assetCount: 2,
      assetWaitSince: expect.stringContaining('2026-11-12T12:00'),
    })
  })
})

describe('changing a booking', () => {
  it('that waits is for its owner, and leaves what is not named', async () => {
    const asset = await laptop()
    const { id } = await firm.book(firm.member, asset, 1, 2, { note: 'For film' })
    const changed = await firm.change(firm.member, id, { to: hours(5), version: 1 })
    expect(changed).toMatchObject({ from: hours(1), to: hours(5), note: 'For film', version: 2 })
    expect(
      (await firm.member.refusal(assetRequests.changeAssetRequest, { params: { id }, body: { version: 1 } })).reason,
    ).toBe('changedMeanwhile')
    expect(
      (await firm.colleague.refusal(assetRequests.changeAssetRequest, { params: { id }, body: { note: 'Mine' } }))
        .reason,
    ).toBe('notFound')
    const [entry] = (await firm.member.call(operations.getHistory, { params: { entity: 'assetBooking', id } })).items
    expect(entry).toMatchObject({ action: 'updated', before: { to: hours(2) }, after: { to: hours(5) } })
  })

  it('goes to a time or an asset that is free, and nowhere else', async () => {
    const [one, other] = [await camera(), await firm.add(firm.categories.cameras, { name: 'Recorder' })]
    await firm.book(firm.colleague, other, 1, 3)
    const { id } = await firm.book(firm.member, one, 1, 2)
    const refusal = (body: object) => firm.member.refusal(assetRequests.changeAssetRequest, { params: { id }, body })
    expect(await refusal({ assetID: other.id })).toMatchObject({ reason: 'assetBooked', asset: 'Recorder' })
    expect(await refusal({ assetID: randomUUID() })).toMatchObject({ fields: [{ path: 'assetID' }] })
    expect(await refusal({ from: hours(4), to: hours(3) })).toMatchObject({ fields: [{ path: 'to' }] })
    const moved = await firm.change(firm.member, id, { assetID: other.id, from: hours(3), to: hours(4) })
    expect(moved.asset.id).toBe(other.id)
    expect((await firm.get(firm.member, one)).uses).toEqual([])
    expect((await firm.get(firm.member, other)).uses).toHaveLength(2)
  })

  it('that was approved by hand is for those who manage assets, who tell its owner', async () => {
    const { id } = await firm.book(firm.member, await laptop(), 1, 2)
    await firm.decide(firm.keeper, id, 'approved')
    const body = { to: hours(3) }
    expect((await firm.member.refusal(assetRequests.changeAssetRequest, { params: { id }, body })).reason).toBe(
      'requestDecided',
    )
    expect((await firm.change(firm.keeper, id, body)).request.state).toBe('approved')
    const { items } = await firm.member.call(notifications.listNotifications, {})
    expect(items[0]).toMatchObject({
      kind: 'assetNews',
      title: 'Kay Hale changed your booking of MacBook (LT-034)',
      text: '12/11/2026 13:00 – 15:00',
    })
  })

  it('that approved itself goes to no asset that somebody has to approve, but by who manages assets', async () => {
    const booking = await firm.book(firm.member, await camera(), 1, 2)
    const byHand = await laptop()
    const move = { params: { id: booking.id }, body: { assetID: byHand.id } }
    expect((await firm.member.refusal(assetRequests.changeAssetRequest, move)).reason).toBe('requestDecided')
    expect((await firm.getBooking(firm.member, booking.id)).asset.id).toBe(booking.asset.id)
    expect((await firm.change(firm.keeper, booking.id, { assetID: byHand.id })).asset.id).toBe(byHand.id)
  })

  it('that was approved by hand stays as it is for its owner, also while they act as somebody else who manages assets', async () => {
    const { id } = await firm.book(firm.keeper, await laptop(), 1, 2)
    await firm.decide(firm.otherKeeper, id, 'approved')
    await server.sql('update employees set can_impersonate = true where id = $1', [firm.keeper.employeeId])
    const asOther = await impersonating(server, firm.keeper, firm.otherKeeper)
    const later = { params: { id }, body: { to: hours(3) } }
    expect((await asOther.refusal(assetRequests.changeAssetRequest, later)).reason).toBe('requestDecided')
    const { can } = await asOther.call(assetBookings.getAssetBooking, { params: { id } })
    expect(can.change).toBe(false)
  })

  it('that began days ago, and nobody collected, ends later all the same', async () => {
    const { id } = await firm.book(firm.member, await camera(), 0, 100)
    await firm.passHours(id, 60)
    expect((await firm.change(firm.member, id, { to: hours(200) })).to).toBe(hours(200))
    const earlier = { params: { id }, body: { from: hours(-61) } }
    expect(await firm.member.refusal(assetRequests.changeAssetRequest, earlier)).toMatchObject({
      fields: [{ path: 'from' }],
    })
  })

  it('that was collected changes its end alone', async () => {
    const asset = await camera()
    const booking = await firm.book(firm.member, asset, 0, 2)
    await firm.hand(firm.member, booking, 'taken')
    const params = { id: booking.id }
    const start = { params, body: { from: hours(1) } }
    expect((await firm.member.refusal(assetRequests.changeAssetRequest, start)).reason).toBe('assetBookingTaken')
    await firm.passHours(booking.id, 5)
    expect((await firm.get(firm.member, asset)).standing.state).toBe('overdue')
    const longer = await firm.change(firm.member, booking.id, { to: hours(3) })
    expect(longer.isOverdue).toBe(false)
    expect((await firm.get(firm.member, asset)).standing).toMatchObject({ state: 'out', until: hours(3) })
    const over = { params, body: { to: hours(-1) } }
    expect(await firm.member.refusal(assetRequests.changeAssetRequest, over)).toMatchObject({
      fields: [{ path: 'to' }],
    })
  })
})

describe('taking a booking back', () => {
  it('withdraws what waits, without a trace but in the history', async () => {
    const { id } = await firm.book(firm.member, await laptop(), 1, 2)
    expect((await firm.keeper.refusal(assetRequests.withdrawAssetRequest, { params: { id } })).reason).toBe(
      'invalidPermission',
    )
    expect((await firm.colleague.refusal(assetRequests.withdrawAssetRequest, { params: { id } })).reason).toBe(
      'notFound',
    )
    await firm.withdraw(firm.member, id)
    expect((await firm.member.refusal(assetBookings.getAssetBooking, { params: { id } })).reason).toBe('notFound')
    expect(await server.sql('select from requests where id = $1', [id])).toEqual([])
    expect((await firm.keeper.call(approvals.countApprovals, {})).assetCount).toBe(0)
  })

  it('withdraws what waited for too long, although the asset is out of use since', async () => {
    const asset = await laptop()
    const { id } = await firm.book(firm.member, asset, 1, 2)
    await firm.passHours(id, 24)
    await firm.keeper.call(assets.retireAsset, { params: firm.at(asset), body: {} })
    expect((await firm.getBooking(firm.member, id)).can.withdraw).toBe(true)
    await firm.withdraw(firm.member, id)
    const gone = await firm.member.refusal(assetBookings.getAssetBooking, { params: { id } })
    expect(gone.reason).toBe('notFound')
  })

  it('calls off what is approved, by its owner or who manages assets, until it is collected', async () => {
    const asset = await camera()
    const [own, other] = [await firm.book(firm.member, asset, 1, 2), await firm.book(firm.member, asset, 3, 4)]
    await firm.withdraw(firm.member, own.id)
    expect((await firm.getBooking(firm.member, own.id)).request).toMatchObject({
      state: 'approved',
      cancelledAt: expect.any(String),
    })
    await firm.withdraw(firm.keeper, other.id, 'Broken')
    expect((await firm.member.call(notifications.listNotifications, {})).items[0]).toMatchObject({
      title: 'Your booking was cancelled',
    })
    const again = await firm.member.refusal(assetRequests.withdrawAssetRequest, { params: { id: own.id } })
    expect(again.reason).toBe('assetBookingClosed')
    const taken = await firm.book(firm.member, asset, 0, 2)
    await firm.hand(firm.member, taken, 'taken')
    const late = await firm.member.refusal(assetRequests.withdrawAssetRequest, { params: { id: taken.id } })
    expect(late.reason).toBe('assetBookingTaken')
  })
})

describe('who sees a booking', () => {
  it('whole is its owner and who manages assets; everybody sees whose the asset is when', async () => {
    const asset = await camera()
    const { id } = await firm.book(firm.member, asset, 1, 2, { note: 'A surprise' })
    for (const person of [firm.member, firm.keeper, firm.owner])
      expect((await firm.getBooking(person, id)).note).toBe('A surprise')
    for (const person of [firm.colleague, firm.lead, firm.personnel]) {
      expect((await person.refusal(assetBookings.getAssetBooking, { params: { id } })).reason).toBe('notFound')
      const history = { params: { entity: 'assetBooking', id } }
      expect((await person.refusal(operations.getHistory, history)).reason).toBe('notFound')
      expect((await person.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
    }
    const seen = await firm.get(firm.colleague, asset)
    expect(seen.uses).toMatchObject([{ id, employee: { displayName: 'Mia Hale' }, from: hours(1), to: hours(2) }])
    expect(JSON.stringify(seen)).not.toContain('surprise')
  })

  it('is nobody of another company', async () => {
    const asset = await camera()
    const { id } = await firm.book(firm.member, asset, 0, 2)
    const { owner } = await createTestCompany(server)
    const attempts = [
      owner.refusal(assetBookings.getAssetBooking, { params: { id } }),
      owner.refusal(assetRequests.requestAsset, { params: { id: asset.id }, body: { from: hours(5), to: hours(6) } }),
      owner.refusal(assetRequests.changeAssetRequest, { params: { id }, body: { note: 'Ours' } }),
      owner.refusal(assetRequests.withdrawAssetRequest, { params: { id } }),
      owner.refusal(assetApprovals.getAssetToDecide, { params: { id } }),
      owner.refusal(assetBookings.recordBookedAsset, {
        params: firm.at(asset),
        body: { bookingID: id, movement: 'taken' },
      }),
      owner.refusal(assetBookings.recordUnbookedAsset, { params: firm.at(asset), body: { movement: 'taken' } }),
      owner.refusal(assetBookings.listMovementsOfAsset, { params: firm.at(asset) }),
      owner.refusal(assetBookings.listAssetsOfEmployee, { params: { id: firm.member.employeeId } }),
    ]
    for (const { reason } of await Promise.all(attempts)) expect(reason).toBe('notFound')
  })
})
