import type { Day } from './day'
import { wallMoment } from './offset-of-time-zone'

/** The calendar day it is in a time zone at a given moment. */
export const dayInTimeZone = (moment: Date, timeZone: string): Day =>
  wallMoment(moment, timeZone).toISOString().slice(0, 10)
