import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { type TabLink, TabLinks } from '../../../ui/menus/tab-links'
import { expenseCountsQuery } from '../expenses.queries'
import { EXPENSES, type ExpenseSearch } from '../expenses-search'

/** Which claims are listed, by what has become of them, and how many there are of each. */
export function ExpenseTabs({ shown }: { shown: ExpenseSearch['show'] }) {
  const { company } = useWorkspaceViewer()
  const { data: counts } = useQuery(expenseCountsQuery)
  const tab = (label: string, count: number | undefined, show?: ExpenseSearch['show']): TabLink => ({
    label,
    link: { to: EXPENSES, params: { companyDomain: company.domain }, search: show ? { show } : {} },
    isCurrent: show === shown,
    ...(count !== undefined && { count }),
  })
  return (
    <TabLinks
      label="Claims"
      tabs={[
        tab('All', counts && counts.open + counts.submitted + counts.paid),
        tab('Open claims', counts?.open, 'open'),
        tab('Submitted claims', counts?.submitted, 'submitted'),
        tab('Paid back', counts?.paid, 'paid'),
      ]}
    />
  )
}
