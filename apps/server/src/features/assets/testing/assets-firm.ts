import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { assetRequests } from '@praxis/contract/assets/asset-requests'
import type { Asset, AssetBooking, AssetCategory } from '@praxis/contract/assets/asset-shapes'
import { type AssetInput, assets } from '@praxis/contract/assets/assets'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { approvals } from '@praxis/contract/requests/approvals'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'

/** A Thursday in November, noon in London. */
export const NOON = '2026-11-12T12:00:00.000Z'

/** So many hours from then. */
export const hours = (count: number): string => new Date(Date.parse(NOON) + count * 3_600_000).toISOString()

/** Its clock stands still but for a moment with each look, so that what happens one after the other is told apart. */
export const startAssetsServer = (now: () => string = () => NOON): Promise<TestServer> => {
  let looks = 0
  return startTestServer({
    clock: () => {
      looks += 1
      return new Date(Date.parse(now()) + looks)
    },
  })
}

/** The smallest picture there is. */
export const pixel = () =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  )

type Category = Input<typeof assets.createAssetCategory>['body']

/** Kay and Kit manage assets, Kay sees costs as well; Mia and Cole report to Leo, and Pat manages employees. */
export const createAssetsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  await server.sql(`update companies set time_zone = 'Europe/London' where company_id = $1`, [company.id])
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Hale', ...options })
  const lead = await person('Leo')
  const people = {
    owner: company.owner,
    keeper: await person('Kay', { capabilities: ['canManageAssets'], revenue: 'read' }),
    otherKeeper: await person('Kit', { capabilities: ['canManageAssets'] }),
    lead,
    member: await person('Mia', { lineManagerId: lead.employeeId }),
    colleague: await person('Cole', { lineManagerId: lead.employeeId }),
    personnel: await person('Pat', { capabilities: ['canManageEmployees'] }),
  }
  const { keeper } = people

  const addCategory = (body: Category): Promise<AssetCategory> => keeper.call(assets.createAssetCategory, { body })
  const categories = {
    /** Booking needed, approved by hand. */
    laptops: await addCategory({ name: 'Laptops' }),
    /** Booking needed, approved by itself. */
    cameras: await addCategory({ name: 'Cameras', isAutoApproved: true }),
    /** May just be taken. */
    phones: await addCategory({ name: 'Test phones', bookingRule: 'nonRequiredBooking', isAutoApproved: true }),
  }
  let made = 0
  const add = (category: AssetCategory, body: Partial<AssetInput> = {}): Promise<Asset> => {
    made += 1
    return keeper.call(assets.createAsset, {
      params: { id: category.id },
      body: { name: `Thing ${made}`, code: `T-${made}`, ...body },
    })
  }
  const at = ({ id, categoryID }: Pick<Asset, 'id' | 'categoryID'>) => ({ id: categoryID, assetId: id })

  return {
    company,
    ...people,
    categories,
    addCategory,
    add,
    at,
    book: (
      by: TestPerson,
      { id }: Pick<Asset, 'id'>,
      from: number,
      to: number,
      more: { readonly note?: string; readonly employeeID?: string; readonly correctionOfID?: string } = {},
    ): Promise<AssetBooking> =>
      by.call(assetRequests.requestAsset, { params: { id }, body: { from: hours(from), to: hours(to), ...more } }),
    refusalOfBooking: (by: TestPerson, { id }: Pick<Asset, 'id'>, from: number, to: number) =>
      by.refusal(assetRequests.requestAsset, { params: { id }, body: { from: hours(from), to: hours(to) } }),
    decide: (by: TestPerson, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = 'So be it') =>
      by.call(approvals.decideRequest, { params: { id }, body: { state, comment } }),
    get: (by: TestPerson, { id }: Pick<Asset, 'id'>): Promise<Asset> => by.call(assets.getAsset, { params: { id } }),
    getBooking: (by: TestPerson, id: string): Promise<AssetBooking> =>
      by.call(assetBookings.getAssetBooking, { params: { id } }),
    assign: (asset: Pick<Asset, 'id' | 'categoryID'>, { employeeId }: TestPerson, note = ''): Promise<Asset> =>
      keeper.call(assets.assignAsset, { params: at(asset), body: { employeeID: employeeId, note } }),
    detach: (asset: Pick<Asset, 'id' | 'categoryID'>, note = ''): Promise<Asset> =>
      keeper.call(assets.detachAsset, { params: at(asset), body: { note } }),
    /** Collects a booking, or brings it back. */
    hand: (by: TestPerson, { id, asset }: AssetBooking, movement: 'taken' | 'broughtBack', note = ''): Promise<Asset> =>
      by.call(assetBookings.recordBookedAsset, { params: at(asset), body: { bookingID: id, movement, note } }),
    /** Takes what needs no booking, or brings it back. */
    just: (
      by: TestPerson,
      asset: Pick<Asset, 'id' | 'categoryID'>,
      movement: 'taken' | 'broughtBack',
      more: { readonly until?: string; readonly employeeID?: string; readonly note?: string } = {},
    ): Promise<Asset> => by.call(assetBookings.recordUnbookedAsset, { params: at(asset), body: { movement, ...more } }),
    /** What was booked or taken lies so many hours further back, as if they had passed: tokens would not outlive them. */
    passHours: (useId: string, count: number) =>
      server.sql(
        `update asset_uses set from_at = from_at - $2 * interval '1 hour', to_at = to_at - $2 * interval '1 hour',
           taken_at = taken_at - $2 * interval '1 hour'
         where id = $1`,
        [useId, count],
      ),
    withdraw: (by: TestPerson, id: string, comment = '') =>
      by.call(assetRequests.withdrawAssetRequest, { params: { id }, query: { comment } }),
    change: (by: TestPerson, id: string, body: Input<typeof assetRequests.changeAssetRequest>['body']) =>
      by.call(assetRequests.changeAssetRequest, { params: { id }, body }),
  }
}

export type AssetsFirm = Awaited<ReturnType<typeof createAssetsFirm>>
