import { createFileRoute } from '@tanstack/react-router'
import { uninvoicedList } from '../../../../../features/invoices/list/invoice-list-search'
import { UninvoicedScreen } from '../../../../../features/invoices/list/uninvoiced-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/uninvoiced')({
  validateSearch: uninvoicedList.read,
  component: () => <UninvoicedScreen search={Route.useSearch()} />,
})
