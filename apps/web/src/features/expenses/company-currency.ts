import type { Currency } from '@praxis/contract/protocol/values'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../workspaces/workspaces.queries'

/** The currency that claims are paid back in. */
export const useCompanyCurrency = (): Currency => useSuspenseQuery(workspaceQuery).data.company.details.defaultCurrency
