import type { OpportunityFilter } from '@praxis/contract/opportunities/pipeline'
import { opportunityStates } from '@praxis/contract/opportunities/pipeline'
import { operationsOn } from '../../../shell/lists/list-operations'
import type { ListedOpportunities, PipelineRequest } from '../opportunities.queries'
import {
  type ManagedOpportunitySearch,
  managedOpportunityList,
  type OwnOpportunitySearch,
  ownOpportunityList,
  PAGE_SIZES,
} from './opportunity-list-search'

const OWN_PER_PAGE = 12
/** How many cards a column of the board shows; the others are a press away. */
const PER_STAGE = 20

export const ownOpportunityOperations = operationsOn(ownOpportunityList)
export const managedOpportunityOperations = operationsOn(managedOpportunityList)

/** A stage in the address is one by its id, or several together. */
function stageAsked(stage: string | undefined): Pick<OpportunityFilter, 'state' | 'stageID'> {
  if (stage === undefined) return {}
  const state = opportunityStates.find((each) => each === stage)
  return state ? { state } : { stageID: stage }
}

/** An order with its direction in front, as the server is asked for it. */
const orderAsked = <Order extends string>(order: Order) =>
  ({
    sortOrder: order.replace(/^-/, '') as Order extends `-${infer Key}` ? Key : Order,
    sortDesc: order.startsWith('-'),
  }) as const

const filterOf = ({
  stage,
  ...filter
}: Partial<Omit<OpportunityFilter, 'state' | 'stageID'>> & { readonly stage?: string | undefined }) => ({
  attribute: 'all' as const,
  ...filter,
  ...stageAsked(stage),
})

export const listedOwnOpportunities = (search: OwnOpportunitySearch): ListedOpportunities => ({
  of: 'own',
  request: {
    per: OWN_PER_PAGE,
    ...orderAsked(ownOpportunityOperations.orderOf(search)),
    filter: filterOf(ownOpportunityOperations.asked(search)),
  },
})

export const managedRequest = (search: ManagedOpportunitySearch) => ({
  ...orderAsked(managedOpportunityOperations.orderOf(search)),
  filter: filterOf(managedOpportunityOperations.asked(search)),
})

export const listedManagedOpportunities = (search: ManagedOpportunitySearch): ListedOpportunities => ({
  of: 'company',
  request: { per: search.per ?? PAGE_SIZES[0], ...managedRequest(search) },
})

/** The board shows all stages, unless one or some together are asked for; now, or as it was on a day. */
export function askedPipeline(search: ManagedOpportunitySearch, asOf: string | undefined): PipelineRequest {
  const shown = search.stage === undefined ? { ...search, stage: 'all' } : search
  return { ...managedRequest(shown), perStage: PER_STAGE, ...(asOf && { asOf }) }
}
