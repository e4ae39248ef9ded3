import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { MorePages } from '../frame/more-pages'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { sharedInvoicesQuery } from '../portals.queries'
import { InvoiceRows } from './invoice-rows'

/** Everything that was billed for the project. */
export default function InvoicesPage() {
  const { reference } = usePortal()
  const asked = useInfiniteQuery(sharedInvoicesQuery(reference))
  return (
    <Card title="Invoices" note="total with VAT" count={asked.data?.pages[0]?.metadata.total} flush>
      <Answered asked={asked} lines={5}>
        {({ pages }) => {
          const invoices = pages.flatMap(({ items }) => items)
          return invoices.length > 0 ? <InvoiceRows invoices={invoices} /> : <CardNote>Nothing is billed yet.</CardNote>
        }}
      </Answered>
      <MorePages asked={asked} />
    </Card>
  )
}
