import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../workspaces/record-link'

const OPPORTUNITY = '/employments/$companyDomain/opportunities/$opportunityID'

export const opportunityAddress = (companyDomain: string, opportunityID: string) =>
  ({ to: OPPORTUNITY, params: { companyDomain, opportunityID } }) as const

interface OpportunityLinkProps {
  readonly id: string
  readonly className?: string | undefined
  readonly draggable?: false
  readonly children: ReactNode
}

export function OpportunityLink({ id, ...link }: OpportunityLinkProps) {
  const { company } = useWorkspaceViewer()
  return <RecordLink {...link} address={opportunityAddress(company.domain, id)} />
}

export function useOpenOpportunity(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  return useOpenRecord((id) => opportunityAddress(company.domain, id))
}
