import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { CardMore, CardNote, CardRow } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { Face } from '../../ui/people/face'
import { type ListedOpportunities, opportunityListQueries } from './opportunities.queries'
import { OpportunityLink } from './opportunity-link'
import { stageText } from './opportunity-words'

const SHOWN = 5

const openOf = (clientID: string): ListedOpportunities => ({
  of: 'own',
  request: {
    per: SHOWN,
    sortOrder: 'updatedAt',
    sortDesc: true,
    filter: { attribute: 'all', state: 'open', clientID },
  },
})

const secondText = ({ pipelineStage, analytics, currency, expectedCloseDate }: OpportunityListItem): string => {
  const { budgetPlanTotalRevenue: revenue } = analytics
  return [
    pipelineStage && stageText(pipelineStage),
    revenue !== undefined && formatWholeMoney(revenue, currency),
    expectedCloseDate && `closes ${formatDay(expectedCloseDate)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The open opportunities for a client that the reader may see. */
export function ClientOpportunitiesCard({ clientID }: { clientID: string }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(opportunityListQueries(openOf(clientID)).page(1))
  const params = { companyDomain: company.domain }
  const total = data?.metadata.total ?? 0
  return (
    <Card
      title="Opportunities"
      count={total}
      flush
      actions={
        capabilities.has('canManageProjects') && (
          <Link to="/employments/$companyDomain/opportunity-management/create" params={params} search={{ clientID }}>
            New opportunity
          </Link>
        )
      }
    >
      {data?.items.length === 0 && <CardNote>No open opportunities.</CardNote>}
      {!data && !error && (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      <ul aria-label="Opportunities" aria-busy={!data}>
        {data?.items.map((opportunity) => (
          <CardRow
            key={opportunity.id}
            name={<OpportunityLink id={opportunity.id}>{opportunity.name}</OpportunityLink>}
            second={secondText(opportunity)}
            end={opportunity.lead && <Face person={opportunity.lead} />}
          />
        ))}
      </ul>
      {total > SHOWN && (
        <CardMore>
          <Link to="/employments/$companyDomain/opportunities" params={params} search={{ clientID }}>
            All {total} opportunities
          </Link>
        </CardMore>
      )}
    </Card>
  )
}
