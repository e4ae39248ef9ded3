import { IconCar, IconReceipt } from '@tabler/icons-react'
import { type LinkItem, PaletteCreateLinks } from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { EXPENSES } from './expenses-search'

const adding = (add: 'expense' | 'mileage'): LinkItem['to'] => {
  return (companyDomain) => ({ to: EXPENSES, params: { companyDomain }, search: { add } })
}

const waysToCreate: readonly LinkItem[] = [
  {
    id: 'add-expense',
    label: 'Claim an expense',
    keywords: 'new add receipt claim money',
    icon: <IconReceipt {...icon} />,
    to: adding('expense'),
  },
  {
    id: 'add-mileage',
    label: 'Claim mileage',
    keywords: 'new add car drive distance expense',
    icon: <IconCar {...icon} />,
    to: adding('mileage'),
  },
]

/** The ways to claim something from the command palette and under Create. */
export function ExpensesInPalette() {
  const { company } = useWorkspaceViewer()
  return company.features.has('expense') ? <PaletteCreateLinks id="expenses" links={waysToCreate} /> : null
}
