import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { TabLinks } from '../../../ui/menus/tab-links'
import { EXPENSES, type ExpenseSearch } from '../expenses-search'

const TABS: readonly { readonly label: string; readonly show?: NonNullable<ExpenseSearch['show']> }[] = [
  { label: 'All' },
  { label: 'Open claims', show: 'open' },
  { label: 'Submitted claims', show: 'submitted' },
  { label: 'Paid back', show: 'paid' },
]

/** Which claims are listed, by what has become of them. */
export function ExpenseTabs({ shown, openCount }: { shown: ExpenseSearch['show']; openCount: number | undefined }) {
  const { company } = useWorkspaceViewer()
  return (
    <TabLinks
      label="Claims"
      tabs={TABS.map(({ label, show }) => ({
        label,
        link: { to: EXPENSES, params: { companyDomain: company.domain }, search: show ? { show } : {} },
        isCurrent: show === shown,
        ...(show === 'open' && openCount !== undefined && { count: openCount }),
      }))}
    />
  )
}
