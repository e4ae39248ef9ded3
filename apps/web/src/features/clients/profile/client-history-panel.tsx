import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistorySidePanel } from '../../../shell/record/history-side-panel'
import { clientHistoryQuery } from '../clients.queries'
import { shownClientEntry } from './client-history'

export function ClientHistoryPanel({ clientID, onClose }: { clientID: string; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const query = useQuery(clientHistoryQuery(clientID, page))
  return <HistorySidePanel query={query} shown={shownClientEntry} onPage={setPage} onClose={onClose} />
}
