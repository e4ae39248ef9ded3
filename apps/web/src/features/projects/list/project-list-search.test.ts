import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../../shell/address-values'
import {
  listedManagedProjects,
  listedOwnProjects,
  managedProjectOperations,
  ownProjectOperations,
} from './asked-projects'
import { managedProjectList, type OwnProjectSearch, ownProjectList } from './project-list-search'

const somebody = '0198c0de-0000-7000-8000-000000000001'

describe('the address of the list', () => {
  it('gives the filters it holds', () => {
    const search = {
      search: 'data',
      attribute: 'all',
      state: 'completed',
      clientID: somebody,
      leadID: somebody,
      chargingMechanism: 'fixed',
      tag: 'utilities',
      isInternal: false,
      isStrategic: true,
      sortOrder: '-updatedAt',
      page: 3,
    }
    expect(ownProjectList.read(search)).toEqual(search)
  })

  it('leaves out what means nothing or goes without saying', () => {
    const search = {
      search: ' ',
      attribute: 'assigned',
      state: 'active',
      clientID: 'x',
      chargingMechanism: 'free',
      isInternal: 'yes',
      sortOrder: 'height',
      page: 1,
    }
    expect(ownProjectList.read(search)).toEqual({})
  })

  it('has no attribute in the list of the company', () => {
    expect(managedProjectList.read({ attribute: 'lead', tag: 7 })).toEqual({ tag: '7' })
  })
})

describe('what the server is asked for', () => {
  it('is the active projects one is assigned to, by name, unless the address says otherwise', () => {
    expect(listedOwnProjects({})).toEqual({
      of: 'own',
      request: { per: 12, sortOrder: 'projectName', filter: { attribute: 'assigned', state: 'active' } },
    })
  })

  it('is ten projects of the whole company in its list', () => {
    expect(listedManagedProjects({ state: 'all', isInternal: true, page: 4 })).toEqual({
      of: 'company',
      request: { per: 10, sortOrder: 'projectName', filter: { isInternal: true } },
    })
  })
})

describe('the page size of the list of the company', () => {
  it('is one of those offered, and stays when filters are cleared', () => {
    expect(managedProjectList.read({ per: 25 })).toEqual({ per: 25 })
    for (const per of [10, 7, 1000, 'many']) expect(managedProjectList.read({ per })).toEqual({})
    expect(ownProjectList.read({ per: 25 })).toEqual({})
    expect(listedManagedProjects({ per: 50 }).request.per).toBe(50)
    expect(managedProjectOperations.isFiltered({ per: 50 })).toBe(false)
    expect(managedProjectOperations.cleared({ per: 50, tag: 'rail' })).toEqual({ per: 50 })
  })
})

describe('a change of the filters', () => {
  it('begins at the first page', () => {
    expect(changedSearch<OwnProjectSearch>({ page: 4, search: 'data' }, { isStrategic: true })).toEqual({
      search: 'data',
      isStrategic: true,
    })
    expect(changedSearch<OwnProjectSearch>({ search: 'data' }, { page: 2 })).toEqual({ search: 'data', page: 2 })
  })

  it('clears them without changing whose projects are shown', () => {
    expect(
      ownProjectOperations.cleared({ attribute: 'all', tag: 'rail', state: 'completed', sortOrder: '-updatedAt' }),
    ).toEqual({
      attribute: 'all',
      sortOrder: '-updatedAt',
    })
  })

  it('counts as filtered by anything but whose projects, order and page', () => {
    expect(ownProjectOperations.isFiltered({ attribute: 'all', sortOrder: '-updatedAt', page: 2, state: 'all' })).toBe(
      false,
    )
    expect(ownProjectOperations.isFiltered({ state: 'completed' })).toBe(true)
    expect(ownProjectOperations.isFiltered({ isInternal: false })).toBe(true)
  })
})
