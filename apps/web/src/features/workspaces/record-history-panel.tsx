import type { Topic } from '@praxis/contract/protocol/topics'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { HistorySidePanel } from '../../shell/record/history-side-panel'
import { historyQuery } from './history.queries'

interface RecordHistoryPanelProps extends Omit<ComponentProps<typeof HistorySidePanel>, 'query' | 'onPage'> {
  /** The topic under which changes of the record are announced. */
  readonly topic: Topic
  readonly entity: string
  readonly id: string
}

/** The panel of who changed what of a record. */
export function RecordHistoryPanel({ topic, entity, id, ...panel }: RecordHistoryPanelProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(historyQuery(topic, entity, id, page))
  return <HistorySidePanel {...panel} query={query} onPage={setPage} />
}
