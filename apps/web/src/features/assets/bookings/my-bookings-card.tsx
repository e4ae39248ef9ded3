import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote } from '../../../ui/layout/card-row'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { ErrorState } from '../../../ui/lists/list-states'
import { Pager } from '../../../ui/lists/pager'
import { Skeletons } from '../../../ui/lists/skeleton'
import { pageInstead, useExistingPage } from '../../../ui/lists/use-existing-page'
import classes from './booking-actions.module.css'
import { BookingLine } from './booking-line'
import { ownBookingsQuery } from './bookings.queries'

const PER_PAGE = 10

interface MyBookingsCardProps {
  readonly period: 'current' | 'past'
  readonly page: number
  readonly onPeriod: (period: 'current' | 'past') => void
  /** `replaces`: the page in the address does not exist, so that going back does not lead to it. */
  readonly onPage: (page: number, replaces?: boolean) => void
  readonly onToday: () => void
}

/** The reader’s own bookings with what can be done about them. */
export function MyBookingsCard({ period, page, onPeriod, onPage, onToday }: MyBookingsCardProps) {
  const { data, error, refetch } = useQuery(ownBookingsQuery(period, page, PER_PAGE))
  useExistingPage(pageInstead(data, page), (existing) => onPage(existing, true))
  const isCurrent = period === 'current'
  return (
    <Card
      title="My bookings"
      count={data?.metadata.total}
      flush
      actions={
        <Row gap={3} wrap>
          <UnstyledButton className={classes.action} onClick={onToday}>
            What can I book today?
          </UnstyledButton>
          <DisplaySwitch
            label="My bookings"
            choices={[
              { value: 'current', label: 'Current' },
              { value: 'past', label: 'Past' },
            ]}
            value={period}
            onChange={onPeriod}
          />
        </Row>
      }
    >
      {!data ? (
        error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <CardNote>
            <Skeletons count={1} />
          </CardNote>
        )
      ) : data.items.length === 0 ? (
        <CardNote>{isCurrent ? 'You have no bookings.' : 'You have no past bookings.'}</CardNote>
      ) : (
        <ul>
          {data.items.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      {data && data.metadata.total > PER_PAGE && (
        <CardFoot>
          <Pager page={page} per={PER_PAGE} total={data.metadata.total} onPage={onPage} />
        </CardFoot>
      )}
    </Card>
  )
}
