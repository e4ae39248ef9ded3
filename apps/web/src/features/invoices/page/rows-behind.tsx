import { Button } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Row, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { mergePages } from '../../../ui/lists/merge-pages'
import { Skeletons } from '../../../ui/lists/skeleton'
import { useIsInvoiceDeleted } from '../invoices.mutations'
import { rowsBehindItemQuery } from '../invoices.queries'
import classes from './items.module.css'

interface RowsBehindProps {
  readonly invoiceID: string
  readonly itemID: string
  readonly name: string
  readonly currency: Currency
}

/** The time entries or expenses behind an item, by day. */
export function RowsBehind({ invoiceID, itemID, name, currency }: RowsBehindProps) {
  const isDeleted = useIsInvoiceDeleted(invoiceID)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...rowsBehindItemQuery(invoiceID, itemID),
    enabled: !isDeleted,
  })
  if (!data && error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={classes.rows} aria-busy>
        <Skeletons count={3} />
      </div>
    )
  const rows = mergePages(
    data.pages.map(({ metadata, items }) => ({ page: metadata.page, items })),
    ({ id }) => id,
  )
  const total = data.pages.at(-1)?.metadata.total ?? rows.length
  return (
    <div className={classes.rows}>
      <ul aria-label={`Entries behind ${name}`}>
        {rows.map(({ id, kind, day, employeeName, roleName, text, seconds, net }) => (
          <li key={id} className={classes.entry}>
            <Text tone="second" figures oneLine>
              {formatDay(day)}
            </Text>
            <Text shrinks breaks>
              {employeeName}
              {roleName && <Text tone="third">, {roleName}</Text>}
            </Text>
            <Text tone="second" shrinks breaks className={classes.entryText}>
              {text || <Text tone="third">–</Text>}
            </Text>
            <Text tone="second" figures oneLine text="end">
              {kind === 'time' ? formatDuration(seconds) : ''}
            </Text>
            <Text figures oneLine text="end">
              {formatMoney(net, currency)}
            </Text>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Row gap={2} size={12} tone="third" figures>
          {rows.length} of {total}
          <Button size="xs" variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </Row>
      )}
    </div>
  )
}
