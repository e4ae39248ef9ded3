import {
  listOpportunitiesPaginated,
  type OpportunityPage,
} from '@praxis/server/features/opportunities/queries/list-opportunities'
import { ExchangeRates } from '@praxis/server/platform/exchange-rates/exchange-rates'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

const defaults = { filter: { attribute: 'all' }, sortOrder: 'opportunityName', sortDesc: false } as const

/** Gives the same pages of opportunities by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = { files: bareFiles(dataDir, secret), exchangeRates: new ExchangeRates() }
  const actor = actorOf(cast)
  return async (_, body) => {
    const asked = JSON.parse(body) as Pick<OpportunityPage, 'page' | 'per'> & Partial<OpportunityPage>
    return listOpportunitiesPaginated(db, platform, actor, { ...defaults, ...asked })
  }
})
