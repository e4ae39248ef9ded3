import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { useSuspenseQuery } from '@tanstack/react-query'
import { opportunityQuery } from './opportunities.queries'

/** The opportunity whose page is open; its tabs are shown once it is there. */
export const useOpportunityOfPage = (id: string): Opportunity => useSuspenseQuery(opportunityQuery(id)).data
