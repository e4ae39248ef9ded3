import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { useQuery } from '@tanstack/react-query'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { ErrorState } from '../../../../ui/lists/list-states'
import { Skeleton } from '../../../../ui/lists/skeleton'
import { Facts, FactsSection } from '../../../approvals/facts'
import { useReadersTimeZone } from '../../../reader/readers-time'
import { BookingState } from '../booking-state'
import { assetToDecideQuery } from '../bookings.queries'
import { WishTimeline } from './wish-timeline'

/** What whoever decides on a booking should know: whether the asset is free, who has it around then, and what was booked before. */
export function BookingToDecide({ booking }: { booking: AssetBooking }) {
  const { data, error, refetch } = useQuery(assetToDecideQuery(booking.id))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  return <Known of={data} />
}

function Known({ of }: { of: AssetToDecide }) {
  const { booking, lastBookings } = of
  const timeZone = useReadersTimeZone()
  return (
    <Stack gap={3} shrinks style={{ paddingBottom: 'var(--s3)' }}>
      <WishTimeline of={of} />
      {lastBookings.length > 0 && (
        <Facts>
          <FactsSection title={`Last bookings of ${booking.asset.categoryName}`} of={booking.employee.displayName}>
            {lastBookings.map((each) => (
              <li key={each.id}>
                <Row as="span" gap={2} wrap>
                  <Text figures>
                    {each.asset.name}, {timesText(each, timeZone)}
                  </Text>
                  <BookingState booking={each} />
                </Row>
              </li>
            ))}
          </FactsSection>
        </Facts>
      )}
    </Stack>
  )
}
