import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { PageBody } from '../../ui/layout/page-head'
import { PeriodFields, useDecidedPeriod } from '../requests/decided-period'
import { type RequestDialog, RequestDialogs } from '../requests/request-dialogs'
import { RequestTable } from '../requests/request-table'
import type { RequestsSearch } from '../requests/requests-search'
import classes from './approvals.module.css'
import { decisionsQuery } from './approvals.queries'
import { ApprovalsHead, DECIDED } from './approvals-head'

/** What the reader has decided, and may let wait again. */
export function DecidedScreen({ search }: { search: RequestsSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const [dialog, open] = useState<RequestDialog>()
  const { period, isPeriod } = useDecidedPeriod(search)
  const { data, error, refetch } = useQuery({ ...decisionsQuery(period), enabled: isPeriod })
  return (
    <>
      <ApprovalsHead />
      <div className={classes.bar} />
      <PageBody>
        <Card
          title="Decided by me"
          flush
          actions={
            <PeriodFields
              period={period}
              onPeriod={(next) =>
                void navigate({
                  to: DECIDED,
                  params: { companyDomain: company.domain },
                  search: next,
                  resetScroll: false,
                })
              }
            />
          }
        >
          <RequestTable
            label="Decisions"
            requests={isPeriod ? data : []}
            isDecided
            isOfOthers
            onOpen={open}
            error={data ? null : (error?.message ?? null)}
            onRetry={() => void refetch()}
            empty={{ text: 'You decided on nothing in these days.' }}
          />
        </Card>
      </PageBody>
      <RequestDialogs dialog={dialog} onClose={() => open(undefined)} />
    </>
  )
}
