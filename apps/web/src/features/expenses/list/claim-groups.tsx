import type { OpenExpenses, SubmittedGroup } from '@praxis/contract/expenses/expenses'
import type { ReactNode } from 'react'
import { type EmptyContent, EmptyState, NoMatchState } from '../../../ui/lists/list-states'
import { useDayText } from '../../reader/readers-time'
import { claimsText } from '../expense-words'
import type { ExpenseSearch } from '../expenses-search'
import { ClaimGroup } from './claim-group'
import { expenseOperations } from './expense-filters'
import { groupStateText, shownOpen } from './shown-claims'

interface ClaimGroupsProps {
  readonly search: ExpenseSearch
  readonly onSearch: (search: ExpenseSearch) => void
  /** Absent where they are not asked for. */
  readonly open: OpenExpenses | undefined
  readonly groups: readonly SubmittedGroup[]
  readonly isOutdated: boolean
  readonly onOpen: (id: string) => void
  readonly empty: EmptyContent
}

/** The open claims, then those that were submitted, group by group. */
export function ClaimGroups({
  search,
  onSearch,
  open,
  groups,
  isOutdated,
  onOpen,
  empty,
}: ClaimGroupsProps): ReactNode {
  const dayText = useDayText()
  const claims = open ? shownOpen(open.items, search) : []
  const opening = { activeID: search.claim, onOpen }
  if (claims.length === 0 && groups.length === 0)
    return expenseOperations.isFiltered(search) ? (
      <NoMatchState text="No claims match these filters" onClear={() => onSearch(expenseOperations.cleared(search))} />
    ) : (
      <EmptyState {...empty} />
    )
  return (
    <>
      {claims.length > 0 && (
        <ClaimGroup
          {...opening}
          isOpen
          title="Open"
          note={`${claimsText(claims.length)}, not submitted`}
          claims={claims}
          amount={claims.reduce((sum, { convertedAmount }) => sum + (convertedAmount ?? 0), 0)}
        />
      )}
      {groups.map(({ groupIdentifier, submittedAt, expenses, amount }) => (
        <ClaimGroup
          {...opening}
          key={groupIdentifier}
          isOpen={false}
          title={`Submitted ${dayText(submittedAt)}`}
          note={`${claimsText(expenses.length)}, ${groupStateText(expenses)}`}
          claims={expenses}
          amount={amount}
          isOutdated={isOutdated}
        />
      ))}
    </>
  )
}
