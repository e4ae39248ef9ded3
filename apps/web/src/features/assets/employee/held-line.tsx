import type { HeldAsset } from '@praxis/contract/assets/asset-bookings'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { Text } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import { useMomentWords } from '../asset-times'

/** Since when somebody has an asset, or when it is due back. */
export function HeldLine({ held: { kind, since, until, isOverdue } }: { held: HeldAsset }) {
  const timeZone = useReadersTimeZone()
  const words = useMomentWords()
  if (kind === 'assignment' || until === null)
    return <>assigned {formatDay(dayInTimeZone(new Date(since), timeZone))}</>
  if (isOverdue) return <Text tone="error">overdue since {words.at(until)}</Text>
  return <>due back {words.until(until)}</>
}
