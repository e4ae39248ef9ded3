import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { NameCell } from '../../../ui/lists/record-cells'
import { Logo } from '../../../ui/people/logo'
import { InvoiceLink } from '../invoice-link'
import { InvoiceStateChip } from '../invoice-state-chip'
import { amountAmongOthers, invoicesText, projectsText } from '../invoice-words'
import type { CurrencySum } from './state-sums'

interface InvoiceColumnsOptions {
  readonly dayText: (moment: string) => string
  /** What all matches come to. */
  readonly sums?: readonly CurrencySum[] | undefined
  readonly isSortable?: boolean
}

const Nothing = () => <Text tone="third">–</Text>

/** An amount of each currency, below each other. */
const totalOf = (sums: readonly CurrencySum[], amountOf: (sum: CurrencySum) => number): ReactNode => (
  <Stack as="span" align="end">
    {sums.map((sum) => (
      <Text key={sum.currency} oneLine>
        {formatMoney(amountOf(sum), sum.currency)}
      </Text>
    ))}
  </Stack>
)

/** So that a column adds up to what stands below it. */
const amountText = (invoice: InvoiceListItem, amount: number): string =>
  formatMoney(amountAmongOthers(invoice, amount), invoice.currency)

/** What is still to be paid of what was billed. */
const toPay = ({ stage, open, currency }: InvoiceListItem): string | undefined =>
  stage === 'draft' || open === undefined || open === 0 ? undefined : formatMoney(open, currency)

export const invoiceColumns = ({
  dayText,
  sums = [],
  isSortable = false,
}: InvoiceColumnsOptions): Column<InvoiceListItem>[] => {
  const hasTotals = sums.length > 0
  const count = sums.reduce((sum, each) => sum + each.count, 0)
  return [
    {
      id: 'number',
      header: 'Number',
      width: 124,
      cell: (invoice) => (
        <InvoiceLink id={invoice.id}>
          {invoice.number ? (
            <Text weight="medium">{invoice.number}</Text>
          ) : (
            <Text tone="third" weight="normal">
              when billed
            </Text>
          )}
        </InvoiceLink>
      ),
      ...(hasTotals && { total: invoicesText(count) }),
    },
    {
      id: 'project',
      header: 'Client and project',
      cell: ({ client, ...invoice }) => (
        <NameCell
          picture={<Logo name={client.name} image={client.logoImage} colourKey={client.id} />}
          name={(className) => <span className={className}>{projectsText(invoice) || client.name}</span>}
          second={client.name}
        />
      ),
    },
    {
      id: 'date',
      header: 'Date',
      sortable: isSortable,
      width: 104,
      cell: ({ billedOn, createdAt }) => (
        <Text tone="second" figures oneLine>
          {billedOn ? formatDay(billedOn) : dayText(createdAt)}
        </Text>
      ),
    },
    {
      id: 'dueDate',
      header: 'Due',
      sortable: isSortable,
      width: 104,
      cell: ({ dueDate, state, kind }) =>
        kind === 'creditNote' ? (
          <Nothing />
        ) : (
          <Text tone={state === 'overdue' ? 'error' : 'second'} figures oneLine>
            {formatDay(dueDate)}
          </Text>
        ),
    },
    {
      id: 'net',
      header: 'Net',
      align: 'end',
      desktopOnly: true,
      cell: (invoice) => (
        <Text tone="second" oneLine>
          {amountText(invoice, invoice.net)}
        </Text>
      ),
      ...(hasTotals && { total: totalOf(sums, ({ net }) => net) }),
    },
    {
      id: 'vat',
      header: 'VAT',
      align: 'end',
      desktopOnly: true,
      cell: (invoice) => (
        <Text tone="second" oneLine>
          {amountText(invoice, invoice.vat)}
        </Text>
      ),
      ...(hasTotals && { total: totalOf(sums, ({ vat }) => vat) }),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      sortable: isSortable,
      cell: (invoice) => (
        <Text weight="semi" oneLine>
          {amountText(invoice, invoice.total)}
        </Text>
      ),
      ...(hasTotals && { total: totalOf(sums, ({ total }) => total) }),
    },
    {
      id: 'toPay',
      header: 'To pay',
      align: 'end',
      cell: (invoice) => <Text oneLine>{toPay(invoice) ?? <Nothing />}</Text>,
      ...(hasTotals && { total: totalOf(sums, ({ open }) => open) }),
    },
    { id: 'state', header: 'State', width: 116, cell: (invoice) => <InvoiceStateChip invoice={invoice} /> },
    {
      id: 'sent',
      header: 'Sent',
      width: 112,
      desktopOnly: true,
      cell: ({ lastSentAt, scheduledFor, stage }) => {
        if (lastSentAt)
          return (
            <Row as="span" gap={1} tone="second" figures oneLine>
              <IconCheck {...icon} />
              {dayText(lastSentAt)}
            </Row>
          )
        return scheduledFor && stage === 'draft' ? <Text tone="second">by scheduler</Text> : <Nothing />
      },
    },
  ]
}
