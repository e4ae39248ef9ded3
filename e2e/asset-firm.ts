import type { APIRequestContext } from '@playwright/test'
import { assetRequests } from '@praxis/contract/assets/asset-requests'
import type { BookingRule } from '@praxis/contract/assets/asset-rules'
import { assets } from '@praxis/contract/assets/assets'
import { firmOf } from './client-firm'
import { callerOf, colleagueOf } from './colleagues'

const DAY_MS = 86_400_000

/** Tomorrow, so that what is booked for it can be collected today; and days after it. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A day as screens show it. */
export const shown = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** A firm that lends equipment, with Robin, who books some, and Maya, who manages it. */
export async function assetFirm(request: APIRequestContext, name: string) {
  const firm = await firmOf(request, name)
  const robin = await colleagueOf(request, firm.owner, 'Robin')
  const maya = await colleagueOf(request, firm.owner, 'Maya', { canManageAssets: true })
  const callAsMaya = await callerOf(request, maya)
  const addCategory = (category: { name: string; bookingRule?: BookingRule; isAutoApproved?: boolean }) =>
    callAsMaya(assets.createAssetCategory, { body: category })
  const addAsset = (categoryID: string, asset: { name: string; code: string }) =>
    callAsMaya(assets.createAsset, { params: { id: categoryID }, body: asset })
  const laptops = await addCategory({ name: 'Laptops' })
  const cameras = await addCategory({ name: 'Cameras', isAutoApproved: true })
  return {
    ...firm,
    robin,
    maya,
    laptop: await addAsset(laptops.id, { name: 'MacBook Pro 16″', code: 'LT-034' }),
    camera: await addAsset(cameras.id, { name: 'Conference camera', code: 'AV-007' }),
    callAsMaya,
    bookings: `/employments/${firm.domain}/asset-bookings`,
    /** Books an asset as somebody, from the morning of a day to the evening of another. */
    book: async (person: typeof robin, assetID: string, from: string, to: string, note = '') => {
      const callAsThem = await callerOf(request, person)
      return callAsThem(assetRequests.requestAsset, {
        params: { id: assetID },
        body: { from: `${from}T09:00:00.000Z`, to: `${to}T17:30:00.000Z`, note },
      })
    },
  }
}
