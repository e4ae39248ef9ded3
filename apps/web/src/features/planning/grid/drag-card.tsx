import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Row, Text } from '../../../ui/layout/box'
import { enteredAmount } from '../model/booking-amount'
import type { freedIn } from '../model/booking-edits'
import { daysOfBooking } from '../model/booking-words'
import classes from './planner.module.css'
import { type BarDrag, dragWords } from './use-planner-drag'

interface DragCardProps {
  readonly drag: BarDrag
  readonly level: PlanningLevel
  /** In how many intervals hard bookings exceed the capacity, before and after; absent where no capacity is known. */
  readonly overBooked: { readonly before: number; readonly after: number } | undefined
  /** What the row that the booking comes from has no longer. */
  readonly freed: ReturnType<typeof freedIn> | undefined
}

const BESIDE_POINTER = 16
const CARD_WIDTH = 236
const CARD_HEIGHT = 140

const counted = (count: number, level: PlanningLevel): string => `${count} ${level}${count === 1 ? '' : 's'}`

/** One interval by its first day, several by how many they are. */
const freedWords = ([first, ...others]: readonly Day[], level: PlanningLevel): string =>
  first && others.length === 0 ? `${formatDay(first).slice(0, 5)} is` : `${counted(1 + others.length, level)} are`

/** A booking that gets longer or shorter is none of less or more a day, unless it is of so much in all. */
const keptWords = ({ after: { booking } }: BarDrag): string => `${enteredAmount(booking)} kept`

/** What letting go would change, beside the pointer. */
export function DragCard({ drag, level, overBooked, freed }: DragCardProps) {
  const left = Math.min(drag.at.x + BESIDE_POINTER, innerWidth - CARD_WIDTH - BESIDE_POINTER)
  const top = Math.min(drag.at.y + BESIDE_POINTER, innerHeight - CARD_HEIGHT - BESIDE_POINTER)
  return (
    <div className={classes.card} style={{ left, top }} role="status">
      <Text size={13} weight="semi" figures>
        {daysOfBooking(drag.after.booking)}
      </Text>
      <Text tone="second">{[dragWords(drag), keptWords(drag)].filter(Boolean).join(', ')}</Text>
      {overBooked && overBooked.before + overBooked.after > 0 && (
        <Row justify="between">
          <span>Over-booked</span>
          <span>
            {counted(overBooked.before, level)} →{' '}
            <Text
              weight="semi"
              tone={overBooked.after === 0 ? 'success' : overBooked.after < overBooked.before ? 'first' : 'error'}
            >
              {counted(overBooked.after, level)}
            </Text>
          </span>
        </Row>
      )}
      {freed && freed.seconds > 0 && (
        <Row justify="between">
          <span>{freedWords(freed.days, level)} free again</span>
          <Text weight="semi" tone="success" figures>
            −{enteredTextOfDuration(freed.seconds)}
          </Text>
        </Row>
      )}
      <Text tone="second">
        <KeyHint keys={['Alt']} label="copy" /> <KeyHint keys={['Shift']} label="whole weeks" />{' '}
        <KeyHint keys={['Escape']} label="put back" />
      </Text>
    </div>
  )
}
