import { Button } from '@mantine/core'
import type { Payment } from '@praxis/contract/payments/payments'
import { paymentName } from '@praxis/domain/payments/payment-name'
import { IconBuildingBank, IconChevronDown, IconChevronRight, IconCreditCard } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { attempt } from '../../../ui/feedback/attempt'
import { DownloadButton } from '../../../ui/files/download-button'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot } from '../../../ui/layout/card-row'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import type { ListStates } from '../../../ui/lists/list-states'
import { statesOf } from '../../../ui/lists/list-states'
import { Pager } from '../../../ui/lists/pager'
import { toggled } from '../../../ui/lists/selection'
import { pageInstead, useExistingPage } from '../../../ui/lists/use-existing-page'
import { useDayText } from '../../reader/readers-time'
import { saveBankFile, saveClaimsOfPayments } from '../payment-files'
import { amountOfPayment } from '../payment-words'
import { exportOptionsQuery, processedQuery } from '../payments.queries'
import type { PaymentsSearch } from '../payments-search'
import { PaymentClaims } from './payment-claims'

interface ProcessedCardProps extends Pick<ListStates, 'isFiltered' | 'onClearFilters'> {
  readonly search: PaymentsSearch
  readonly onPage: (page: number, replaces?: boolean) => void
}

const paymentsText = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)

/** Payments that were made, each with its claims below it once it is unfolded. */
export function ProcessedCard({ search, onPage, ...filtered }: ProcessedCardProps) {
  const { page = 1, sortOrder: _, ...filters } = search
  const query = useQuery(processedQuery(filters, page))
  const { data } = query
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const dayText = useDayText()
  useExistingPage(pageInstead(data && { items: data.payments, metadata: data.metadata }, page), (existing) =>
    onPage(existing, true),
  )
  // Payments that are no longer listed are no longer selected.
  const chosen = data?.payments.filter(({ id }) => selected.has(id)) ?? []
  const columns = columnsOf(unfolded, dayText)
  return (
    <Card
      title="Processed"
      note={data && data.metadata.total > 0 && paymentsText(data.metadata.total)}
      flush
      actions={<Exports payments={chosen} />}
    >
      <DataTable
        label="Payments"
        bare
        fixed
        rows={data?.payments}
        rowKey={({ id }) => id}
        rowName={({ number }) => paymentName(number)}
        columns={columns}
        selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
        onOpen={({ id }) => setUnfolded((before) => toggled(before, id))}
        rowsBelow={(payment) =>
          unfolded.has(payment.id) && <PaymentClaims payment={payment} columnCount={columns.length + 1} />
        }
        skeletonRows={4}
        {...statesOf(query)}
        noMatchText="No payments match these filters"
        empty={{ text: 'No payments yet.', icon: <IconCreditCard size={20} stroke={1.75} /> }}
        {...filtered}
      />
      {data && data.metadata.total > data.metadata.per && (
        <CardFoot>
          <Pager
            label="Pages of payments"
            page={page}
            per={data.metadata.per}
            total={data.metadata.total}
            onPage={onPage}
          />
        </CardFoot>
      )}
    </Card>
  )
}

/** What the selected payments can be saved as. */
function Exports({ payments }: { payments: readonly Payment[] }) {
  const queryClient = useQueryClient()
  const { data: options } = useQuery(exportOptionsQuery)
  const [isWaiting, setIsWaiting] = useState(false)
  if (payments.length === 0) return null
  const bankFile = options?.bankFile
  // What was paid by card is not transferred.
  const transfers = payments.filter(({ kind }) => kind === 'transfer')
  const makeFiles = async (as: 'SEPA' | 'BACS') => {
    setIsWaiting(true)
    for (const payment of transfers) await attempt(saveBankFile(queryClient, payment, as))
    setIsWaiting(false)
  }
  return (
    <Row gap={2} wrap>
      <Text tone="second" size={13} aria-live="polite">
        {payments.length} selected
      </Text>
      <DownloadButton
        label="Download the claims of the selected payments as CSV"
        download={() => saveClaimsOfPayments(payments.map(({ id }) => id))}
      />
      {bankFile && (
        <Button
          variant="default"
          leftSection={<IconBuildingBank {...icon} />}
          disabled={transfers.length === 0}
          loading={isWaiting}
          onClick={() => void makeFiles(bankFile)}
        >
          {bankFile} file
        </Button>
      )}
    </Row>
  )
}

const columnsOf = (unfolded: ReadonlySet<string>, dayText: (moment: string) => string): Column<Payment>[] => [
  {
    id: 'payment',
    header: 'Payment',
    cell: (payment) => {
      const Chevron = unfolded.has(payment.id) ? IconChevronDown : IconChevronRight
      return (
        <Row as="span" gap={2} shrinks wrap>
          <Chevron size={16} stroke={1.75} aria-hidden />
          <Text weight="medium" figures>
            {paymentName(payment.number)}
          </Text>
          {payment.kind === 'card' && (
            <Chip tone="outline" icon={IconCreditCard}>
              Card
            </Chip>
          )}
        </Row>
      )
    },
  },
  {
    id: 'processed',
    header: 'Processed',
    width: 104,
    cell: ({ processedAt }) => (
      <Text tone="second" figures oneLine>
        {dayText(processedAt)}
      </Text>
    ),
  },
  {
    id: 'by',
    header: 'By',
    desktopOnly: true,
    cell: ({ processedBy, kind }) =>
      processedBy?.displayName ?? <Text tone="third">{kind === 'card' ? 'On approval' : '–'}</Text>,
  },
  {
    id: 'people',
    header: 'People',
    width: 80,
    align: 'end',
    desktopOnly: true,
    cell: ({ peopleCount }) => peopleCount,
  },
  {
    id: 'claims',
    header: 'Claims',
    width: 80,
    align: 'end',
    desktopOnly: true,
    cell: ({ expenseCount }) => expenseCount,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 112,
    align: 'end',
    cell: (payment) => <Text weight="semi">{amountOfPayment(payment)}</Text>,
  },
  {
    id: 'file',
    header: 'Bank file',
    width: 96,
    desktopOnly: true,
    cell: ({ bankFileCount, kind }) => (
      <Text tone="third">
        {kind === 'card'
          ? '–'
          : bankFileCount === 0
            ? 'Not made'
            : bankFileCount === 1
              ? 'Made'
              : `Made ${bankFileCount} times`}
      </Text>
    ),
  },
]
