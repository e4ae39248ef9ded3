import { useState } from 'react'
import { useChangeSearch } from '../../shell/use-change-search'
import { Box } from '../../ui/layout/box'
import { PageBody } from '../../ui/layout/page-head'
import { DecidedList } from '../requests/decided-list'
import { type RequestDialog, RequestDialogs } from '../requests/request-dialogs'
import type { RequestTypeViews } from '../requests/request-type-view'
import type { RequestsSearch } from '../requests/requests-search'
import { decisionQueries } from './approvals.queries'
import { ApprovalsHead } from './approvals-head'

/** Requests that the reader has decided on, and may reopen. */
export function DecidedScreen({ views, search }: { views: RequestTypeViews; search: RequestsSearch }) {
  const go = useChangeSearch<RequestsSearch>()
  const [dialog, open] = useState<RequestDialog>()
  return (
    <>
      <ApprovalsHead views={views} />
      <Box style={{ paddingTop: 14 }} />
      <PageBody>
        <DecidedList
          views={views}
          label="Decisions"
          search={search}
          queries={decisionQueries(views)}
          onSearch={go}
          onOpen={open}
          isOfOthers
        />
      </PageBody>
      <RequestDialogs views={views} dialog={dialog} onClose={() => open(undefined)} />
    </>
  )
}
