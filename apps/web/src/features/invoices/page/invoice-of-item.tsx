import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { RecordPage } from '../../../shell/record/record-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { invoiceAddress } from '../invoice-link'
import { invoiceOfItemQuery } from '../invoices.queries'

const NOT_THERE =
  'It’s no longer on an invoice, or you don’t have access to the invoice. Ask someone who manages the project.'

/** Leads on to the invoice that an item is on. */
export function InvoiceOfItem({ itemID }: { itemID: string }) {
  const { company } = useWorkspaceViewer()
  const query = useQuery(invoiceOfItemQuery(itemID))
  return (
    <RecordPage query={query} title="Invoice" notThere={NOT_THERE}>
      {({ id }) => <Navigate {...invoiceAddress(company.domain, id)} replace />}
    </RecordPage>
  )
}
