import type { WeightedLoad } from '@praxis/contract/planning/planning-changes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconUserShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { countOfBookings } from '../model/booking-words'
import { useInScenario } from '../scenarios/scenario-context'
import { type LoadAsked, loadQuery, wholeMonths } from './load-of'
import { PeopleAlert } from './people-alert'

/** How many bookings lie after the last day of whoever they name, and who that is; nothing while there are none. */
export function ToReassign({ of, level, shown }: LoadAsked) {
  const { data } = useQuery(loadQuery(of, level, shown, useInScenario()))
  if (!data || data.toReassign.length === 0) return null
  const count = data.toReassign.reduce((sum, { bookings }) => sum + bookings, 0)
  return (
    <PeopleAlert
      icon={<IconUserShare size={14} stroke={2} aria-hidden />}
      tone="warning"
      words={`${countOfBookings(count)} to reassign`}
      label="People with bookings to reassign"
      people={data.toReassign.map((each) => ({ employee: each.employee, words: leaverWords(each) }))}
      days={wholeMonths(shown)}
    />
  )
}

/** 'Last day 30/11/2026, 3 bookings after it'. */
const leaverWords = ({ lastDay, bookings }: WeightedLoad['toReassign'][number]): string =>
  lastDay === null
    ? `Has left, ${countOfBookings(bookings)}`
    : `Last day ${formatDay(lastDay)}, ${countOfBookings(bookings)} after it`
