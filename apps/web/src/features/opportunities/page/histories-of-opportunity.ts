import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { canRead } from '@praxis/domain/targetables/targetable-policy'

export type HistoryOfOpportunity = 'opportunity' | 'opportunityBudget' | 'opportunityPlanning'

const CHOICES: { value: HistoryOfOpportunity; label: string }[] = [
  { value: 'opportunity', label: 'Opportunity' },
  { value: 'opportunityBudget', label: 'Budget' },
  { value: 'opportunityPlanning', label: 'Planning' },
]

/** The histories of an opportunity that the viewer may read: its parts have their own, for those who may see the part. */
export const historiesOfOpportunity = ({ can, consultancyBudget, permissions }: Opportunity) => {
  const isShown: Record<HistoryOfOpportunity, boolean> = {
    opportunity: can.readHistory,
    opportunityBudget: consultancyBudget !== undefined,
    opportunityPlanning: canRead(permissions.planning),
  }
  return CHOICES.filter(({ value }) => isShown[value])
}
