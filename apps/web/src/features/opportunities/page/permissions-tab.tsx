import { ClosedTab } from '../../projects/closed-tab'
import { PermissionsCard } from '../../projects/permissions-card'
import { RESOURCE_PERMISSIONS } from '../opportunity-tabs'
import { useOpportunityOfPage } from '../use-opportunity-of-page'

export function PermissionsTab({ opportunityID }: { opportunityID: string }) {
  const opportunity = useOpportunityOfPage(opportunityID)
  const { lead } = opportunity.details
  if (!RESOURCE_PERMISSIONS.isOpen(opportunity) || !lead) return <ClosedTab kind="opportunity" />
  return (
    <PermissionsCard
      of={{ kind: 'opportunity', id: opportunityID, lead, isActive: !opportunity.isClosed, isPublic: false }}
    />
  )
}
