import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { StateBanner } from '../../../ui/feedback/state-banner'
import { late } from '../../../ui/late/late'
import { TabLinks } from '../../../ui/menus/tab-links'
import { useOpenProject } from '../../projects/project-link'
import type { TemplateField } from '../move-to-project-dialog'
import { opportunityQuery } from '../opportunities.queries'
import { PROJECTS, tabsOf } from '../opportunity-tabs'
import { closedText } from '../opportunity-words'
import { GONE, GoneOpportunity } from './gone-opportunity'
import classes from './opportunity.module.css'
import { OpportunityActions } from './opportunity-actions'
import { OpportunityHead } from './opportunity-head'
import type { OpportunityPageSearch } from './opportunity-search'

const HistoryPanel = late(
  () => import('./opportunity-history-panel').then(({ OpportunityHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

interface OpportunityScreenProps {
  readonly opportunityID: string
  readonly search: OpportunityPageSearch
  readonly TemplateField: TemplateField
  /** The buttons to log time, handed down by the route: timers stand on opportunities. */
  readonly trackTime: ReactNode
  /** The tab that is open. */
  readonly children: ReactNode
}

/** An opportunity: its head, its banners, and one of its tabs. */
export function OpportunityScreen({ opportunityID, ...page }: OpportunityScreenProps) {
  const query = useQuery(opportunityQuery(opportunityID))
  return (
    <RecordPage
      query={query}
      title="Opportunity"
      notThere={GONE}
      goesWhenGone
      gonePage={<GoneOpportunity />}
      bodyClass={classes.body}
    >
      {(opportunity) => <OpportunityPage key={opportunity.id} opportunity={opportunity} {...page} />}
    </RecordPage>
  )
}

interface OpportunityPageProps extends Omit<OpportunityScreenProps, 'opportunityID'> {
  readonly opportunity: Opportunity
}

function OpportunityPage({ opportunity, search, TemplateField, trackTime, children }: OpportunityPageProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const params = { companyDomain: company.domain, opportunityID: opportunity.id }
  const showHistory = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: ({ history: _, ...others }) => (isOpen ? { ...others, history: true as const } : others),
      replace: true,
      resetScroll: false,
    })
  const { projectCount } = opportunity.analytics
  return (
    <RecordFrame
      banners={<ClosedBanner opportunity={opportunity} />}
      head={
        <OpportunityHead
          opportunity={opportunity}
          actions={
            <>
              {trackTime}
              <OpportunityActions
                opportunity={opportunity}
                TemplateField={TemplateField}
                onHistory={() => showHistory(true)}
              />
            </>
          }
          tabs={
            <TabLinks
              label="Opportunity"
              flush
              tabs={tabsOf(opportunity, company.features).map(({ label, to, exact = false }) => ({
                label,
                link: { to, params },
                exact,
                ...(to === PROJECTS.to && projectCount ? { count: projectCount } : {}),
              }))}
            />
          }
        />
      }
      history={search.history && <HistoryPanel opportunity={opportunity} onClose={() => showHistory(false)} />}
      bodyClass={classes.body}
    >
      {children}
    </RecordFrame>
  )
}

/** Says why an opportunity can't be worked on any more, and leads to its project. */
function ClosedBanner({ opportunity }: { opportunity: Opportunity }) {
  const openProject = useOpenProject()
  const text = closedText(opportunity)
  const { project } = opportunity
  if (!text) return null
  return (
    <StateBanner tone="info" label="Open project" onPress={project ? () => openProject(project.id) : undefined}>
      {text}
    </StateBanner>
  )
}
