import { randomUUID } from 'node:crypto'
import { assets } from '@praxis/contract/assets/assets'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createTestCompany } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { type AssetsFirm, createAssetsFirm, hours, pixel, startAssetsServer } from './testing/assets-firm'

let server: TestServer
let firm: AssetsFirm

beforeAll(async () => {
  server = await startAssetsServer()
})
beforeEach(async () => {
  firm = await createAssetsFirm(server)
})

describe('categories', () => {
  const names = async () => (await firm.keeper.call(assets.listAssetCategoryOptions, {})).items.map(({ name }) => name)

  it('keep their order, are moved in it, and say how their assets are lent', async () => {
    const { phones, laptops } = firm.categories
    expect(await names()).toEqual(['Laptops', 'Cameras', 'Test phones'])
    const moved = await firm.keeper.call(assets.updateAssetCategory, {
      params: { id: phones.id },
      body: { position: 0, description: 'For testers' },
    })
    expect(moved).toMatchObject({
      position: 0,
      description: 'For testers',
      bookingRule: 'nonRequiredBooking',
      isAutoApproved: true,
      version: 2,
      can: { edit: true, delete: true },
    })
    expect(await names()).toEqual(['Test phones', 'Laptops', 'Cameras'])
    await firm.keeper.call(assets.updateAssetCategory, { params: { id: laptops.id }, body: { position: 99 } })
    expect(await names()).toEqual(['Test phones', 'Cameras', 'Laptops'])
    await firm.keeper.call(assets.deleteAssetCategory, { params: { id: phones.id } })
    expect(await names()).toEqual(['Cameras', 'Laptops'])
  })

  it('have names of their own, and are not changed over somebody else’s change', async () => {
    const { laptops } = firm.categories
    const params = { id: laptops.id }
    expect(await firm.keeper.refusal(assets.createAssetCategory, { body: { name: 'laptops' } })).toMatchObject({
      status: 409,
      reason: 'nameExists',
    })
    await firm.keeper.call(assets.updateAssetCategory, { params, body: { name: 'Notebooks', version: 1 } })
    expect(
      await firm.otherKeeper.refusal(assets.updateAssetCategory, { params, body: { name: 'Computers', version: 1 } }),
    ).toMatchObject({ reason: 'changedMeanwhile' })
  })

  it('with assets are not deleted', async () => {
    await firm.add(firm.categories.laptops)
    expect(
      await firm.keeper.refusal(assets.deleteAssetCategory, { params: { id: firm.categories.laptops.id } }),
    ).toEqual({ status: 409, reason: 'recordInUse', usedBy: 'assets' })
  })

  it('say which rows their assets have, which are checked', async () => {
    const definition = { key: 'Memory', type: 'selects' as const, isRequired: true, options: ['16 GB', '32 GB'] }
    const category = await firm.addCategory({ name: 'Servers', dynamicDetails: [definition] })
    const twice = { body: { name: 'Twice', dynamicDetails: [definition, definition] } }
    expect(await firm.keeper.refusal(assets.createAssetCategory, twice)).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'dynamicDetails.1.key' }],
    })
    const row = { key: 'Memory', value: '32 GB' }
    const asset = await firm.add(category, { dynamicDetails: [row] as never })
    expect(asset.dynamicDetails).toMatchObject([{ ...row, type: 'selects', isRequired: true }])
    expect(asset.category.dynamicDetails).toMatchObject([definition])
    expect(
      await firm.keeper.refusal(assets.updateAsset, {
        params: firm.at(asset),
        body: { dynamicDetails: [{ key: 'Memory', value: '1 MB' }] },
      }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'dynamicDetails.0.value' }] })
  })

  it('have a history for those who manage assets', async () => {
    const { id } = firm.categories.laptops
    await firm.keeper.call(assets.updateAssetCategory, { params: { id }, body: { isAutoApproved: true } })
    const history = { params: { entity: 'assetCategory', id } }
    expect((await firm.otherKeeper.call(operations.getHistory, history)).items).toMatchObject([
      { action: 'updated', before: { isAutoApproved: false }, after: { isAutoApproved: true } },
      { action: 'created' },
    ])
    expect((await firm.member.refusal(operations.getHistory, history)).reason).toBe('notFound')
  })
})

describe('an asset', () => {
  const laptop = () =>
    firm.add(firm.categories.laptops, {
      name: 'MacBook Pro 16″',
      code: 'LT-034',
      description: 'For film',
      serialNumber: 'C02ZK3ABMD6T',
      location: 'Leeds',
      condition: 'new',
      purchasedOn: '2025-02-03',
      purchasePrice: { amount: 249_900, currency: 'GBP' },
      warrantyUntil: '2028-02-03',
    })

  it('is kept with all that is known of it, and shown to everybody as far as they may know', async () => {
    const asset = await laptop()
    expect(asset).toMatchObject({
      code: 'LT-034',
      categoryID: firm.categories.laptops.id,
      bookingRule: 'requiredBooking',
      isAutoApproved: false,
      standing: { state: 'available', employee: null, until: null, nextFrom: null },
      inventory: {
        serialNumber: 'C02ZK3ABMD6T',
        purchasedOn: '2025-02-03',
        purchasePrice: { amount: 249_900, currency: 'GBP' },
        warrantyUntil: '2028-02-03',
        files: [],
      },
      can: { edit: true, seePrice: true, delete: true, retire: true, assign: true, book: true, take: false },
    })
    const toOtherKeeper = await firm.get(firm.otherKeeper, asset)
    expect(toOtherKeeper.inventory).toMatchObject({ serialNumber: 'C02ZK3ABMD6T' })
    expect(toOtherKeeper.inventory).not.toHaveProperty('purchasePrice')
    const toMember = await firm.get(firm.member, asset)
    expect(toMember).not.toHaveProperty('inventory')
    expect(toMember).toMatchObject({
      name: 'MacBook Pro 16″',
      can: {
        edit: false,
        seePrice: false,
        delete: false,
        retire: false,
        assign: false,
        book: true,
        readHistory: false,
      },
    })
  })

  it('says that it is approved by itself as its category does', async () => {
    const asset = await firm.add(firm.categories.cameras)
    expect(asset.isAutoApproved).toBe(true)
    await firm.keeper.call(assets.updateAssetCategory, {
      params: { id: firm.categories.cameras.id },
      body: { isAutoApproved: false },
    })
    expect((await firm.get(firm.member, asset)).isAutoApproved).toBe(false)
  })

  it('has a code of its own, whatever the case', async () => {
    const asset = await laptop()
    const body = { name: 'Another', code: 'lt-034' }
    expect(
      await firm.keeper.refusal(assets.createAsset, { params: { id: firm.categories.cameras.id }, body }),
    ).toMatchObject({ status: 409, reason: 'assetCodeExists' })
    const other = await firm.add(firm.categories.laptops)
    expect(
      (await firm.keeper.refusal(assets.updateAsset, { params: firm.at(other), body: { code: 'LT-034' } })).reason,
    ).toBe('assetCodeExists')
    expect((await firm.get(firm.keeper, asset)).code).toBe('LT-034')
  })

  it('is changed in part and moved to another category, and keeps the rest', async () => {
    const asset = await laptop()
    const changed = await firm.keeper.call(assets.updateAsset, {
      params: firm.at(asset),
      body: { condition: 'worn', categoryID: firm.categories.phones.id, version: 1 },
    })
    expect(changed).toMatchObject({
      condition: 'worn',
      name: 'MacBook Pro 16″',
      categoryID: firm.categories.phones.id,
      bookingRule: 'nonRequiredBooking',
      version: 2,
    })
    expect((await firm.keeper.refusal(assets.updateAsset, { params: firm.at(asset), body: {} })).reason).toBe(
      'notFound',
    )
    const late = { params: firm.at(changed), body: { name: 'Late', version: 1 } }
    expect((await firm.otherKeeper.refusal(assets.updateAsset, late)).reason).toBe('changedMeanwhile')
    const nowhere = { params: firm.at(changed), body: { categoryID: randomUUID() } }
    expect(await firm.keeper.refusal(assets.updateAsset, nowhere)).toMatchObject({ fields: [{ path: 'categoryID' }] })
  })

  it('has its price changed only by those who see costs, and its history tells it to nobody else', async () => {
    const asset = await laptop()
    const body = { purchasePrice: { amount: 1, currency: 'GBP' as const } }
    const refused = await firm.otherKeeper.refusal(assets.updateAsset, { params: firm.at(asset), body })
    expect(refused).toMatchObject({ status: 401, reason: 'invalidPermission' })
    const params = { id: firm.categories.laptops.id }
    expect(
      (await firm.otherKeeper.refusal(assets.createAsset, { params, body: { name: 'N', code: 'N-1', ...body } }))
        .reason,
    ).toBe('invalidPermission')
    await firm.keeper.call(assets.updateAsset, {
      params: firm.at(asset),
      body: { purchasePrice: null, name: 'Renamed' },
    })
    const ofAsset = { params: { entity: 'asset', id: asset.id } }
    const ofPrice = { params: { entity: 'assetPrice', id: asset.id } }
    const { items } = await firm.otherKeeper.call(operations.getHistory, ofAsset)
    expect(items.map(({ action }) => action)).toEqual(['updated', 'created'])
    expect(JSON.stringify(items)).not.toContain('249900')
    expect((await firm.otherKeeper.refusal(operations.getHistory, ofPrice)).reason).toBe('notFound')
    expect((await firm.keeper.call(operations.getHistory, ofPrice)).items).toMatchObject([
      { action: 'updated', before: { price: { amount: 249_900, currency: 'GBP' } }, after: { price: null } },
      { action: 'updated', after: { price: { amount: 249_900, currency: 'GBP' } } },
    ])
    expect((await firm.member.refusal(operations.getHistory, ofAsset)).reason).toBe('notFound')
  })

  it('has a picture that everybody sees, and files for those who manage assets', async () => {
    const asset = await laptop()
    const params = firm.at(asset)
    const { picture } = await firm.keeper.call(assets.setAssetPicture, { params, image: pixel() })
    expect((await fetch(server.url + picture)).status).toBe(200)
    expect((await firm.get(firm.member, asset)).picture).toBe(picture)
    await firm.keeper.call(assets.removeAssetPicture, { params })
    expect((await fetch(server.url + picture)).status).toBe(404)

    const file = new File(['two years'], 'warranty.txt', { type: 'text/plain' })
    const kept = await firm.keeper.call(assets.addAssetFiles, { params, files: { files: [file, file] } })
    const [first] = kept.inventory?.files ?? []
    expect(kept.inventory?.files.map(({ name }) => name)).toEqual(['warranty.txt', 'warranty.txt'])
    expect(await (await fetch(server.url + first?.url)).text()).toBe('two years')
    const [, companyId, fileId] = /^\/files\/([^/]+)\/([^/?]+)/.exec(first?.url ?? '') ?? []
    const byToken = (headers: Record<string, string>) =>
      fetch(`${server.url}/files/${companyId}/${fileId}`, { headers })
    expect((await byToken(firm.otherKeeper.headers)).status).toBe(200)
    expect((await byToken(firm.member.headers)).status).toBe(404)
    const removed = { params: { ...params, fileId: first?.id ?? '' } }
    expect((await firm.keeper.call(assets.removeAssetFile, removed)).inventory?.files).toHaveLength(1)
    expect((await firm.keeper.refusal(assets.removeAssetFile, removed)).reason).toBe('notFound')
  })

  it('that nobody ever had is deleted with its files; what was lent is retired instead', async () => {
    const [unused, used] = [await laptop(), await firm.add(firm.categories.cameras)]
    await firm.keeper.call(assets.addAssetFiles, { params: firm.at(unused), files: { files: [new Blob(['x'])] } })
    await firm.keeper.call(assets.deleteAsset, { params: firm.at(unused) })
    expect(await server.sql('select from files where entity_id = $1', [unused.id])).toEqual([])
    expect(await server.sql('select from search_words where entity_id = $1', [unused.id])).toEqual([])

    const booking = await firm.book(firm.member, used, 1, 2)
    await firm.withdraw(firm.member, booking.id)
    expect((await firm.get(firm.keeper, used)).can).toMatchObject({ delete: false, retire: true })
    expect(await firm.keeper.refusal(assets.deleteAsset, { params: firm.at(used) })).toEqual({
      status: 409,
      reason: 'recordInUse',
      usedBy: 'bookings',
    })
  })

  it('is retired once nobody has or booked it, and is then for those who manage assets only', async () => {
    const asset = await firm.add(firm.categories.cameras, { name: 'Recorder', code: 'AV-011' })
    const params = firm.at(asset)
    const booking = await firm.book(firm.member, asset, 1, 2)
    expect(await firm.keeper.refusal(assets.retireAsset, { params, body: {} })).toEqual({
      status: 409,
      reason: 'assetHasBookings',
      asset: 'Recorder',
      bookings: 'Mia Hale (12/11/2026 13:00 – 14:00)',
    })
    await firm.withdraw(firm.member, booking.id)
    const retired = await firm.keeper.call(assets.retireAsset, { params, body: { note: 'Broken' } })
    expect(retired).toMatchObject({
      standing: { state: 'retired' },
      retired: { note: 'Broken' },
      can: { book: false, assign: false, retire: false, restore: true },
    })
    expect((await firm.member.refusal(assets.getAsset, { params: { id: asset.id } })).reason).toBe('notFound')
    expect((await firm.refusalOfBooking(firm.member, asset, 1, 2)).reason).toBe('notFound')
    expect(await firm.refusalOfBooking(firm.keeper, asset, 1, 2)).toMatchObject({
      reason: 'assetRetired',
      asset: 'Recorder',
    })
    expect((await firm.keeper.refusal(assets.retireAsset, { params, body: {} })).reason).toBe('assetRetired')
    const again = await firm.keeper.call(assets.restoreAsset, { params })
    expect(again).toMatchObject({ standing: { state: 'available' }, retired: null })
    expect((await firm.keeper.refusal(assets.restoreAsset, { params })).reason).toBe('assetNotRetired')
  })

  it('announces its changes to everybody', async () => {
    const stream = await listen(firm.member)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const asset = await laptop()
    await expect.poll(() => stream.changes()).toContainEqual({ topic: 'assets', id: asset.id })
    stream.hangUp()
  })
})

describe('who may not', () => {
  it('everybody reads, those who manage assets write', async () => {
    const asset = await firm.add(firm.categories.laptops)
    const params = firm.at(asset)
    const ofCategory = { id: firm.categories.laptops.id }
    const attempts = [
      firm.member.refusal(assets.createAssetCategory, { body: { name: 'Mine' } }),
      firm.member.refusal(assets.updateAssetCategory, { params: ofCategory, body: {} }),
      firm.member.refusal(assets.deleteAssetCategory, { params: ofCategory }),
      firm.member.refusal(assets.createAsset, { params: ofCategory, body: { name: 'Mine', code: 'M' } }),
      firm.member.refusal(assets.updateAsset, { params, body: {} }),
      firm.member.refusal(assets.deleteAsset, { params }),
      firm.member.refusal(assets.retireAsset, { params, body: {} }),
      firm.member.refusal(assets.restoreAsset, { params }),
      firm.member.refusal(assets.assignAsset, { params, body: { employeeID: firm.member.employeeId } }),
      firm.member.refusal(assets.detachAsset, { params, body: {} }),
      firm.member.refusal(assets.setAssetPicture, { params, image: pixel() }),
      firm.member.refusal(assets.removeAssetPicture, { params }),
      firm.member.refusal(assets.addAssetFiles, { params, files: { files: [new Blob(['x'])] } }),
      firm.member.refusal(assets.removeAssetFile, { params: { ...params, fileId: randomUUID() } }),
      firm.member.refusal(assets.exportAssets, {}),
      firm.member.refusal(assets.getAssetLabels, { query: { assetIDs: [asset.id] } }),
    ]
    for (const refusal of await Promise.all(attempts))
      expect(refusal).toMatchObject({ status: 401, reason: 'invalidPermission' })
  })

  it('nothing is found from another company', async () => {
    const asset = await firm.add(firm.categories.laptops)
    const { owner } = await createTestCompany(server)
    const params = firm.at(asset)
    const attempts = [
      owner.refusal(assets.getAsset, { params: { id: asset.id } }),
      owner.refusal(assets.updateAsset, { params, body: { name: 'Taken' } }),
      owner.refusal(assets.deleteAsset, { params }),
      owner.refusal(assets.assignAsset, { params, body: { employeeID: owner.employeeId } }),
      owner.refusal(assets.createAsset, {
        params: { id: firm.categories.laptops.id },
        body: { name: 'Placed', code: 'P' },
      }),
    ]
    for (const { reason } of await Promise.all(attempts)) expect(reason).toBe('notFound')
    expect((await owner.call(assets.listAssetCategories, {})).items).toEqual([])
  })

  it('nobody gets in, or reads a history, where assets are switched off', async () => {
    const asset = await firm.add(firm.categories.laptops)
    await server.sql(`update companies set features = features || '{"asset": false}' where company_id = $1`, [
      firm.company.id,
    ])
    expect((await firm.owner.refusal(assets.listAssetCategories, {})).reason).toBe('featureDisabled')
    expect((await firm.owner.refusal(assets.getAsset, { params: { id: asset.id } })).reason).toBe('featureDisabled')
    expect((await firm.refusalOfBooking(firm.owner, asset, 1, 2)).reason).toBe('featureDisabled')
    const history = { params: { entity: 'asset', id: asset.id } }
    expect((await firm.owner.refusal(operations.getHistory, history)).reason).toBe('notFound')
  })
})

it('labels say what is written on assets, and lead to them', async () => {
  const asset = await firm.add(firm.categories.laptops, { name: 'ThinkPad X1', code: 'LT-040' })
  const { items } = await firm.keeper.call(assets.getAssetLabels, { query: { assetIDs: [asset.id, randomUUID()] } })
  expect(items).toEqual([
    {
      assetID: asset.id,
      name: 'ThinkPad X1',
      code: 'LT-040',
      categoryName: 'Laptops',
      url: expect.stringMatching(
        new RegExp(`/employments/${firm.company.domain}/asset-management/${asset.categoryID}/${asset.id}$`),
      ),
    },
  ])
})

it('the register as a file says where everything is, and what it cost only to those who see costs', async () => {
  const price = { purchasePrice: { amount: 249_900, currency: 'GBP' as const } }
  const [camera, laptop] = [
    await firm.add(firm.categories.cameras, { name: 'Camera', code: 'AV-007', ...price }),
    await firm.add(firm.categories.laptops, { name: '=Laptop', code: 'LT-1' }),
  ]
  const booking = await firm.book(firm.member, camera, 0, 5)
  await firm.hand(firm.member, booking, 'taken')
  await firm.assign(laptop, firm.colleague)
  const textFor = async (person: AssetsFirm['keeper']) =>
    (await (await person.send(assets.exportAssets, {})).text()).replace('\ufeff', '').trim().split('\r\n')
  expect(await textFor(firm.keeper)).toEqual([
    'Category,Asset,Code,State,With,Until,Location,Condition,Serial number,Bought,Price,Currency,Warranty until',
    "Laptops,'=Laptop,LT-1,with a person,Cole Hale,,,good,,,,,",
    'Cameras,Camera,AV-007,out,Mia Hale,12/11/2026 17:00,,good,,,2499.00,GBP,',
  ])
  expect((await textFor(firm.otherKeeper))[0]).not.toContain('Price')
  expect(booking.from).toBe(hours(0))
})
