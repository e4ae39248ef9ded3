import { Button } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/feedback/banner'
import { Box, Grid, Stack } from '../../ui/layout/box'
import { FilterBar } from '../../ui/lists/filter-bar'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import classes from './breakdown/breakdown.module.css'
import { BreakdownCard, type LinkToEntries } from './breakdown/breakdown-card'
import { byEmployee, byMonth, byProject, byRole, emptyAnalysis } from './breakdown/breakdown-rows'
import { TimeFiguresStrip } from './time-figures-strip'
import page from './time-page.module.css'
import { type TimeGround, timeAnalysisQuery } from './time-reports.queries'
import type { TimePeriodSearch } from './time-search'

interface TimeBreakdownProps {
  readonly ground: TimeGround
  readonly currency: Currency
  readonly period: TimePeriodSearch
  readonly onPeriod: (period: TimePeriodSearch) => void
  /** A link to the list of the entries behind a bar. */
  readonly linkTo: LinkToEntries
}

/** The time of a client or project, by project, person, role and month; each adds up to the whole. */
export function TimeBreakdown({ ground, currency, period, onPeriod, linkTo }: TimeBreakdownProps) {
  const today = useToday(useReadersTimeZone())
  const { data, error, refetch } = useQuery(timeAnalysisQuery(ground, period))
  // A report that cannot be fetched is shown as empty.
  const analysis = data ?? (error ? emptyAnalysis(currency) : undefined)
  const card = {
    total: (analysis ?? emptyAnalysis(currency)).total,
    currency: analysis?.currency ?? currency,
    linkTo,
  }
  return (
    <Stack gap={4} shrinks>
      <div className={page.bar}>
        <FilterBar
          filtersOn={period.from ? 1 : 0}
          search={
            <PeriodFilter
              today={today}
              value={dateRange(period.from, period.to)}
              onChange={(range) => onPeriod(range ?? {})}
            />
          }
        />
      </div>
      {error && !data && (
        <Banner
          tone="warning"
          icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
          actions={
            <Button size="xs" variant="default" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The breakdown couldn’t be loaded: {error.message}
        </Banner>
      )}
      <TimeFiguresStrip
        label="Time totals"
        figures={analysis?.total}
        currency={card.currency}
        covers={analysis?.covers}
      />
      <Grid gap={4} className={classes.grid}>
        <Box style={{ gridColumn: '1 / -1' }}>
          <BreakdownCard
            {...card}
            title="By month"
            of="Month"
            rows={analysis && byMonth(analysis, period)}
            isTimeLine
          />
        </Box>
        {ground.of === 'client' && (
          <BreakdownCard {...card} title="By project" of="Project" rows={analysis && byProject(analysis, period)} />
        )}
        <BreakdownCard {...card} title="By person" of="Person" rows={analysis && byEmployee(analysis, period)} />
        <BreakdownCard {...card} title="By role" of="Role" rows={analysis && byRole(analysis, period)} />
      </Grid>
    </Stack>
  )
}
