import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { type AssetFilter, assets } from '@praxis/contract/assets/assets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
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

type Asked = AssetFilter & { readonly page?: number; readonly per?: number }

const listed = async (by: TestPerson, query: Asked = {}) => {
  const { items, metadata } = await by.call(assets.listAssetCategories, { query })
  return { names: items.flatMap((category) => category.assets.map(({ name }) => name)), items, metadata }
}

/** One asset in each state, named by it. */
const oneOfEach = async () => {
  const { cameras } = firm.categories
  const named = (name: string) => firm.add(cameras, { name })
  const [available, booked, out, overdue, withPerson, retired] = [
    await named('available'),
    await named('booked'),
    await named('out'),
    await named('overdue'),
    await named('withPerson'),
    await named('retired'),
  ]
  await firm.book(firm.member, booked, -1, 3)
  await firm.book(firm.member, available, 1, 3)
  await firm.hand(firm.member, await firm.book(firm.member, out, -1, 3), 'taken')
  const late = await firm.book(firm.colleague, overdue, -1, 3)
  await firm.hand(firm.colleague, late, 'taken')
  await firm.passHours(late.id, 10)
  await firm.assign(withPerson, firm.lead)
  await firm.keeper.call(assets.retireAsset, { params: firm.at(retired), body: {} })
  return { available, booked, out, overdue, withPerson, retired }
}

describe('the register', () => {
  it('has all categories in their order, each with its assets by name, a page of assets at a time', async () => {
    const { laptops, cameras } = firm.categories
    for (const name of ['Zen', 'alpha', 'Beta']) await firm.add(cameras, { name })
    for (const name of ['Mac', 'Dell']) await firm.add(laptops, { name })
    const first = await listed(firm.member, { per: 3 })
    expect(first.names).toEqual(['Dell', 'Mac', 'alpha'])
    expect(first.items.map(({ name, assetCount }) => [name, assetCount])).toEqual([
      ['Laptops', 2],
      ['Cameras', 3],
      ['Test phones', 0],
    ])
    expect(first.metadata).toEqual({ page: 1, per: 3, total: 5, hasMore: true })
    const second = await listed(firm.member, { per: 3, page: 2 })
    expect([second.names, second.metadata.hasMore]).toEqual([['Beta', 'Zen'], false])
    expect((await listed(firm.member, { page: 9 })).metadata).toMatchObject({ total: 5, hasMore: false })
    const ofOne = await listed(firm.member, { categoryID: cameras.id })
    expect([ofOne.items.length, ofOne.metadata.total]).toEqual([1, 3])
  })

  it.each(['available', 'booked', 'out', 'overdue', 'withPerson', 'retired'] as const)(
    'finds what is %s, and says so of each',
    async (state) => {
      await oneOfEach()
      const { names, items, metadata } = await listed(firm.keeper, { state })
      expect([names, metadata.total]).toEqual([[state], 1])
      const [asset] = items.flatMap((category) => category.assets)
      expect(asset?.standing.state).toBe(state)
    },
  )

  it('has what is in use, unless asked for what is retired by those who keep it', async () => {
    await oneOfEach()
    expect((await listed(firm.keeper)).names).not.toContain('retired')
    expect(await listed(firm.member, { state: 'retired' })).toMatchObject({ names: [], metadata: { total: 0 } })
    const [, cameras] = (await listed(firm.keeper)).items
    expect(cameras).toMatchObject({ assetCount: 5, retiredCount: 1 })
    expect((await listed(firm.member)).items[1]).toMatchObject({ assetCount: 5, retiredCount: 0 })
  })

  it('shows serial numbers and prices only to those who may see them', async () => {
    const price = { amount: 100, currency: 'GBP' as const }
    await firm.add(firm.categories.cameras, { serialNumber: 'C02', purchasePrice: price })
    const inventoryFor = async (by: TestPerson) =>
      (await listed(by)).items.flatMap((category) => category.assets)[0]?.inventory
    expect(await inventoryFor(firm.keeper)).toMatchObject({ serialNumber: 'C02', purchasePrice: price })
    expect(await inventoryFor(firm.otherKeeper)).not.toHaveProperty('purchasePrice')
    expect(await inventoryFor(firm.member)).toBeUndefined()
  })

  it('is searched by name, code, place and who has or booked it; by serial number by those who keep it', async () => {
    const { cameras } = firm.categories
    const camera = await firm.add(cameras, { name: 'Conference camera', code: 'AV-007', serialNumber: 'XK42' })
    const recorder = await firm.add(cameras, { name: 'Field recorder', code: 'AV-011', location: 'York' })
    await firm.assign(recorder, firm.lead)
    await firm.book(firm.colleague, camera, 5, 6)
    const found = async (search: string, by = firm.member) => (await listed(by, { search })).names
    expect(await found('conf')).toEqual(['Conference camera'])
    expect(await found('av-011')).toEqual(['Field recorder'])
    expect(await found('york')).toEqual(['Field recorder'])
    expect(await found('leo')).toEqual(['Field recorder'])
    expect(await found('cole conf')).toEqual(['Conference camera'])
    expect(await found('cole rec')).toEqual([])
    expect(await found('xk42')).toEqual([])
    expect(await found('xk42', firm.keeper)).toEqual(['Conference camera'])
    await firm.keeper.call(assets.updateAsset, { params: firm.at(camera), body: { name: 'Webcam' } })
    expect(await found('conf')).toEqual([])
  })

  it('finds what is free in a period, between its ends', async () => {
    const { cameras } = firm.categories
    const [one, other] = [await firm.add(cameras, { name: 'One' }), await firm.add(cameras, { name: 'Other' })]
    await firm.book(firm.member, one, 2, 4)
    await firm.assign(await firm.add(cameras, { name: 'Assigned' }), firm.lead)
    const free = async (from: number, to: number) =>
      (await listed(firm.member, { freeFrom: hours(from), freeTo: hours(to) })).names
    expect(await free(3, 5)).toEqual(['Other'])
    expect(await free(4, 5)).toEqual(['One', 'Other'])
    await firm.book(firm.member, other, 4, 5)
    expect(await free(3, 5)).toEqual([])
    for (const query of [{ freeFrom: hours(1) }, { freeFrom: hours(2), freeTo: hours(1) }])
      expect((await firm.member.refusal(assets.listAssetCategories, { query })).reason).toBe('invalidInput')
  })
})

describe('the timeline', () => {
  it('shows whose each asset is between two moments, also what is overdue since before', async () => {
    const { cameras, laptops } = firm.categories
    const camera = await firm.add(cameras, { name: 'Camera' })
    const [past, running] = [await firm.book(firm.member, camera, -4, 1), await firm.book(firm.colleague, camera, 4, 8)]
    await firm.passHours(past.id, 48)
    await firm.book(firm.member, camera, 40, 50)
    const laptop = await firm.add(laptops, { name: 'Laptop' })
    const waiting = await firm.book(firm.member, laptop, 1, 2, { note: 'Secret' })
    const late = await firm.add(cameras, { name: 'Late' })
    const overdue = await firm.book(firm.lead, late, -1, 1)
    await firm.hand(firm.lead, overdue, 'taken')
    await firm.passHours(overdue.id, 100)
    const query = { from: hours(0), to: hours(24) }
    const { items, metadata, from, to } = await firm.colleague.call(assets.getAssetTimeline, { query })
    expect([from, to, metadata.total]).toEqual([hours(0), hours(24), 3])
    const uses = Object.fromEntries(
      items.flatMap((category) => category.assets.map((asset) => [asset.name, asset.uses] as const)),
    )
    expect(uses).toMatchObject({
      Camera: [{ id: running.id, kind: 'booking', employee: { displayName: 'Cole Hale' }, isWaiting: false }],
      Laptop: [{ id: waiting.id, isWaiting: true }],
      Late: [{ id: overdue.id, isOverdue: true, to: hours(-99) }],
    })
    expect(JSON.stringify(items)).not.toContain('Secret')
    const search = async (text: string) =>
      (await firm.colleague.call(assets.getAssetTimeline, { query: { ...query, search: text } })).items.flatMap(
        (category) => category.assets.map(({ name }) => name),
      )
    expect(await search('mia')).toEqual(['Laptop', 'Camera'])
    expect(await search('leo')).toEqual(['Late'])
  })

  it.each([
    [0, 0],
    [0, -1],
    [0, 24 * 101],
  ])('from %i to %i hours is refused', async (from, to) => {
    const query = { from: hours(from), to: hours(to) }
    expect(await firm.member.refusal(assets.getAssetTimeline, { query })).toMatchObject({ fields: [{ path: 'to' }] })
  })
})

describe('what can be booked', () => {
  it('is in use and nobody’s for good, with the times in which it is free', async () => {
    const { cameras } = firm.categories
    const [one] = [await firm.add(cameras, { name: 'One' }), await firm.add(cameras, { name: 'Two' })]
    await firm.assign(await firm.add(cameras, { name: 'Assigned' }), firm.lead)
    const retired = await firm.add(cameras, { name: 'Retired' })
    await firm.keeper.call(assets.retireAsset, { params: firm.at(retired), body: {} })
    await firm.book(firm.member, one, 2, 4)
    const query = { from: hours(1), to: hours(6) }
    const { items, metadata } = await firm.colleague.call(assets.listRequestableAssets, { query })
    expect(items).toMatchObject([
      {
        name: 'One',
        categoryName: 'Cameras',
        isAutoApproved: true,
        isFree: false,
        freeTimes: [
          { from: hours(1), to: hours(2) },
          { from: hours(4), to: hours(6) },
        ],
      },
      { name: 'Two', isFree: true, freeTimes: [query] },
    ])
    expect(metadata.total).toBe(2)
    const onlyFree = await firm.colleague.call(assets.listRequestableAssets, { query: { ...query, onlyFree: 'true' } })
    expect([onlyFree.items.map(({ name }) => name), onlyFree.metadata.total]).toEqual([['Two'], 1])
    const [ahead] = (await firm.colleague.call(assets.listRequestableAssets, {})).items
    expect(Date.parse(ahead?.freeTimes.at(-1)?.to ?? '') - Date.parse(hours(28 * 24))).toBeLessThan(60_000)
    expect((await firm.colleague.call(assets.listRequestableAssets, { query: { search: 'two' } })).items).toHaveLength(
      1,
    )
  })
})

describe('counts', () => {
  it('say how much there is, waits, is booked and is overdue, to each as far as they may see', async () => {
    await oneOfEach()
    const laptop = await firm.add(firm.categories.laptops)
    await firm.book(firm.member, laptop, 1, 2)
    await firm.book(firm.keeper, laptop, 3, 4)
    expect(await firm.keeper.call(assets.countAssets, {})).toEqual({
      categoryCount: 3,
      assetCount: 6,
      retiredCount: 1,
      toDecideCount: 1,
      ownWaitingCount: 1,
      ownBookingCount: 1,
      overdueCount: 1,
    })
    expect(await firm.member.call(assets.countAssets, {})).toMatchObject({
      retiredCount: 0,
      toDecideCount: 0,
      ownWaitingCount: 1,
      ownBookingCount: 4,
      overdueCount: 0,
    })
    expect((await firm.colleague.call(assets.countAssets, {})).overdueCount).toBe(1)
  })

  it('of categories follow their assets as these are added, moved, assigned, retired and deleted', async () => {
    const { laptops, cameras } = firm.categories
    const counts = async () =>
      server.sql(
        `select asset_count as used, assigned_count as assigned, retired_count as retired from asset_categories
         where company_id = $1 order by position limit 2`,
        [firm.company.id],
      )
    const [one, other] = [await firm.add(laptops), await firm.add(laptops)]
    await firm.assign(one, firm.member)
    const moved = await firm.keeper.call(assets.updateAsset, { params: firm.at(one), body: { categoryID: cameras.id } })
    expect(await counts()).toEqual([
      { used: 1, assigned: 0, retired: 0 },
      { used: 1, assigned: 1, retired: 0 },
    ])
    await firm.detach(moved)
    await firm.keeper.call(assets.retireAsset, { params: firm.at(moved), body: {} })
    await firm.keeper.call(assets.deleteAsset, { params: firm.at(other) })
    expect(await counts()).toEqual([
      { used: 0, assigned: 0, retired: 0 },
      { used: 0, assigned: 0, retired: 1 },
    ])
  })
})

describe('own bookings', () => {
  it('are current by their start, with what is overdue, or past with the newest first', async () => {
    const { cameras, laptops } = firm.categories
    const camera = await firm.add(cameras, { name: 'Camera' })
    const [next, soon, gone] = [
      await firm.book(firm.member, camera, 5, 6),
      await firm.book(firm.member, camera, 2, 3),
      await firm.book(firm.member, camera, 0, 1),
    ]
    await firm.hand(firm.member, gone, 'taken')
    await firm.passHours(gone.id, 5)
    const cancelled = await firm.book(firm.member, camera, 8, 9)
    await firm.withdraw(firm.member, cancelled.id)
    const denied = await firm.book(firm.member, await firm.add(laptops), 20, 30)
    await firm.decide(firm.keeper, denied.id, 'denied')
    await firm.book(firm.colleague, camera, 10, 11)
    const idsOf = async (period: 'current' | 'past') =>
      (await firm.member.call(assetBookings.listOwnAssetBookings, { query: { period } })).items.map(({ id }) => id)
    expect(await idsOf('current')).toEqual([gone.id, soon.id, next.id])
    await firm.hand(firm.member, gone, 'broughtBack')
    expect(await idsOf('current')).toEqual([soon.id, next.id])
    expect(await idsOf('past')).toEqual([denied.id, cancelled.id, gone.id])
    const page = await firm.member.call(assetBookings.listOwnAssetBookings, { query: { per: 1, page: 2 } })
    expect(page).toMatchObject({ items: [{ id: next.id }], metadata: { total: 2, hasMore: false } })
  })
})

describe('what waits', () => {
  it('is what somebody asked for and what they decide on, oldest first', async () => {
    const laptop = await firm.add(firm.categories.laptops)
    const [own, other] = [await firm.book(firm.keeper, laptop, 1, 2), await firm.book(firm.member, laptop, 3, 4)]
    await firm.book(firm.member, await firm.add(firm.categories.cameras), 1, 2)
    const listFor = (by: TestPerson, whose?: 'own' | 'toDecide') =>
      by.call(assetBookings.listAwaitingAssetBookings, { query: whose ? { whose } : {} })
    const all = await listFor(firm.keeper)
    expect(all.items.map(({ id, can }) => [id, can.decide])).toEqual([
      [own.id, false],
      [other.id, true],
    ])
    expect([all.ownCount, all.toDecideCount, all.metadata.total]).toEqual([1, 1, 2])
    expect((await listFor(firm.keeper, 'own')).items.map(({ id }) => id)).toEqual([own.id])
    expect((await listFor(firm.keeper, 'toDecide')).items.map(({ id }) => id)).toEqual([other.id])
    expect((await listFor(firm.otherKeeper)).items).toHaveLength(2)
    expect((await listFor(firm.member)).items.map(({ id }) => id)).toEqual([other.id])
    expect((await listFor(firm.colleague)).items).toEqual([])
    await firm.decide(firm.otherKeeper, other.id, 'approved')
    expect((await listFor(firm.keeper)).items).toHaveLength(1)
  })
})

describe('what went over the desk', () => {
  it('is listed newest first: everything to those who manage assets, otherwise what one had oneself', async () => {
    const { phones, cameras } = firm.categories
    const [phone, camera] = [await firm.add(phones, { name: 'Phone' }), await firm.add(cameras, { name: 'Camera' })]
    await firm.just(firm.member, phone, 'taken')
    await firm.just(firm.member, phone, 'broughtBack')
    await firm.assign(camera, firm.colleague)
    const kindsFor = async (by: TestPerson, query: object = {}) =>
      (await by.call(assetBookings.listAssetMovements, { query })).items.map(({ kind }) => kind)
    expect(await kindsFor(firm.keeper)).toEqual(['assigned', 'broughtBack', 'taken'])
    expect(await kindsFor(firm.member)).toEqual(['broughtBack', 'taken'])
    expect(await kindsFor(firm.member, { employeeID: firm.colleague.employeeId })).toEqual([])
    expect(await kindsFor(firm.keeper, { employeeID: firm.colleague.employeeId })).toEqual(['assigned'])
    expect(await kindsFor(firm.keeper, { categoryID: phones.id, kind: 'taken' })).toEqual(['taken'])
    expect(await kindsFor(firm.keeper, { search: 'camera' })).toEqual(['assigned'])
    expect(await kindsFor(firm.keeper, { search: 'mia' })).toEqual(['broughtBack', 'taken'])
    expect(await kindsFor(firm.keeper, { from: '2026-11-12', to: '2026-11-12' })).toHaveLength(3)
    expect(await kindsFor(firm.keeper, { from: '2026-11-13' })).toEqual([])
    const farDay = { query: { to: '9999-12-31' } }
    expect((await firm.keeper.refusal(assetBookings.listAssetMovements, farDay)).reason).toBe('invalidInput')
    const page = await firm.keeper.call(assetBookings.listAssetMovements, { query: { per: 2, page: 2 } })
    expect(page).toMatchObject({ items: [{ kind: 'taken' }], metadata: { total: 3, hasMore: false } })
  })
})
