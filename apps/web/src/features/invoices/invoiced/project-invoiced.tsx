import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { projectInvoicingQuery } from '../invoices.queries'
import { InvoicedStrip } from './invoiced-strip'
import { PlaceOfInvoiced } from './place-of-invoiced'

/** What of a project is invoiced, and what is not. */
export function ProjectInvoiced({ projectID }: { projectID: string }) {
  const { data, error, refetch } = useQuery(projectInvoicingQuery(projectID))
  if (data) return <InvoicedStrip sums={data} />
  if (!error) return <PlaceOfInvoiced />
  return (
    <Card flush>
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    </Card>
  )
}
