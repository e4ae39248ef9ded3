import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import type { Day } from './day'

/** The calendar day it is in a time zone at a given moment. */
export const dayInTimeZone = (moment: Date, timeZone: string): Day =>
  format(new TZDate(moment.getTime(), timeZone), 'yyyy-MM-dd')
