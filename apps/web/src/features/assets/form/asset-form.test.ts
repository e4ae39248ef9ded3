import { describe, expect, it } from 'vitest'
import { keepers, sampleAsset, sampleInventory } from '../testing/sample-asset'
import { assetChanges, assetForm, changeNote, detailsInCategory, newAssetForm, newAssetInput } from './asset-form'

const pricing = { currency: 'GBP', seesPrice: true } as const
const asset = sampleAsset({ inventory: sampleInventory, can: keepers })
const saved = assetForm(asset)

const screen = { key: 'Screen', type: 'freeText', isRequired: false, isStrategic: false } as const
const plates = { key: 'Plates', type: 'freeText', isRequired: true, isStrategic: false } as const

describe('what is sent of an asset', () => {
  it('is what was changed, and nothing else', () => {
    expect(assetChanges(saved, saved, pricing)).toBeUndefined()
    const input = assetChanges(saved, { ...saved, code: ' LT-035 ', purchasePrice: null, categoryID: 'cars' }, pricing)
    expect(input).toEqual({ code: 'LT-035', purchasePrice: null, categoryID: 'cars' })
    expect(input && changeNote(input)).toBe('code, price, category')
  })

  it('has no price of those who don’t see prices', () => {
    const blind = { ...pricing, seesPrice: false }
    expect(newAssetInput({ ...saved, purchasePrice: 100 }, blind)).not.toHaveProperty('purchasePrice')
    expect(newAssetInput({ ...saved, purchasePrice: 100 }, pricing).purchasePrice).toEqual({
      amount: 100,
      currency: 'GBP',
    })
  })
})

describe('another category', () => {
  it('brings its own fields and keeps what is filled in', () => {
    const rows = [
      { ...screen, value: '16″' },
      { ...screen, key: 'Keyboard', value: '' },
    ]
    const moved = detailsInCategory(rows, { dynamicDetails: [plates] })
    expect(moved.map(({ key, value }) => [key, value])).toEqual([
      ['Plates', ''],
      ['Screen', '16″'],
    ])
  })
})

it('an asset like another one has a code and a serial number of its own', () => {
  const category = { ...asset.category, dynamicDetails: [screen] }
  const copy = newAssetForm(category, sampleAsset({ ...asset, dynamicDetails: [{ ...screen, value: '16″' }] }))
  expect(copy).toMatchObject({
    ...{ name: asset.name, code: '', serialNumber: '', categoryID: 'laptops', purchasePrice: 249_900 },
    ...{ purchasedOn: '2025-02-03', dynamicDetails: [{ key: 'Screen', value: '16″' }] },
  })
})
