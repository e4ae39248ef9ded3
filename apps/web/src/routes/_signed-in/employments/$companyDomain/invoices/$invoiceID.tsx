import { createFileRoute } from '@tanstack/react-router'
import { InvoiceScreen } from '../../../../../features/invoices/page/invoice-screen'
import { readInvoiceSearch } from '../../../../../features/invoices/page/invoice-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/$invoiceID')({
  validateSearch: readInvoiceSearch,
  component: () => <InvoiceScreen invoiceID={Route.useParams().invoiceID} search={Route.useSearch()} />,
})
