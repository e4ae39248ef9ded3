import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { Card } from '../../../ui/layout/card'
import { Pager } from '../../../ui/lists/pager'
import { ownHistoryQuery } from '../accounts.queries'
import classes from './account-cards.module.css'
import { shownEntry } from './own-history'

export function OwnHistoryCard() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...ownHistoryQuery(page), placeholderData: keepPreviousData })
  return (
    <Card title="History" note="changes to your account" flush>
      <div className={classes.history}>
        <HistoryPanel
          entries={data?.items.map(shownEntry)}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
        />
        {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
      </div>
    </Card>
  )
}
