import { createFileRoute } from '@tanstack/react-router'
import { PaymentsScreen } from '../../../../features/payments/payments-screen'
import { paymentList } from '../../../../features/payments/payments-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/payments')({
  validateSearch: paymentList.read,
  component: () => <PaymentsScreen search={Route.useSearch()} />,
})
