import { UnstyledButton } from '@mantine/core'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { Row, Text } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import { useShowBeside } from '../asset-link'
import { BookingActions } from './booking-actions'
import classes from './booking-line.module.css'
import { BookingState } from './booking-state'

/** One’s own booking in a line: what, when, what has become of it, and what can be done; below each other on phones. */
export function BookingLine({ booking }: { booking: AssetBooking }) {
  const timeZone = useReadersTimeZone()
  const show = useShowBeside()
  const { asset, note, request } = booking
  const more = [note, request.state === 'denied' && request.comment && `Reason: ${request.comment}`].filter(Boolean)
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={classes.what}>
          <UnstyledButton className={classes.name} onClick={() => void show({ asset: asset.id })}>
            {asset.name}
          </UnstyledButton>{' '}
          <Text tone="third" size={13}>
            {asset.code}
          </Text>
          {more.length > 0 && (
            <Text block tone="second" size={12} twoLines breaks>
              {more.join(' · ')}
            </Text>
          )}
        </div>
        <Text tone="second" size={13} figures className={classes.when}>
          {timesText(booking, timeZone)}
        </Text>
        <BookingState booking={booking} />
        <Row as="span" justify="end" className={classes.actions}>
          <BookingActions booking={booking} />
        </Row>
      </div>
    </li>
  )
}
