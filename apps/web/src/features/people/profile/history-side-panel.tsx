import type { Employee } from '@praxis/contract/people/employees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { Pager } from '../../../ui/lists/pager'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { employeeHistoryQuery } from '../people.queries'
import { shownEmployeeEntry } from './employee-history'

export function HistorySidePanel({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(employeeHistoryQuery(employee.id, page))
  return (
    <SidePanel title="History" onClose={onClose}>
      <HistoryPanel
        entries={data?.items.map(shownEmployeeEntry)}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
      />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
    </SidePanel>
  )
}
