import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistorySidePanel } from '../../../shell/record/history-side-panel'
import { employeeHistoryQuery } from '../people.queries'
import { shownEmployeeEntry } from './employee-history'

export function EmployeeHistoryPanel({ employeeID, onClose }: { employeeID: string; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const query = useQuery(employeeHistoryQuery(employeeID, page))
  return <HistorySidePanel query={query} shown={shownEmployeeEntry} onPage={setPage} onClose={onClose} />
}
