import { Button } from '@mantine/core'
import { LONGEST_RESOURCING_DAYS, type ResourcingGroups } from '@praxis/contract/planning/resourcing'
import { type DateRange, dateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { IconCalendarOff, IconLayoutAlignLeft, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Changes, present } from '../../shell/address-values'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useChangeSearch } from '../../shell/use-change-search'
import { addressOf } from '../../shell/workspace/side-menu-entries'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { DownloadButton } from '../../ui/files/download-button'
import { SearchField } from '../../ui/forms/search-field'
import { Grid } from '../../ui/layout/box'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { FilterBar } from '../../ui/lists/filter-bar'
import { EmptyState, listStateInstead } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { PeopleTabs } from '../people/people-tabs'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { OverBookedBanner } from './report/over-booked-banner'
import { PeriodSteps } from './report/period-steps'
import classes from './report/resourcing.module.css'
import { ResourcingFilters } from './report/resourcing-filters'
import { usualPeriod } from './report/resourcing-period'
import { ResourcingTable } from './report/resourcing-table'
import { peopleText } from './report/resourcing-words'
import { useShownGroups } from './report/use-shown-groups'
import { downloadResourcing, resourcingGroupsQuery } from './resourcing.queries'
import { filtersOn, isFiltered, type ResourcingSearch } from './resourcing-search'

const PLANNER = '/employments/$companyDomain/master-planning'

/** Who is booked for how much, week by week. */
export function ResourcingScreen({ search }: { search: ResourcingSearch }) {
  const { company } = useWorkspaceViewer()
  if (!company.features.has('project')) return <ClosedPage title="Resourcing" because="feature" />
  return <Resourcing search={search} />
}

function Resourcing({ search }: { search: ResourcingSearch }) {
  const go = useChangeSearch<ResourcingSearch>()
  const today = useToday(useReadersTimeZone())
  const usual = usualPeriod(today)
  const period = dateRange(search.from, search.to) ?? usual
  const isTooLong = daysBetween(period.from, period.to) >= LONGEST_RESOURCING_DAYS
  const { data, error, refetch } = useQuery({ ...resourcingGroupsQuery(period), enabled: !isTooLong })
  const report = isTooLong ? undefined : data

  const change = (changes: Changes<ResourcingSearch>) => go(present<ResourcingSearch>({ ...search, ...changes }))
  const choose = ({ from, to }: Partial<DateRange> = {}) =>
    change(from === usual.from && to === usual.to ? { from: undefined, to: undefined } : { from, to })
  const clear = () => change({ search: undefined, targetableID: undefined, clientID: undefined, only: undefined })
  const count = report?.groups.reduce((sum, { employeeCount }) => sum + employeeCount, 0)
  return (
    <>
      <PageHead
        title="Resourcing"
        note={count !== undefined && peopleText(count)}
        actions={
          <>
            {!isTooLong && (
              <DownloadButton label="Download the report as CSV" download={() => downloadResourcing(period)} />
            )}
            <PlannerLink />
          </>
        }
      />
      <PeopleTabs />
      <FilterBar
        search={
          <SearchField
            label="Name or project"
            focusKey="/"
            value={search.search ?? ''}
            onSearch={(words) => change({ search: words || undefined })}
          />
        }
        filtersOn={filtersOn(search)}
        end={<PeriodSteps period={period} today={today} isUsual={search.from === undefined} onChange={choose} />}
      >
        <ResourcingFilters report={report} search={search} onChange={change} />
      </FilterBar>
      <PageBody>
        {isTooLong ? (
          <div className={classes.frame}>
            <EmptyState
              text={`The report covers ${LONGEST_RESOURCING_DAYS} days at most. Choose a shorter period.`}
              icon={<IconCalendarOff size={20} stroke={1.75} />}
            />
          </div>
        ) : report ? (
          <Report
            // Another period has other groups, whose people are loaded anew.
            key={`${period.from} ${period.to}`}
            {...{ report, search, period, today }}
            onShowOverBooked={() => change({ only: 'overBooked' })}
            onClear={clear}
          />
        ) : (
          <Waiting error={error?.message ?? null} onRetry={() => void refetch()} />
        )}
      </PageBody>
    </>
  )
}

function PlannerLink() {
  const { company, capabilities } = useWorkspaceViewer()
  const { routesByPath } = useRouter()
  const mayPlan = capabilities.has('canManageProjects') || capabilities.has('isAvailableInClientResourcing')
  if (!mayPlan || !(PLANNER in routesByPath)) return null
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to={addressOf(PLANNER, company.domain)} />}
      leftSection={<IconLayoutAlignLeft size={16} stroke={1.75} aria-hidden />}
    >
      Open planner
    </Button>
  )
}

function Waiting({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  const instead = listStateInstead({ error, onRetry, empty: { text: '' } }, undefined)
  return (
    <div className={classes.frame} aria-busy={!error}>
      {instead ?? (
        <Grid gap={4} className={classes.loading}>
          <Skeletons count={8} shape="avatar" />
        </Grid>
      )}
    </div>
  )
}

interface ReportProps {
  readonly report: ResourcingGroups
  readonly search: ResourcingSearch
  readonly period: DateRange
  readonly today: Day
  readonly onShowOverBooked: () => void
  readonly onClear: () => void
}

function Report({ report, search, period, today, onShowOverBooked, onClear }: ReportProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  // The first group opens by itself, so that there is something to see.
  const isOpened = (id: string) => (id === report.groups[0]?.groupID) !== toggled.has(id)
  const groups = useShownGroups(report.groups, period, search, isOpened)
  const toggle = (id: string) =>
    setToggled((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const instead = listStateInstead(
    {
      isFiltered: isFiltered(search),
      noMatchText: search.search ? `No people match “${search.search}”` : 'No people match these filters',
      onClearFilters: onClear,
      empty: {
        text: 'No one reports to you, so there are no bookings to show.',
        icon: <IconUsers size={20} stroke={1.75} />,
      },
    },
    groups.length,
  )
  return (
    <>
      <OverBookedBanner report={report} onShow={search.only === undefined ? onShowOverBooked : undefined} />
      {instead ? (
        <div className={classes.frame}>{instead}</div>
      ) : (
        <ResourcingTable
          {...{ report, groups, period, today }}
          isGrouped={search.groupedBy === undefined}
          onToggle={toggle}
        />
      )}
    </>
  )
}
