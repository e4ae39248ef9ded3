import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Pager } from '../../../ui/lists/pager'
import { ownHistoryQuery } from '../accounts.queries'
import { shownEntry } from './own-history'

export function OwnHistoryCard() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...ownHistoryQuery(page), placeholderData: keepPreviousData })
  return (
    <Card title="History" note="changes to your account" flush>
      <Box style={{ padding: '0 var(--s4) var(--s4)' }}>
        <HistoryPanel
          entries={data?.items.map(shownEntry)}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
        />
        {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
      </Box>
    </Card>
  )
}
