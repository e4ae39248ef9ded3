import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { assetStates } from '@praxis/contract/assets/asset-rules'
import { assets } from '@praxis/contract/assets/assets'
import { approvals } from '@praxis/contract/requests/approvals'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()
const owner = await actingAs('Owner')

test('there are forty assets in four categories, and something in every state, two of them overdue', async () => {
  const { items } = await owner.call(assets.listAssetCategories, { query: { per: 100 } })
  const { retiredCount, ...counts } = await owner.call(assets.countAssets, {})
  expect(items).toHaveLength(4)
  expect(counts.assetCount + retiredCount).toBe(40)
  expect(counts.overdueCount).toBe(2)
  expect(counts.toDecideCount).toBeGreaterThan(2)
  // What is promised now and not collected depends on the time of day.
  for (const state of assetStates.filter((each) => each !== 'booked')) {
    const found = await owner.call(assets.listAssetCategories, { query: { state } })
    expect(found.metadata.total, state).toBeGreaterThan(0)
  }
})

test('bookings wait, were denied and called off, came back late, and have a file beside them', async () => {
  const { items } = await owner.call(approvals.listApprovals, { query: { requestType: 'asset' } })
  expect(items.length).toBeGreaterThan(2)
  const moved = await owner.call(assetBookings.listAssetMovements, { query: { kind: 'broughtBack' } })
  expect(moved.items.some(({ lateBy }) => lateBy > 0)).toBe(true)
  const { items: found } = await owner.call(assets.listAssetCategories, { query: { search: 'LT-034' } })
  const [asset] = found.flatMap((category) => category.assets)
  const laptop = await owner.call(assets.getAsset, { params: { id: asset?.id ?? '' } })
  expect(laptop).toMatchObject({
    inventory: { purchasePrice: { amount: 249_900, currency: 'GBP' }, files: [{ name: 'warranty.pdf' }] },
    waiting: [{ employee: { displayName: 'Megan Price' }, can: { decide: true } }],
  })
  const employee = await actingAs('Employee')
  const { id } = (await employee.call(assets.getAsset, { params: { id: laptop.id } })).category
  expect(id).toBe(laptop.categoryID)
})
