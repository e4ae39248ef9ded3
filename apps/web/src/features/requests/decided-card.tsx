import type { Request } from '@praxis/contract/requests'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card'
import { PeriodFields, useDecidedPeriod } from './decided-period'
import type { RequestDialog } from './request-dialogs'
import { RequestTable } from './request-table'
import type { RequestsSearch } from './requests-search'

interface DecidedCardProps<Key extends readonly unknown[]> {
  readonly title: string
  readonly label: string
  /** Said when nothing was decided in the period. */
  readonly empty: string
  readonly search: RequestsSearch
  readonly query: (period: DateRange) => UseQueryOptions<Request[], Error, Request[], Key>
  readonly onPeriod: (search: RequestsSearch) => void
  readonly onOpen: (dialog: RequestDialog) => void
  readonly isOfOthers?: boolean
}

/** Requests decided within a period, which the address keeps. */
export function DecidedCard<Key extends readonly unknown[]>(props: DecidedCardProps<Key>) {
  const { title, label, empty, search, query, onPeriod, onOpen, isOfOthers = false } = props
  const { period, isPeriod } = useDecidedPeriod(search)
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query(period), enabled: isPeriod })
  return (
    <Card title={title} flush actions={<PeriodFields period={period} onPeriod={onPeriod} />}>
      <RequestTable
        label={label}
        requests={isPeriod ? data : []}
        isDecided
        isOfOthers={isOfOthers}
        onOpen={onOpen}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
        isOutdated={isPlaceholderData}
        empty={{ text: empty }}
      />
    </Card>
  )
}
