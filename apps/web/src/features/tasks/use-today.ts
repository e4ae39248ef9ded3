import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useReadersTimeZone } from '../reader/readers-time'

/** The reader's day when tasks are rendered: a clock that ticks would render all of them again. */
export const useToday = (): Day => dayInTimeZone(new Date(), useReadersTimeZone())
