import type { Client } from '@praxis/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { Pager } from '../../../ui/lists/pager'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { clientHistoryQuery } from '../clients.queries'
import { shownClientEntry } from './client-history'

export function HistorySidePanel({ client, onClose }: { client: Client; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(clientHistoryQuery(client.id, page))
  return (
    <SidePanel title="History" onClose={onClose}>
      <HistoryPanel
        entries={data?.items.map(shownClientEntry)}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
      />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
    </SidePanel>
  )
}
