import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { AssetUse } from '@praxis/contract/assets/asset-shapes'
import { addDays, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useMemo } from 'react'
import { serverNow } from '../../../../api/server-clock'
import { Text } from '../../../../ui/layout/box'
import { Note } from '../../../approvals/approval-note'
import { useReadersTimeZone, useToday } from '../../../reader/readers-time'
import { timesOfUse, wordsOfUse } from '../booking-words'
import { placedUses } from '../timeline/placed-uses'
import { TimelineGround, TimelineHead } from '../timeline/timeline-ground'
import { windowAt } from '../timeline/timeline-window'
import { UseBar } from '../timeline/use-bar'
import classes from './wish-timeline.module.css'

/** The wish as a use of the asset, beside those that are before and after it. */
const wishOf = ({ booking }: AssetToDecide): AssetUse => ({
  id: booking.id,
  kind: 'booking',
  employee: booking.employee,
  from: booking.from,
  to: booking.to,
  isWaiting: true,
  takenAt: null,
  returnedAt: null,
  isOverdue: false,
})

/** The four weeks around a wish: who has the asset before it and after it. */
export function WishTimeline({ of }: { of: AssetToDecide }) {
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const { booking, before, after } = of
  const first = dayInTimeZone(new Date(booking.from), timeZone)
  const window = useMemo(() => windowAt('fourWeeks', addDays(startOfWeek(first), -7), timeZone), [first, timeZone])
  const uses = [before, wishOf(of), after].filter((use) => use !== null)
  return (
    <section aria-label={`Around ${booking.employee.displayName}’s booking of ${booking.asset.name}`}>
      <div className={classes.frame} aria-hidden>
        <TimelineHead window={window} today={today} />
        <div className={classes.track}>
          <TimelineGround window={window} today={today} />
          {placedUses(window, uses, serverNow()).map((placed) => (
            <UseBar
              key={placed.use.id}
              placed={placed}
              asset={booking.asset.name}
              timeZone={timeZone}
              isOpen={placed.use.id === booking.id}
            />
          ))}
        </div>
      </div>
      <ul className={classes.words}>
        {!of.isFree && (
          <li>
            <Note>{`${booking.asset.name} isn’t free then`}</Note>
          </li>
        )}
        {before && <Around when="Before" use={before} timeZone={timeZone} />}
        {after && <Around when="After" use={after} timeZone={timeZone} />}
        {!before && !after && <li>{of.isFree && 'Free then. '}Nobody has booked it before or after.</li>}
      </ul>
    </section>
  )
}

function Around({ when, use, timeZone }: { when: string; use: AssetUse; timeZone: string }) {
  return (
    <li>
      {when}: <b>{use.employee.displayName}</b>,{' '}
      <Text figures>
        {timesOfUse(use, timeZone)}, {wordsOfUse(use)}
      </Text>
    </li>
  )
}
