import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../../shell/address-values'
import { askedClients, clientOperations, listedClients } from './asked-clients'
import { type ClientListSearch, clientList } from './client-list-search'
import { changedDetails } from './detail-filters'

const owner = '0198c0de-0000-7000-8000-000000000001'

describe('the address of the list', () => {
  it('gives the filters it holds', () => {
    const search = {
      search: 'north',
      state: 'inactive',
      clientOwnerID: owner,
      tradingCurrency: 'EUR',
      journalCategoryID: owner,
      details: { Sector: 'Water' },
      sortOrder: '-updatedAt',
      page: 3,
    }
    expect(clientList.read(search)).toEqual(search)
  })

  it('leaves out what means nothing', () => {
    expect(
      clientList.read({
        search: ' ',
        state: 'active',
        clientOwnerID: 'x',
        tradingCurrency: 'XXX',
        details: { Sector: ' ', Region: {} },
        sortOrder: 'height',
        page: 1,
        add: 'true',
      }),
    ).toEqual({})
  })

  it('reads digits as the text they were typed as', () => {
    expect(clientList.read({ search: 7, details: { 'Supplier number': 1877 } })).toEqual({
      search: '7',
      details: { 'Supplier number': '1877' },
    })
  })
})

describe('what the server is asked for', () => {
  it('is active clients by name unless the address says otherwise', () => {
    expect(listedClients({}, 'card')).toEqual({ per: 12, filter: { state: 'active' }, sortOrder: 'clientName' })
    expect(listedClients({}, 'list').per).toBe(25)
  })

  it('is every filter of the address', () => {
    const search = { search: 'north', state: 'all', tradingCurrency: 'EUR', details: { Sector: 'Water' } } as const
    expect(askedClients(search).filter).toEqual({
      search: 'north',
      tradingCurrency: 'EUR',
      dynamicDetails: [{ key: 'Sector', value: 'Water' }],
    })
    expect(askedClients({ state: 'inactive' }).filter).toEqual({ state: 'inactive' })
  })
})

describe('a change of the filters', () => {
  it('begins at the first page', () => {
    expect(changedSearch<ClientListSearch>({ page: 4, search: 'north' }, { tradingCurrency: 'EUR' })).toEqual({
      search: 'north',
      tradingCurrency: 'EUR',
    })
    expect(changedSearch<ClientListSearch>({ search: 'north' }, { page: 2 })).toEqual({ search: 'north', page: 2 })
  })

  it('sets and clears one dynamic detail without the others', () => {
    const both = changedDetails({ Sector: 'Water' }, 'Region', 'North')
    expect(both).toEqual({ Sector: 'Water', Region: 'North' })
    expect(changedDetails(both, 'Sector', undefined)).toEqual({ Region: 'North' })
    expect(changedDetails({ Sector: 'Water' }, 'Sector', undefined)).toBeUndefined()
  })

  it('counts neither page nor order nor all states as narrowing', () => {
    expect(clientOperations.isFiltered({ page: 2, sortOrder: 'updatedAt', state: 'all', add: true })).toBe(false)
    expect(clientOperations.isFiltered({ state: 'inactive' })).toBe(true)
    expect(clientOperations.isFiltered({ details: { Sector: 'Water' } })).toBe(true)
  })
})

it('counts the filters beside the search, each detail as one', () => {
  expect(clientOperations.filtersOn({ search: 'north', page: 2, sortOrder: 'updatedAt', add: true })).toBe(0)
  expect(
    clientOperations.filtersOn({ state: 'all', clientOwnerID: owner, details: { Sector: 'Water', Region: 'North' } }),
  ).toBe(4)
})
