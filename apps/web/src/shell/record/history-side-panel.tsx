import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HistoryPanel, type HistoryEntry as ShownEntry } from '../../ui/history/history-panel'
import { statesOf } from '../../ui/lists/list-states'
import { Pager } from '../../ui/lists/pager'
import { SidePanel } from '../../ui/overlays/side-panel'

interface HistoryPage {
  readonly items: readonly HistoryEntry[]
  readonly metadata: PageMetadata
}

interface HistorySidePanelProps {
  readonly query: Pick<UseQueryResult<HistoryPage>, 'data' | 'error' | 'refetch'>
  /** An entry in the words of the record's page. */
  readonly shown: (entry: HistoryEntry) => ShownEntry
  readonly onPage: (page: number) => void
  readonly onClose: () => void
  /** Above the entries: a choice of histories. */
  readonly children?: ReactNode
}

/** Who changed what of a record, page by page. */
export function HistorySidePanel({ query, shown, onPage, onClose, children }: HistorySidePanelProps) {
  const { data } = query
  return (
    <SidePanel title="History" onClose={onClose}>
      {children}
      <HistoryPanel entries={data?.items.map(shown)} {...statesOf(query)} />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={onPage} />}
    </SidePanel>
  )
}
