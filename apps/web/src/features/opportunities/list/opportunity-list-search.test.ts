import { describe, expect, it } from 'vitest'
import { askedPipeline, listedManagedOpportunities, listedOwnOpportunities } from './asked-opportunities'
import { managedOpportunityList, ownOpportunityList } from './opportunity-list-search'

const stageID = '0198c0de-0000-7000-8000-0000000000a1'

describe('the address of the lists', () => {
  it('gives the filters it holds', () => {
    const search = {
      search: 'phase',
      attribute: 'lead',
      stage: 'won',
      leadID: stageID,
      clientID: stageID,
      closesFrom: '2026-12-01',
      closesTo: '2026-12-31',
      chargingMechanism: 'fixed',
      isStrategic: true,
      sortOrder: '-updatedAt',
      page: 2,
    }
    expect(ownOpportunityList.read(search)).toEqual(search)
  })

  it('takes a stage by its id, and leaves out what goes without saying or means nothing', () => {
    expect(managedOpportunityList.read({ stage: stageID, asOf: '2026-10-01', display: 'table' })).toEqual({
      stage: stageID,
      asOf: '2026-10-01',
      display: 'table',
    })
    expect(
      managedOpportunityList.read({ stage: 'open', asOf: '2026-13-01', display: 'x', closesFrom: '2026-12-01' }),
    ).toEqual({})
  })
})

describe('what the server is asked for', () => {
  it('is what is open, by name, unless the address says otherwise', () => {
    expect(listedOwnOpportunities({})).toEqual({
      of: 'own',
      request: { per: 12, sortOrder: 'opportunityName', sortDesc: false, filter: { attribute: 'all', state: 'open' } },
    })
  })

  it('is one stage, whatever its state, with the order and its direction apart', () => {
    expect(listedManagedOpportunities({ stage: stageID, sortOrder: '-weightedRevenueValue' })).toEqual({
      of: 'company',
      request: { per: 10, sortOrder: 'weightedRevenueValue', sortDesc: true, filter: { attribute: 'all', stageID } },
    })
  })

  it('is all stages for the board, now or on a day', () => {
    expect(askedPipeline({ search: 'phase' }, undefined)).toEqual({
      perStage: 20,
      sortOrder: 'opportunityName',
      sortDesc: false,
      filter: { attribute: 'all', search: 'phase' },
    })
    expect(askedPipeline({ stage: 'won' }, '2026-10-01')).toMatchObject({
      asOf: '2026-10-01',
      filter: { state: 'won' },
    })
  })
})
