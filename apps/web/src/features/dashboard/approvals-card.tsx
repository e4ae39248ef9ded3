import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../api/server-clock'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { approvalCountsQuery } from '../approvals/approval-counts.queries'
import { waitingText } from '../approvals/waiting-text'
import type { RequestTypeViews } from '../requests/request-type-view'
import { WaitingLine } from './waiting-line'

const APPROVALS = '/employments/$companyDomain/approvals'

/** How many requests wait for the reader's decision, by type. */
export function ApprovalsCard({ types }: { types: RequestTypeViews }) {
  const { company } = useWorkspaceViewer()
  const { data: counts, error, refetch } = useQuery(approvalCountsQuery)
  const params = { companyDomain: company.domain }
  return (
    <Card
      title="Waiting for my approval"
      count={counts?.totalCount}
      waiting
      actions={
        <Link to={APPROVALS} params={params}>
          Review all
        </Link>
      }
      flush
    >
      {counts ? (
        <ul>
          {types.map((each, index) => {
            const count = counts[`${each.type}Count`]
            const since = counts[`${each.type}WaitSince`]
            return (
              <WaitingLine
                key={each.type}
                // The inbox shows the first type where the address has none.
                link={{ to: APPROVALS, params, ...(index > 0 && { search: { requestType: each.type } }) }}
                icon={each.icon}
                label={each.plural}
                note={since ? `Oldest: ${waitingText(since, serverNow())}` : 'You’re all caught up'}
                count={count}
              />
            )
          })}
        </ul>
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
    </Card>
  )
}
