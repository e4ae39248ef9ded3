import { useMediaQuery } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Grid, Stack } from '../../../ui/layout/box'
import { listStateInstead } from '../../../ui/lists/list-states'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { Skeletons } from '../../../ui/lists/skeleton'
import { EmployeeLink } from '../../people/employee-link'
import classes from './people-calendar.module.css'
import { Timeline, type TimelineProps } from './timeline/timeline'
import { reasonsIn } from './timeline/timeline-filter'
import { TimelineLegend } from './timeline-legend'
import { WeekList } from './week-list'

interface PeopleCalendarProps extends Omit<TimelineProps, 'groups' | 'name'> {
  /** The people that pass the filters; undefined while they load. */
  readonly groups: TimelineProps['groups'] | undefined
  readonly error: string | null
  readonly onRetry: () => void
  readonly isOutdated: boolean
  readonly isFiltered: boolean
  readonly onClearFilters: () => void
  readonly emptyText: string
}

const PHONE = '(max-width: 767px)'

const nameOf = ({ id, displayName }: { id: string; displayName: string }): ReactNode => (
  <EmployeeLink id={id}>{displayName}</EmployeeLink>
)

/** The calendar of several people in all its states: a timeline, on phones a list by week. */
export function PeopleCalendar(props: PeopleCalendarProps) {
  const { groups, error, onRetry, isOutdated, isFiltered, onClearFilters, emptyText, ...timeline } = props
  const isPhone = useMediaQuery(PHONE, false) ?? false
  const instead = listStateInstead(
    {
      error: groups ? null : error,
      onRetry,
      isFiltered,
      noMatchText: 'No people match these filters',
      onClearFilters,
      empty: { text: emptyText, icon: <IconUsers size={20} stroke={1.75} /> },
    },
    groups || error ? (groups?.length ?? 0) : undefined,
  )
  if (instead) return <div className={classes.frame}>{instead}</div>
  if (!groups)
    return (
      <div className={classes.frame} aria-busy>
        <Grid gap={6} className={classes.loading}>
          <Skeletons count={8} shape="avatar" />
        </Grid>
      </div>
    )
  return (
    <Stack gap={3} shrinks aria-busy={isOutdated} {...outdatedRows(isOutdated)}>
      {isPhone ? <WeekList {...timeline} groups={groups} /> : <Timeline {...timeline} groups={groups} name={nameOf} />}
      {!isPhone && <TimelineLegend reasons={reasonsIn(groups)} />}
    </Stack>
  )
}
