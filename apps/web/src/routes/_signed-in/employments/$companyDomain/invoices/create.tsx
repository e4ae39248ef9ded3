import { createFileRoute } from '@tanstack/react-router'
import { CreateInvoiceScreen } from '../../../../../features/invoices/create/create-invoice-screen'
import { readCreateInvoiceSearch } from '../../../../../features/invoices/create/create-invoice-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/create')({
  validateSearch: readCreateInvoiceSearch,
  component: () => <CreateInvoiceScreen search={Route.useSearch()} />,
})
