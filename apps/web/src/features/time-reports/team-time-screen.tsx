import { ActionIcon, Button } from '@mantine/core'
import { LONGEST_REPORT_DAYS, type TimeSheetReport } from '@praxis/contract/time/time-reports'
import { type DateRange, dateRange } from '@praxis/domain/calendar/date-range'
import { daysBetween } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { COUNT, figureOf } from '@praxis/domain/figures/figure'
import { loggedTimeFigure } from '@praxis/domain/time/time-report-figures'
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useChangeSearch } from '../../shell/use-change-search'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Figure } from '../../ui/figures/figure'
import { DownloadButton } from '../../ui/files/download-button'
import { SearchField } from '../../ui/forms/search-field'
import { Grid, Stack } from '../../ui/layout/box'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { FilterBar } from '../../ui/lists/filter-bar'
import { EmptyState, listStateInstead } from '../../ui/lists/list-states'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { Skeletons } from '../../ui/lists/skeleton'
import { PeopleTabs } from '../people/people-tabs'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { holidayYearsOf } from '../workspaces/holiday-years'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { downloadTeamTime } from './download-time'
import classes from './team/team.module.css'
import { groupsOf, named, peopleOf, sumsOf, type TeamPerson, toDateText } from './team/team-groups'
import { neighbourOf, weekOf } from './team/team-period'
import { TeamTable } from './team/team-table'
import { TimeManagementCard } from './team/time-management-card'
import { percentText } from './team/utilisation'
import { UtilisationAlerts } from './team/utilisation-alerts'
import type { TeamTimeSearch } from './team-time-search'
import strip from './time-figures-strip.module.css'
import { timeSheetReportQuery } from './time-reports.queries'

/** With more people than these the groups are folded at first. */
const MOST_UNFOLDED = 40

/** What the people below the reader have logged, beside contracted time. */
export function TeamTimeScreen({ search }: { search: TeamTimeSearch }) {
  const { company } = useWorkspaceViewer()
  if (!company.features.has('timeSheet')) return <ClosedPage title="Team time" because="feature" />
  return <TeamTime search={search} />
}

function TeamTime({ search }: { search: TeamTimeSearch }) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const today = useToday(useReadersTimeZone())
  const thisWeek = weekOf(today)
  const period = dateRange(search.from, search.to) ?? thisWeek
  const isTooLong = daysBetween(period.from, period.to) >= LONGEST_REPORT_DAYS
  const { data, error, refetch } = useQuery({ ...timeSheetReportQuery(period), enabled: !isTooLong })
  const report = isTooLong ? undefined : data
  const name = search.search ?? ''

  const go = useChangeSearch<TeamTimeSearch>()
  const isThisWeek = ({ from, to }: DateRange) => from === thisWeek.from && to === thisWeek.to
  const choose = (range: DateRange = thisWeek) =>
    go({ ...(name && { search: name }), ...(!isThisWeek(range) && range) })

  return (
    <>
      <PageHead
        title="Team time"
        note={report && peopleText(report.employees.length)}
        actions={
          !isTooLong && (
            <DownloadButton label="Download the report as CSV" download={() => downloadTeamTime(period, name)} />
          )
        }
      />
      <PeopleTabs />
      <FilterBar
        search={
          <SearchField
            label="Search by name"
            focusKey="/"
            value={name}
            onSearch={(text) => go({ ...dateRange(search.from, search.to), ...(text && { search: text }) })}
          />
        }
        end={
          <nav className={classes.period} aria-label="Period">
            <ActionIcon aria-label="Previous period" onClick={() => choose(neighbourOf(period, -1))}>
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <PeriodFilter
              required
              today={today}
              holidayYears={holidayYearsOf(workspace.company.details)}
              value={period}
              longestDays={LONGEST_REPORT_DAYS}
              onChange={choose}
            />
            <ActionIcon aria-label="Next period" onClick={() => choose(neighbourOf(period, 1))}>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            {search.from && (
              <Button variant="default" onClick={() => choose(undefined)}>
                This week
              </Button>
            )}
          </nav>
        }
      />
      <PageBody>
        <Grid gap={4} className={classes.columns}>
          <Stack gap={4} shrinks>
            {isTooLong ? (
              <div className={classes.frame}>
                <EmptyState
                  text={`A report covers ${LONGEST_REPORT_DAYS} days at most. Choose a shorter period.`}
                  icon={<IconCalendarOff size={20} stroke={1.75} />}
                  action={
                    <Button variant="default" onClick={() => choose(undefined)}>
                      This week
                    </Button>
                  }
                />
              </div>
            ) : (
              <Report
                report={report}
                error={report ? null : (error?.message ?? null)}
                onRetry={() => void refetch()}
                name={name}
                onClear={() => go({ ...dateRange(search.from, search.to) })}
              />
            )}
          </Stack>
          {report?.employees.length !== 0 && <TimeManagementCard />}
        </Grid>
      </PageBody>
    </>
  )
}

const peopleText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

interface ReportProps {
  readonly report: TimeSheetReport | undefined
  readonly error: string | null
  readonly onRetry: () => void
  readonly name: string
  readonly onClear: () => void
}

function Report({ report, error, onRetry, name, onClear }: ReportProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const everybody = useMemo(() => (report ? peopleOf(report) : []), [report])
  const people = useMemo(() => named(everybody, name), [everybody, name])
  const groups = useMemo(() => groupsOf(people, report?.lineManagers ?? []), [people, report])
  const instead = listStateInstead(
    {
      error,
      onRetry,
      isFiltered: name !== '',
      noMatchText: `No people match “${name}”`,
      onClearFilters: onClear,
      empty: {
        text: 'No one reports to you, so there’s no time to show.',
        icon: <IconUsers size={20} stroke={1.75} />,
      },
    },
    report || error ? people.length : undefined,
  )
  if (instead) return <div className={classes.frame}>{instead}</div>
  if (!report)
    return (
      <div className={classes.frame} aria-busy>
        <div className={classes.loading}>
          <Skeletons count={8} shape="avatar" />
        </div>
      </div>
    )
  const opensAtFirst = people.length <= MOST_UNFOLDED || groups.length === 1
  const toggle = (id: string) =>
    setToggled((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <TeamFigures people={people} />
      <UtilisationAlerts people={people} limits={report.limits} />
      <TeamTable
        groups={groups}
        projects={report.projects}
        isOpen={(id) => opensAtFirst !== toggled.has(id)}
        onToggle={toggle}
      />
    </>
  )
}

function TeamFigures({ people }: { people: readonly TeamPerson[] }) {
  const sums = sumsOf(people)
  const { contracted, logged, chargeable, utilisation } = sums
  const notLogging = people.filter(({ report }) => report.loggedTime === 0)
  return (
    <section className={strip.strip} aria-label="Team totals">
      <Figure
        label="Logged"
        value={formatDuration(logged)}
        of={`of ${formatDuration(contracted)} contracted`}
        parts={{
          figure: loggedTimeFigure({
            approvedTime: sums.approved,
            waitingForApprovalTime: sums.waiting,
            unsubmittedTime: sums.unsubmitted,
          }),
        }}
        bar={{ share: contracted === 0 ? 0 : logged / contracted, tone: 'accent' }}
      />
      <Figure
        label="Utilisation to date"
        value={utilisation === null ? '–' : percentText(utilisation)}
        note={toDateText(sums)}
      />
      <Figure
        label="Chargeable"
        value={formatDuration(chargeable)}
        note={logged === 0 ? 'nothing logged' : `${percentText(chargeable / logged)} of logged`}
        bar={{ share: logged === 0 ? 0 : chargeable / logged, tone: 'info' }}
      />
      <Figure
        label="No time logged"
        value={peopleText(notLogging.length)}
        of={`of ${people.length}`}
        {...(notLogging.length > 0 && {
          parts: {
            figure: figureOf(
              COUNT,
              notLogging.map(({ employee, report }) => ({
                id: employee.id,
                label: employee.displayName,
                detail: `${formatDuration(report.contractedTime)} contracted`,
                value: 1,
              })),
            ),
          },
        })}
      />
    </section>
  )
}
