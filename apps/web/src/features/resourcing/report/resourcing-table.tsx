import type { ResourcingGroups } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { intervalsBetween } from '@praxis/domain/planning/intervals'
import { type CSSProperties, useMemo } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { GroupRows, LoadingRow, PeopleRows } from './group-rows'
import classes from './resourcing.module.css'
import { closedText, weekText } from './resourcing-words'
import type { ShownGroup } from './use-shown-groups'

/** A list without groups is shown in part at first. */
const MOST_UNGROUPED = 60

interface ResourcingTableProps {
  readonly report: ResourcingGroups
  readonly groups: readonly ShownGroup[]
  readonly isGrouped: boolean
  readonly period: DateRange
  readonly today: Day
  readonly onToggle: (groupID: string) => void
}

export function ResourcingTable({ report, groups, isGrouped, period, today, onToggle }: ResourcingTableProps) {
  const weeks = useMemo(() => intervalsBetween(period.from, period.to, 'week'), [period])
  const closedWeeks = useMemo(() => new Set(report.closedWeeks), [report])
  const style: CSSProperties & Record<'--weeks', number> = { '--weeks': weeks.length }
  const shared = { weekCount: weeks.length, closedWeeks }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to by the keys as well. */}
      <section className={classes.frame} aria-label="Resourcing" tabIndex={0}>
        <table className={classes.table} style={style} aria-label="Bookings by week">
          <thead>
            <tr>
              <th scope="col">Person</th>
              {weeks.map((monday) => (
                <Week key={monday} monday={monday} isNow={monday === startOfWeek(today)} />
              ))}
            </tr>
          </thead>
          {isGrouped ? (
            groups.map((group) => (
              <GroupRows
                key={group.head.groupID}
                group={group}
                {...shared}
                onToggle={() => onToggle(group.head.groupID)}
              />
            ))
          ) : (
            <tbody>
              <PeopleRows people={everybodyOf(groups)} atFirst={MOST_UNGROUPED} {...shared} />
              {groups.some(({ people, error }) => !people && !error) && <LoadingRow weekCount={weeks.length} />}
            </tbody>
          )}
        </table>
      </section>
      <Row gap={4} wrap size={12} tone="second">
        <Legend />
        {report.closedWeeks.length > 0 && <Text last>{closedText(report.closedWeeks)}</Text>}
      </Row>
    </>
  )
}

const everybodyOf = (groups: readonly ShownGroup[]) =>
  groups
    .flatMap(({ people }) => people ?? [])
    .toSorted((one, other) => one.employee.displayName.localeCompare(other.employee.displayName))

function Week({ monday, isNow }: { monday: Day; isNow: boolean }) {
  return (
    <th scope="col" aria-current={isNow ? 'date' : undefined}>
      {weekText(monday)}
      {isNow && ', now'}
    </th>
  )
}

const KINDS = {
  client: 'Client projects',
  internal: 'Internal projects',
  opportunity: 'Opportunities, soft',
  free: 'Free',
  away: 'Away',
} as const

function Legend() {
  return (
    <Row as="ul" gap={4} wrap className={classes.legend} aria-label="Colours">
      {Object.entries(KINDS).map(([kind, label]) => (
        <Row as="li" key={kind} gap="6px" inline>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {label}
        </Row>
      ))}
    </Row>
  )
}
