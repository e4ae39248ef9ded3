import { createFileRoute } from '@tanstack/react-router'
import { InvoiceListScreen } from '../../../../../features/invoices/list/invoice-list-screen'
import { invoiceList } from '../../../../../features/invoices/list/invoice-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/')({
  validateSearch: invoiceList.read,
  component: () => <InvoiceListScreen search={Route.useSearch()} />,
})
