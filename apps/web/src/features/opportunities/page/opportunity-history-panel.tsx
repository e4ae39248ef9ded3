import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { useState } from 'react'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { type HistoryOfOpportunity, historiesOfOpportunity } from './histories-of-opportunity'
import { shownOpportunityEntry } from './opportunity-history'

/** Who changed what; budget and planning have histories of their own, for those who may see them. */
export function OpportunityHistoryPanel({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const choices = historiesOfOpportunity(opportunity)
  const [chosen, setChosen] = useState<HistoryOfOpportunity>(choices[0]?.value ?? 'opportunity')
  return (
    <RecordHistoryPanel
      key={chosen}
      topic={chosen === 'opportunityPlanning' ? 'planning' : 'opportunities'}
      entity={chosen}
      id={opportunity.id}
      shown={(entry) => shownOpportunityEntry(entry, opportunity.details.currency)}
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
