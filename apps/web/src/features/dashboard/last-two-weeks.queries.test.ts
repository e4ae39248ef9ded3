import type { TimeSheetPeriod } from '@praxis/contract/time/time-sheets'
import { addDays } from '@praxis/domain/calendar/day'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { sampleSubmission } from '../time-sheets/testing/sample-time'
import { sentSubmissions } from '../time-sheets/testing/sent-submissions'
import { timeSheetPeriodQuery } from '../time-sheets/time-sheets.queries'
import { lastTwoWeeksQuery, weekIn } from './last-two-weeks.queries'

afterEach(() => vi.unstubAllGlobals())

const [LAST_MONDAY, MONDAY, SUNDAY] = ['2026-11-09', '2026-11-16', '2026-11-22']
const lastFriday = sampleSubmission({ id: 'friday', day: '2026-11-13' })
const today = sampleSubmission({ id: 'monday', day: MONDAY })

const twoWeeks: TimeSheetPeriod = {
  from: LAST_MONDAY,
  to: SUNDAY,
  submissions: [lastFriday, today],
  contractedTimeInterval: 14 * 3600,
  hasContract: true,
  absences: [],
  days: Array.from({ length: 14 }, (_, place) => ({
    day: addDays(LAST_MONDAY, place),
    contractedTimeInterval: 3600,
    bankHoliday: null,
    items: [],
  })),
}

it.each([MONDAY, '2026-11-18', SUNDAY])(
  'the week of %s is its seven days, what is contracted and logged on them',
  (day) => {
    expect(weekIn(twoWeeks, day)).toEqual({
      from: MONDAY,
      to: SUNDAY,
      submissions: [today],
      contractedTimeInterval: 7 * 3600,
      hasContract: true,
      absences: [],
      days: twoWeeks.days.slice(7),
    })
  },
)

it('both weeks are asked for once, and the time sheet opens with what came', async () => {
  const received = serve({
    'GET /timeSheetSubmissions/byPeriod': () => ({ ...twoWeeks, ...sentSubmissions(twoWeeks.submissions) }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  expect(await queryClient.fetchQuery(lastTwoWeeksQuery(MONDAY))).toEqual(twoWeeks)
  expect(received).toHaveLength(1)
  const { queryKey } = timeSheetPeriodQuery(MONDAY, SUNDAY)
  expect(queryClient.getQueryData(queryKey)).toEqual(weekIn(twoWeeks, MONDAY))
})
