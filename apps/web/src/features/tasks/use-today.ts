import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useReadersTimeZone } from '../reader/readers-time'

/** The day it is for the reader when tasks are drawn: a clock that ticks would draw all of them again. */
export const useToday = (): Day => dayInTimeZone(new Date(), useReadersTimeZone())
