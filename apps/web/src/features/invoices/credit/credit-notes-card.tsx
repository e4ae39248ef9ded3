import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardRow } from '../../../ui/layout/card-row'
import { InvoiceLink } from '../invoice-link'

/** The credit notes of an invoice. */
export function CreditNotesCard({ invoice: { creditNotes, currency } }: { invoice: Invoice }) {
  if (creditNotes.length === 0) return null
  return (
    <Card title="Credit notes" count={creditNotes.length} flush>
      <ul aria-label="Credit notes">
        {creditNotes.map(({ id, number, billedOn, total }) => (
          <CardRow
            key={id}
            name={<InvoiceLink id={id}>{number}</InvoiceLink>}
            second={formatDay(billedOn)}
            end={
              <Text figures oneLine size={13} weight="medium">
                {formatMoney(total, currency)}
              </Text>
            }
          />
        ))}
      </ul>
    </Card>
  )
}
