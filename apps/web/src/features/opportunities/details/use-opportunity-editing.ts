import type { Workspace } from '@praxis/contract/company/companies'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityDetailsInput } from '@praxis/contract/opportunities/opportunity-fields'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import { useQueryClient } from '@tanstack/react-query'
import { differingNames } from '../../../ui/forms/draft-changes'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import { useUpdateOpportunityDetails } from '../opportunities.mutations'
import { opportunityQuery } from '../opportunities.queries'
import {
  type OpportunityForm,
  opportunityFields,
  opportunityForm,
  opportunityInput,
  opportunityProblems,
  opportunityShape,
} from './opportunity-form'

export interface OpportunityEditing extends Draft<OpportunityForm, OpportunityDetailsInput> {
  /** The parts being typed, which stay on screen until they are saved or discarded. */
  readonly isTyped: { readonly details: boolean; readonly budgets: boolean }
}

/** The draft of an opportunity over what is saved. */
export function useOpportunityEditing(opportunity: Opportunity, { company }: Workspace): OpportunityEditing {
  const queryClient = useQueryClient()
  const { mutateAsync: updateOpportunityDetails } = useUpdateOpportunityDetails(opportunity.id)
  const definitions = company.opportunityAndProjectSettings.defaultOpportunityDynamicDetails
  const draft = useDraft({
    key: `opportunity/${opportunity.id}`,
    record: opportunity,
    fetchNewest: () => queryClient.fetchQuery({ ...opportunityQuery(opportunity.id), staleTime: 0 }),
    valuesOf: (of) => opportunityForm(of, definitions),
    shape: opportunityShape,
    inputOf: opportunityInput,
    problemsOf: opportunityProblems,
    fieldNames: opportunityFields,
    send: (input, { newest }) => updateOpportunityDetails({ ...input, version: newest.version }),
  })
  const typed = differingNames(opportunityForm(opportunity, definitions), draft.values)
  const isBudget = (part: string) => budgetNames.some((name) => name === part)
  return { ...draft, isTyped: { details: !typed.every(isBudget), budgets: typed.some(isBudget) } }
}
