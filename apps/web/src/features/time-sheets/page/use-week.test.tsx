import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleTimer } from '../../timers/testing/sample-timer'
import { timeTrackersQuery } from '../../timers/timers.queries'
import { TimersProvider } from '../../timers/timers-context'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { timeSheetPeriodQuery } from '../time-sheets.queries'
import { useWeek } from './use-week'

const MONDAY = '2026-11-09'
const SUNDAY = '2026-11-15'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-09T10:00:58Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts a running timer on with its clock', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  client.setQueryData(timeTrackersQuery.queryKey, [sampleTimer({ startDate: '2026-11-09T10:00:00.000Z' })])
  client.setQueryData(timeSheetPeriodQuery(MONDAY, SUNDAY).queryKey, {
    from: MONDAY,
    to: SUNDAY,
    submissions: [],
    contractedTimeInterval: 0,
    hasContract: false,
    absences: [],
    days: [{ day: MONDAY, contractedTimeInterval: 0, bankHoliday: null, items: [] }],
  })
  const { result } = renderHook(() => useWeek(MONDAY, 'Europe/London'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <TimersProvider>{children}</TimersProvider>
      </QueryClientProvider>
    ),
  })
  const total = () => result.current.week?.figures.total
  expect(total()).toBe(0)
  act(() => vi.advanceTimersByTime(2000))
  expect(total()).toBe(60)
})
