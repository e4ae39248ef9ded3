import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Card } from '../../../ui/layout/card'
import { CardMore, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { INVOICES, InvoiceLink } from '../invoice-link'
import { InvoiceStateChip } from '../invoice-state-chip'
import { amountAmongOthers, invoiceName } from '../invoice-words'
import { ClientInvoiced } from '../invoiced/client-invoiced'
import { invoiceListQueries } from '../invoices.queries'

const SHOWN = 5

const secondText = ({ total, currency, billedOn, dueDate, stage, kind }: InvoiceListItem): string =>
  [
    formatMoney(amountAmongOthers({ kind }, total), currency),
    billedOn && formatDay(billedOn),
    stage === 'billed' && kind === 'invoice' && `due ${formatDay(dueDate)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** The newest invoices of a client that the reader may see. */
export function ClientInvoicesCard({ clientID }: { clientID: string }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(invoiceListQueries({ per: SHOWN, filter: { clientID } }).page(1))
  const params = { companyDomain: company.domain }
  const total = data?.metadata.total ?? 0
  return (
    <Card
      title="Invoices"
      count={total}
      flush
      actions={
        capabilities.has('isInvoicer') && (
          <Link to="/employments/$companyDomain/invoices/create" params={params} search={{ clientID }}>
            New invoice
          </Link>
        )
      }
    >
      <ClientInvoiced clientID={clientID} />
      {data?.items.length === 0 && <CardNote>No invoices yet.</CardNote>}
      {!data && !error && (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      <ul aria-label="Invoices" aria-busy={!data}>
        {data?.items.map((invoice) => (
          <CardRow
            key={invoice.id}
            name={<InvoiceLink id={invoice.id}>{invoiceName(invoice)}</InvoiceLink>}
            second={secondText(invoice)}
            end={<InvoiceStateChip invoice={invoice} />}
          />
        ))}
      </ul>
      {total > SHOWN && (
        <CardMore>
          <Link to={INVOICES} params={params} search={{ clientID }}>
            All {total} invoices
          </Link>
        </CardMore>
      )}
    </Card>
  )
}
