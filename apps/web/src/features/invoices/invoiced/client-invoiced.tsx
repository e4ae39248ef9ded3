import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { CardNote } from '../../../ui/layout/card-row'
import { Arriving } from '../../../ui/layout/card-stack'
import { ErrorState } from '../../../ui/lists/list-states'
import { clientInvoicingQuery } from '../invoices.queries'
import { InvoicedStrip } from './invoiced-strip'

/** What of a client’s projects is invoiced, by currency; nothing where the reader may see the invoicing of none. */
export function ClientInvoiced({ clientID }: { clientID: string }) {
  const { data, error, refetch } = useQuery(clientInvoicingQuery(clientID))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <Arriving />
  const { sums, inOwnCurrency, isPartial } = data
  return (
    <>
      {sums.map((each) => (
        <InvoicedStrip key={each.currency} sums={each} inCurrency={sums.length > 1} narrow />
      ))}
      {inOwnCurrency && (
        <CardNote>
          At today’s rates, {formatMoney(inOwnCurrency.open, inOwnCurrency.currency)} is open and{' '}
          {formatMoney(inOwnCurrency.uninvoiced, inOwnCurrency.currency)} is not invoiced yet.
        </CardNote>
      )}
      {isPartial && sums.length > 0 && <CardNote>Only of the projects whose invoices you can see.</CardNote>}
    </>
  )
}
