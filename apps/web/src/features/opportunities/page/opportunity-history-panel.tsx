import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { useState } from 'react'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { shownOpportunityEntry } from './opportunity-history'

type HistoryOf = 'opportunity' | 'opportunityBudget'

const CHOICES: { value: HistoryOf; label: string }[] = [
  { value: 'opportunity', label: 'Opportunity' },
  { value: 'opportunityBudget', label: 'Budget' },
]

/** Who changed what; the budget has a history of its own, for those who may see it. */
export function OpportunityHistoryPanel({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const { can, consultancyBudget, details } = opportunity
  const choices = CHOICES.filter(({ value }) =>
    value === 'opportunity' ? can.readHistory : consultancyBudget !== undefined,
  )
  const [chosen, setChosen] = useState<HistoryOf>(can.readHistory ? 'opportunity' : 'opportunityBudget')
  return (
    <RecordHistoryPanel
      key={chosen}
      topic="opportunities"
      entity={chosen}
      id={opportunity.id}
      shown={(entry) => shownOpportunityEntry(entry, details.currency)}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <div>
          <DisplaySwitch choices={choices} value={chosen} onChange={setChosen} />
        </div>
      )}
    </RecordHistoryPanel>
  )
}
