import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../api/server-clock'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { approvalCountsQuery } from '../approvals/approval-counts.queries'
import { waitingText } from '../approvals/waiting-text'
import type { RequestTypeViews } from '../requests/request-type-view'
import classes from './dashboard-cards.module.css'

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
              <li key={each.type}>
                {/* The inbox shows the first type where the address has none. */}
                <Link
                  to={APPROVALS}
                  params={params}
                  {...(index > 0 && { search: { requestType: each.type } })}
                  className={classes.row}
                >
                  <Text rigid tone="second" className={classes.icon}>
                    <each.icon size={16} stroke={1.75} aria-hidden />
                  </Text>
                  <Text weight="medium">{each.plural}</Text>
                  <span className={classes.since} data-waits={count > 0 || undefined}>
                    {since ? `Oldest: ${waitingText(since, serverNow())}` : 'You’re all caught up'}
                  </span>
                  <Text as="b" weight="semi" figures text="end" style={{ minWidth: 22 }}>
                    {count}
                  </Text>
                  <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
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
