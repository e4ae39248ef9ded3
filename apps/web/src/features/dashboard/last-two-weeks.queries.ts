import type { TimeSheetPeriod } from '@praxis/contract/time/time-sheets'
import { addDays, type Day, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import { queryOptions } from '@tanstack/react-query'
import { fetchPeriod, timeSheetPeriodQuery } from '../time-sheets/time-sheets.queries'

/** The week of a day, cut out of a longer period. */
export function weekIn(period: TimeSheetPeriod, day: Day): TimeSheetPeriod {
  const [from, to] = [startOfWeek(day), endOfWeek(day)]
  const isInWeek = (each: { readonly day: Day }) => from <= each.day && each.day <= to
  const days = period.days.filter(isInWeek)
  return {
    from,
    to,
    submissions: period.submissions.filter(isInWeek),
    contractedTimeInterval: days.reduce((sum, { contractedTimeInterval }) => sum + contractedTimeInterval, 0),
    hasContract: period.hasContract,
    absences: period.absences.filter((absence) => absence.from <= to && from <= absence.to),
    days,
  }
}

/** One's own time of this week and the last: on a Monday this week alone offers little to start again. */
export const lastTwoWeeksQuery = (today: Day) => {
  const [from, to] = [addDays(startOfWeek(today), -7), endOfWeek(today)]
  return queryOptions({
    ...timeSheetPeriodQuery(from, to),
    queryFn: async (context) => {
      const both = await fetchPeriod(from, to, context.signal)
      // The time sheet is the page most often opened next: its week is in the cache already.
      context.client.setQueryData(timeSheetPeriodQuery(startOfWeek(today), to).queryKey, weekIn(both, today))
      return both
    },
  })
}
