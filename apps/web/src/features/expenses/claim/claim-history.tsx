import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useQuery } from '@tanstack/react-query'
import { FoldedHistory } from '../../../ui/history/folded-history'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { useReadersTimeZone } from '../../reader/readers-time'
import { shownRequestEntry } from '../../requests/request-trace'
import { requestTraceQuery } from '../../requests/requests.queries'
import { historyQuery } from '../../workspaces/history.queries'
import { expenseTrace } from '../expense-trace'

/** The history of a claim and of what was decided about it, fetched when somebody unfolds it. */
export function ClaimHistory({ expense }: { expense: Expense }) {
  return (
    <FoldedHistory>
      <Entries expense={expense} />
    </FoldedHistory>
  )
}

function Entries({ expense: { id, request } }: { expense: Expense }) {
  const timeZone = useReadersTimeZone()
  const isSubmitted = request.submittedAt !== null
  const own = useQuery({ ...historyQuery('expenses', 'expense', id, 1), enabled: !isSubmitted })
  const whole = useQuery({
    ...requestTraceQuery({ trace: async () => expenseTrace, topics: ['expenses'] }, id),
    enabled: isSubmitted,
  })
  const entries = isSubmitted ? whole.data?.entries : own.data?.items
  const { error, refetch } = isSubmitted ? whole : own
  return (
    <HistoryPanel
      entries={entries?.map((entry) => shownRequestEntry(entry, expenseTrace, timeZone))}
      timeZone={timeZone}
      error={entries ? null : (error?.message ?? null)}
      onRetry={() => void refetch()}
    />
  )
}
