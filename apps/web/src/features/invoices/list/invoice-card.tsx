import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Logo } from '../../../ui/people/logo'
import { InvoiceLink } from '../invoice-link'
import { InvoiceStateChip } from '../invoice-state-chip'
import { amountAmongOthers, projectsText } from '../invoice-words'

const HEIGHT = { minHeight: 64 }

/** An invoice on a phone. */
export function InvoiceCard({ invoice, dayText }: { invoice: InvoiceListItem; dayText: (moment: string) => string }) {
  const { client, currency, total, kind, number, billedOn, createdAt, dueDate, open = 0, stage } = invoice
  return (
    <Stack gap={2} grow shrinks style={HEIGHT}>
      <Row gap={3} shrinks align="start">
        <Logo name={client.name} image={client.logoImage} colourKey={client.id} />
        <Stack as="span" grow shrinks>
          <Text weight="semi" ellipsis>
            <InvoiceLink id={invoice.id}>{projectsText(invoice) || client.name}</InvoiceLink>
          </Text>
          <Text tone="third" size={12} ellipsis>
            {client.name}
          </Text>
        </Stack>
        <Stack as="span" align="end" figures>
          <Text weight="semi" oneLine>
            {formatMoney(amountAmongOthers(invoice, total), currency)}
          </Text>
          {stage === 'billed' && open !== 0 && open !== total && (
            <Text tone="third" size={12} oneLine>
              {formatMoney(open, currency)} to pay
            </Text>
          )}
        </Stack>
      </Row>
      <Row gap={2} justify="between" size={12} tone="second" figures wrap>
        <span>
          {number ?? 'when billed'} · {billedOn ? formatDay(billedOn) : dayText(createdAt)}
          {stage === 'billed' && kind === 'invoice' && `, due ${formatDay(dueDate)}`}
        </span>
        <InvoiceStateChip invoice={invoice} />
      </Row>
    </Stack>
  )
}

export const InvoiceCardSkeleton = () => (
  <Stack gap={2} grow shrinks style={HEIGHT}>
    <Row gap={3} shrinks>
      <Skeleton shape="logo" />
      <Skeleton index={2} />
    </Row>
    <Skeleton index={3} />
  </Stack>
)
