import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconAlertTriangle, IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'

interface OutStateProps {
  readonly isOverdue: boolean
  /** When it should be back. */
  readonly until: string
}

/** What somebody has: whether it should be back, or has to be today. */
export function OutState({ isOverdue, until }: OutStateProps) {
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  if (isOverdue)
    return (
      <Chip tone="error" icon={IconAlertTriangle}>
        Overdue
      </Chip>
    )
  return dayInTimeZone(new Date(until), timeZone) === today ? (
    <Chip tone="warning" icon={IconClock}>
      Return today
    </Chip>
  ) : (
    <Chip tone="info" icon={IconClock}>
      Collected
    </Chip>
  )
}

/** What has become of a booking: its request’s state, and once it is collected, whether it is back. */
export function BookingState({ booking }: { booking: AssetBooking }) {
  const { request, takenAt, returnedAt, isOverdue, to } = booking
  if (request.cancelledAt !== null) return <Chip icon={IconBan}>Cancelled</Chip>
  if (returnedAt !== null)
    return (
      <Chip tone="neutral" icon={IconCircleCheck}>
        Brought back
      </Chip>
    )
  return takenAt === null ? <StatusBadge state={request.state} short /> : <OutState isOverdue={isOverdue} until={to} />
}
