import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { IconPlus, IconSun } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useChangeSearch } from '../../../shell/use-change-search'
import { icon } from '../../../ui/icon'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { PageBody } from '../../../ui/layout/page-head'
import { EmptyState, ErrorState, NoMatchState } from '../../../ui/lists/list-states'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { holidayYearsOf } from '../../workspaces/holiday-years'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { AbsenceCards } from '../absence-cards'
import { AbsenceTable } from '../absence-table'
import { absencesQuery, balanceQuery } from '../absences.queries'
import type { MyYearSearch } from '../absences-search'
import { leaveDays } from '../calendar/leave-days'
import { MonthCalendar } from '../calendar/month-calendar'
import { useWorkingCalendar } from '../calendar/use-working-calendar'
import { YearCalendar } from '../calendar/year-calendar'
import { useLeaveOpening } from '../leave-context'
import { NEW_LEAVE } from '../leave-subject'
import { BalanceCards } from './balance-cards'
import { MyYearFilters, yearDisplays } from './my-year-filters'
import { aheadAndLately, matching } from './shown-absences'
import { dayShown, isHolidayYear, titleOf } from './shown-period'

const DISPLAY_COOKIE = 'preferredAbsencesDisplay'
const BELOW_DESKTOP = '(max-width: 959px)'

/** The reader's own leave: what is left of it, where it lies in the year, and what has become of each request. */
export function MyYearTab({ search }: { search: MyYearSearch }) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const today = useToday(useReadersTimeZone())
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const { request, view, asked } = useLeaveOpening()
  const [display, prefer] = useDisplayPreference(DISPLAY_COOKIE, yearDisplays)
  const { details } = workspace.company
  const holidayYears = holidayYearsOf(details)
  const period: DateRange = {
    from: search.from ?? holidayYears.current.from,
    to: search.to ?? holidayYears.current.to,
  }
  const month = search.month
    ? `${search.month}-01`
    : startOfMonth(today >= period.from && today <= period.to ? today : period.from)
  const isMonth = display === 'month' && !isPhone
  const shown = isMonth ? { from: month, to: endOfMonth(month) } : period

  const balance = useQuery(balanceQuery(dayShown(period, today)))
  const isYear = isHolidayYear(period, balance.data?.years ?? [], holidayYears)
  const { data, error, refetch } = useQuery(absencesQuery(shown.from, shown.to))
  const working = useWorkingCalendar(shown.from)
  const absences = data && matching(data, search)
  const dayOf = leaveDays(absences ?? [], working)
  const { ahead, lately } = aheadAndLately(absences ?? [], today)

  const go = useChangeSearch<MyYearSearch>()
  const onAsk = useCallback((range: DateRange) => request({ kind: 'new', start: range }), [request])
  const isFiltered = search.reasonID !== undefined || search.state !== undefined
  const { reasonID: _r, state: _s, ...cleared } = search
  const states = {
    error: data ? null : (error?.message ?? null),
    onRetry: () => void refetch(),
    isFiltered,
    noMatchText: 'No absences match these filters',
    onClearFilters: () => go(cleared),
    empty: {
      text: 'No leave in this period yet.',
      icon: <IconSun size={20} stroke={1.75} />,
      action: (
        <Button leftSection={<IconPlus {...icon} />} onClick={() => request(NEW_LEAVE)}>
          Request leave
        </Button>
      ),
    },
  }
  const balanceError = balance.data ? null : (balance.error?.message ?? null)
  // One failure is told once, though it kept two answers away.
  const isUnreached = balanceError !== null && states.error !== null
  const calendar = { today, asked, onAsk, onOpen: view, dayOf, isCounted: working.isKnown && data !== undefined }
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <MyYearFilters
          search={search}
          onSearch={go}
          period={period}
          report={balance.data}
          today={today}
          holidayYears={holidayYears}
          display={display}
          onDisplay={prefer}
          isPhone={isPhone}
        />
      </Box>
      <PageBody>
        {balanceError && !isUnreached && (
          <Card>
            <ErrorState text={balanceError} onRetry={() => void balance.refetch()} />
          </Card>
        )}
        {!balanceError && <BalanceCards report={balance.data} />}
        {isUnreached ? (
          <Card>
            <ErrorState text={balanceError} onRetry={() => void Promise.all([refetch(), balance.refetch()])} />
          </Card>
        ) : isPhone ? (
          <>
            {data &&
              absences?.length === 0 &&
              (isFiltered ? (
                <NoMatchState text={states.noMatchText} onClear={states.onClearFilters} />
              ) : (
                <EmptyState {...states.empty} />
              ))}
            {states.error && <ErrorState text={states.error} onRetry={states.onRetry} />}
            <AbsenceCards title="Ahead" absences={ahead} />
            <AbsenceCards title={isYear ? `Earlier in ${titleOf(period, true)}` : 'Earlier'} absences={lately} />
          </>
        ) : (
          <>
            {display === 'year' && <YearCalendar {...calendar} title={titleOf(period, isYear)} period={period} />}
            {display === 'month' && (
              <MonthCalendar
                {...calendar}
                month={month}
                onMonth={(next) => go({ ...search, month: next.slice(0, 7) })}
              />
            )}
            <AbsenceTable
              {...states}
              label={display === 'list' ? 'Absences of the period' : 'Ahead and lately'}
              heading={display === 'list' ? 'When' : 'Ahead and lately'}
              absences={absences && [...ahead, ...(display === 'list' ? lately : lately.slice(0, LATELY_SHOWN))]}
            />
          </>
        )}
      </PageBody>
    </>
  )
}

/** So many past absences are shown below a calendar, which shows the others. */
const LATELY_SHOWN = 5
