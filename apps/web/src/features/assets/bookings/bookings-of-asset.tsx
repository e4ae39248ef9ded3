import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import { AssetWish } from './asset-wish'
import { BookingActions } from './booking-actions'
import classes from './booking-line.module.css'
import { BookingState } from './booking-state'

/** What waits for a decision on an asset, and the reader's own booking of it, with what can be done about either. */
export function BookingsOfAsset({ asset: { waiting, ownBooking } }: { asset: Asset }) {
  const timeZone = useReadersTimeZone()
  const others = waiting.filter(({ id }) => id !== ownBooking?.id)
  if (others.length === 0 && !ownBooking) return null
  return (
    <Stack gap={4} shrinks>
      {others.map((booking) => (
        <AssetWish key={booking.id} booking={booking} />
      ))}
      {ownBooking && (
        <Stack as="section" gap={2} shrinks className={classes.own} aria-label="Your booking">
          <Row gap={2} justify="between" wrap>
            <Text weight="semi" size={13}>
              Your booking
            </Text>
            <BookingState booking={ownBooking} />
          </Row>
          <Text size={13} figures tone="second">
            {timesText(ownBooking, timeZone)}
          </Text>
          {ownBooking.note && (
            <Text size={13} tone="second" breaks>
              {ownBooking.note}
            </Text>
          )}
          <BookingActions booking={ownBooking} />
        </Stack>
      )}
    </Stack>
  )
}
