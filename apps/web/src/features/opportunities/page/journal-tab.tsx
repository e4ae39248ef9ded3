import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftKept } from '../../../shell/record/kept-draft'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Journal } from '../../journal/journal'
import type { JournalSearch } from '../../journal/journal-search'
import { ClosedTab } from '../../projects/closed-tab'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { JOURNAL } from '../opportunity-tabs'
import { useOpportunityOfPage } from '../use-opportunity-of-page'

export function JournalTab({ opportunityID, search }: { opportunityID: string; search: JournalSearch }) {
  const opportunity = useOpportunityOfPage(opportunityID)
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const [hasDraft, setHasDraft] = useState(false)
  useDraftKept(hasDraft)
  if (!JOURNAL.isOpen(opportunity) && !hasDraft) return <ClosedTab kind="opportunity" />
  return (
    <Journal
      target={{ opportunityID }}
      about={opportunity.details.name}
      workspace={workspace}
      search={search}
      onDraft={setHasDraft}
      onSearch={(next) =>
        void navigate({
          to: JOURNAL.to,
          params: { companyDomain: company.domain, opportunityID },
          search: next,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
