import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { defaultPersonalRange } from '@praxis/domain/planning/intervals'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote, CardRow } from '../../ui/layout/card-row'
import { Arriving } from '../../ui/layout/card-stack'
import { Logo } from '../../ui/people/logo'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { enteredAmount } from './model/booking-amount'
import { daysWords } from './model/booking-words'
import { rowsOf } from './model/plan-row'
import { ownPlanningQuery } from './planning.queries'

const OWN = '/employments/$companyDomain/master-planning/me'
const MOST_SHOWN = 6

/** What the reader is booked on in the next two weeks; absent until it is known, and while nothing is booked. */
export function NextTwoWeeksCard() {
  const { company } = useWorkspaceViewer()
  const { from, to } = defaultPersonalRange(useToday(useReadersTimeZone()))
  const { data, isPending } = useQuery(ownPlanningQuery({ from, to }))
  if (isPending) return <Arriving />
  const [row] = data ? rowsOf(data) : []
  if (!row?.bookings || row.bookings.length === 0) return null
  const loads = Object.values(row.loads)
  const booked = loads.reduce((sum, { hard, soft }) => sum + hard + soft, 0)
  const capacity = loads.reduce((sum, load) => sum + (load.capacity ?? 0), 0)
  const bookings = row.bookings.toSorted((a, b) => (a.booking.startDate < b.booking.startDate ? -1 : 1))
  const more = bookings.length - MOST_SHOWN
  return (
    <Card
      title="Next two weeks"
      note={`${enteredTextOfDuration(booked)} of ${enteredTextOfDuration(capacity)} booked`}
      actions={
        <Link to={OWN} params={{ companyDomain: company.domain }}>
          My planning
        </Link>
      }
      flush
    >
      <ul>
        {bookings.slice(0, MOST_SHOWN).map(({ booking, target, role }) => (
          <CardRow
            key={booking.id}
            picture={<Logo name={target.name} image={target.imageURL} colourKey={target.id} />}
            name={<span>{target.name}</span>}
            second={`${role.name}, ${daysWords({ from: booking.startDate, to: booking.endDate })}`}
            end={
              <Text size={12} tone="second" figures oneLine>
                {enteredAmount(booking)}
                {booking.type === 'soft' && ', soft'}
              </Text>
            }
          />
        ))}
      </ul>
      {more > 0 && <CardNote>{more === 1 ? '1 more booking' : `${more} more bookings`}</CardNote>}
    </Card>
  )
}
