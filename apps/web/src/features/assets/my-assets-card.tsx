import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { useReadersTimeZone } from '../reader/readers-time'
import { assetAddresses } from './asset-link'
import { BookingActions } from './bookings/booking-actions'
import { BookingState } from './bookings/booking-state'
import { ownBookingsQuery } from './bookings/bookings.queries'
import { toDoFirst } from './bookings/to-do-first'
import classes from './my-assets-card.module.css'

const MOST_FETCHED = 10
const MOST_SHOWN = 4

/** What the reader has to bring back or can collect, and what they booked next. */
export function MyAssetsCard() {
  const { company } = useWorkspaceViewer()
  const { bookings } = assetAddresses(company.domain)
  const { data, error, refetch } = useQuery(ownBookingsQuery('current', 1, MOST_FETCHED))
  return (
    <Card title="My assets" actions={<Link {...bookings}>My bookings</Link>} flush>
      {!data ? (
        error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <CardNote>
            <Skeleton />
          </CardNote>
        )
      ) : data.items.length === 0 ? (
        <CardNote>You have no equipment booked.</CardNote>
      ) : (
        <ul>
          {toDoFirst(data.items)
            .slice(0, MOST_SHOWN)
            .map((booking) => (
              <BookedAsset key={booking.id} booking={booking} />
            ))}
        </ul>
      )}
    </Card>
  )
}

function BookedAsset({ booking }: { booking: AssetBooking }) {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const { asset } = booking
  return (
    <li className={classes.booking}>
      <Row gap={2} justify="between">
        <Stack shrinks>
          <Link {...assetAddresses(company.domain).bookings} search={{ asset: asset.id }} className={classes.name}>
            {asset.name}{' '}
            <Text tone="third" weight="normal">
              {asset.code}
            </Text>
          </Link>
          <Text size={12} tone="third" figures>
            {timesText(booking, timeZone)}
          </Text>
        </Stack>
        <BookingState booking={booking} />
      </Row>
      {(booking.can.take || booking.can.bringBack) && <BookingActions booking={booking} isShort />}
    </li>
  )
}
