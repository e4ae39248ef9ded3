import { createFileRoute } from '@tanstack/react-router'
import { InvoiceOfItem } from '../../../../../../features/invoices/page/invoice-of-item'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/item/$itemID')({
  component: () => <InvoiceOfItem itemID={Route.useParams().itemID} />,
})
