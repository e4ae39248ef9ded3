import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordColumns } from '../../../shell/record/record-columns'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { CardStack } from '../../../ui/layout/card-stack'
import { RecentJournalCard } from '../../projects/recent-journal-card'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { JOURNAL } from '../opportunity-tabs'
import { useOpportunityOfPage } from '../use-opportunity-of-page'
import { BudgetsCard } from './budgets-card'
import { DetailsCard } from './details-card'
import { LockCard } from './lock-card'
import { changeNote, opportunityLabels, opportunityText } from './opportunity-form'
import { OpportunityStrip } from './opportunity-strip'
import { StageCard } from './stage-card'
import { useOpportunityEditing } from './use-opportunity-editing'
import { WhoWouldDoItCard } from './who-would-do-it-card'

export function DetailsTab({ opportunityID }: { opportunityID: string }) {
  const opportunity = useOpportunityOfPage(opportunityID)
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const editing = useOpportunityEditing(opportunity, workspace)
  const settings = workspace.company.opportunityAndProjectSettings
  const { permissions } = opportunity
  return (
    <CardStack ref={editing.element}>
      <UnsavedDraft
        draft={editing}
        note={editing.input && changeNote(editing.input)}
        labels={opportunityLabels}
        textOf={opportunityText(opportunity)}
        record={{ entity: 'opportunity', id: opportunity.id }}
      />
      <OpportunityStrip opportunity={opportunity} />
      <RecordColumns
        beside={
          <>
            {permissions.details !== 'noAccess' && (
              <DetailsCard
                opportunity={opportunity}
                editing={editing}
                definedKeys={settings.defaultOpportunityDynamicDetails.map(({ key }) => key)}
              />
            )}
            <LockCard opportunity={opportunity} settings={settings} />
            {permissions.journal !== 'noAccess' && (
              <RecentJournalCard
                target={{ opportunityID }}
                permission={permissions.journal}
                journal={{ to: JOURNAL.to, params: { companyDomain: company.domain, opportunityID } }}
              />
            )}
          </>
        }
      >
        {permissions.details !== 'noAccess' && <StageCard opportunity={opportunity} />}
        <BudgetsCard opportunity={opportunity} editing={editing} />
        {permissions.planning !== 'noAccess' && <WhoWouldDoItCard opportunity={opportunity} />}
      </RecordColumns>
    </CardStack>
  )
}
