import { type Opportunity, opportunities } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityDetailsInput } from '@praxis/contract/opportunities/opportunity-fields'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useCall } from '../../api/use-call'
import { opportunityQuery } from './opportunities.queries'

type NewOpportunity = Input<typeof opportunities.createOpportunity>['body']
type Move = Input<typeof opportunities.moveToProject>['body']

const keep = ({ id }: Opportunity) => [opportunityQuery(id)]

export const useCreateOpportunity = () =>
  useCall(
    opportunities.createOpportunity,
    (given: { readonly body: NewOpportunity; readonly idempotencyKey: string }) => given,
    { keep },
  )

export const useUpdateOpportunityDetails = (id: string) =>
  useCall(
    opportunities.updateOpportunityDetails,
    (body: OpportunityDetailsInput & MadeOn) => ({ params: { id }, body }),
    { keep },
  )

export const useDeleteOpportunity = (id: string) =>
  useCall(opportunities.deleteOpportunity, () => ({ params: { id } }), { endsPage: true })

export const useMoveToProject = (id: string) =>
  useCall(
    opportunities.moveToProject,
    (given: { readonly body: Move; readonly idempotencyKey: string }) => ({ params: { id }, ...given }),
    { changes: ['opportunities', 'projects'] },
  )
