import { IconFileInvoice } from '@tabler/icons-react'
import {
  type LinkItem,
  PaletteCreateLinks,
  PaletteRecords,
  type RecordsToJumpTo,
} from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'

const invoicesToJumpTo: RecordsToJumpTo = {
  id: 'invoices',
  group: 'Invoices',
  order: 18,
  search: () => import('./search-invoices').then(({ searchInvoices }) => searchInvoices),
}

const waysToCreate: readonly LinkItem[] = [
  {
    id: 'new-invoice',
    label: 'New invoice',
    keywords: 'create add bill',
    icon: <IconFileInvoice {...icon} />,
    to: (companyDomain) => ({ to: '/employments/$companyDomain/invoices/create', params: { companyDomain } }),
  },
]

/** Invoices to jump to from the command palette, and the way to make one. */
export function InvoicesInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project') || !capabilities.has('isInvoicer')) return null
  return (
    <>
      <PaletteRecords records={invoicesToJumpTo} />
      <PaletteCreateLinks id="newInvoice" links={waysToCreate} />
    </>
  )
}
