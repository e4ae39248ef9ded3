import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { changedSearch } from '../../shell/address-values'
import { useChangeSearch } from '../../shell/use-change-search'
import { showError } from '../../ui/feedback/snackbar'
import { Card } from '../../ui/layout/card'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { statesOf } from '../../ui/lists/list-states'
import { Pager } from '../../ui/lists/pager'
import { DecidedList } from './decided-list'
import { DeniedCard } from './denied-card'
import { type RequestDialog, RequestDialogs } from './request-dialogs'
import { RequestTable } from './request-table'
import { type RequestTypeViews, viewOf } from './request-type-view'
import classes from './requests.module.css'
import { activeRequestsQuery, requestHistoryQueries, requestsByIDsQuery } from './requests.queries'
import type { RequestsSearch } from './requests-search'

const DENIED_SHOWN = 10

interface RequestsScreenProps {
  readonly views: RequestTypeViews
  readonly search: RequestsSearch
  /** The buttons by which something is asked for. */
  readonly actions: ReactNode
}

/** The reader's own requests: denied ones that ask for a correction, waiting ones, and decided ones. */
export function RequestsScreen({ views, search, actions }: RequestsScreenProps) {
  const [dialog, open] = useState<RequestDialog>()
  const go = useChangeSearch<RequestsSearch>()
  return (
    <>
      <PageHead title="Requests Center" actions={actions} />
      <PageBody>
        <DeniedCard views={views} per={DENIED_SHOWN} PagesBy={Pager} />
        <ActiveRequests views={views} onOpen={open} />
        <Card title="Request History">
          <DecidedList
            views={views}
            label="Decided requests"
            search={search}
            queries={requestHistoryQueries(views)}
            onSearch={go}
            onOpen={open}
          />
        </Card>
      </PageBody>
      <RequestDialogs views={views} dialog={dialog} onClose={() => open(undefined)} />
      {search.correct && (
        <LinkedCorrection
          key={search.correct}
          views={views}
          id={search.correct}
          onDone={() => go(changedSearch(search, { correct: undefined, page: search.page }), true)}
        />
      )}
    </>
  )
}

/** The correction that a link leads to; where none is needed any more, it says so. */
function LinkedCorrection({ views, id, onDone }: { views: RequestTypeViews; id: string; onDone: () => void }) {
  const { data } = useQuery(requestsByIDsQuery(views, [id]))
  const request = data?.find((each) => each.id === id)
  const canCorrect = request && viewOf(views, request.requestType)?.show(request).can.correct
  const isOver = data !== undefined && !canCorrect
  useEffect(() => {
    if (!isOver) return
    showError('This entry no longer needs a correction')
    onDone()
  })
  return (
    <RequestDialogs views={views} dialog={canCorrect ? { kind: 'correct', request } : undefined} onClose={onDone} />
  )
}

/** So few waiting requests are shown that the decided ones below stay in sight. */
const ACTIVE_SHOWN = 6

function ActiveRequests({ views, onOpen }: { views: RequestTypeViews; onOpen: (dialog: RequestDialog) => void }) {
  const [page, setPage] = useState(1)
  const query = useQuery(activeRequestsQuery(views, page, ACTIVE_SHOWN))
  const { data } = query
  // The last page is gone once the requests on it are decided.
  if (data && data.items.length === 0 && page > 1) setPage(page - 1)
  return (
    <Card title="Active Requests" count={data?.metadata.total} flush>
      <RequestTable
        views={views}
        label="Requests waiting for approval"
        requests={data?.items}
        onOpen={onOpen}
        {...statesOf(query)}
        isInCard
        empty={{ text: 'You have no pending requests.' }}
      />
      {data && data.metadata.total > ACTIVE_SHOWN && (
        <div className={classes.pages}>
          <Pager
            label="Pages of active requests"
            page={page}
            per={data.metadata.per}
            total={data.metadata.total}
            onPage={setPage}
          />
        </div>
      )}
    </Card>
  )
}
