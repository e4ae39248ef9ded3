import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { DecidedCard } from './decided-card'
import { type RequestDialog, RequestDialogs } from './request-dialogs'
import { RequestTable } from './request-table'
import classes from './requests.module.css'
import { activeRequestsQuery, requestHistoryQuery } from './requests.queries'
import type { RequestsSearch } from './requests-search'

const REQUESTS = '/employments/$companyDomain/requests'

/** What one has asked for: what waits for a decision, and what was decided. */
export function RequestsScreen({ search }: { search: RequestsSearch }) {
  const [dialog, open] = useState<RequestDialog>()
  return (
    <>
      <PageHead title="Requests Center" />
      <PageBody>
        <ActiveRequests onOpen={open} />
        <RequestHistory search={search} onOpen={open} />
      </PageBody>
      <RequestDialogs dialog={dialog} onClose={() => open(undefined)} />
    </>
  )
}

/** The history below stays in sight. */
const MOST_UNFOLDED = 6

interface OpensDialogs {
  readonly onOpen: (dialog: RequestDialog) => void
}

function ActiveRequests({ onOpen }: OpensDialogs) {
  const { data, error, refetch } = useQuery(activeRequestsQuery)
  const [showsAll, setShowsAll] = useState(false)
  const isFolded = !showsAll && data !== undefined && data.length > MOST_UNFOLDED
  return (
    <Card title="Active Requests" note={data && data.length > 0 && data.length} flush>
      <RequestTable
        label="Requests that wait for a decision"
        requests={isFolded ? data.slice(0, MOST_UNFOLDED) : data}
        onOpen={onOpen}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
        empty={{ text: 'Nothing of yours waits for a decision.' }}
      />
      {isFolded && (
        <div className={classes.more}>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            Show all {data.length}
          </Button>
        </div>
      )}
    </Card>
  )
}

function RequestHistory({ search, onOpen }: OpensDialogs & { search: RequestsSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  return (
    <DecidedCard
      title="Request History"
      label="Decided requests"
      empty="Nothing of yours was decided in these days."
      search={search}
      query={requestHistoryQuery}
      onPeriod={(next) =>
        void navigate({ to: REQUESTS, params: { companyDomain: company.domain }, search: next, resetScroll: false })
      }
      onOpen={onOpen}
    />
  )
}
