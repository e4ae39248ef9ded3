import type { AbsenceToDecide } from '@praxis/contract/absences/absence-requests'
import type { Absence, AwayTime } from '@praxis/contract/absences/absence-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { Row, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { Note } from '../../approvals/approval-note'
import { Facts, FactsSection } from '../../approvals/facts'
import { AbsenceStateBadge } from '../absence-state-badge'
import { spanText } from '../absence-words'
import { awayText } from '../away-text'
import { absenceToDecideQuery } from './to-decide.queries'

/** What whoever decides on leave should know: what it leaves, who else is away, and what was asked for before. */
export function LeaveToDecide({ absence }: { absence: Absence }) {
  const { data, error, refetch } = useQuery(absenceToDecideQuery(absence.id))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  return <Known absence={absence} of={data} />
}

function Known({ absence, of }: { absence: Absence; of: AbsenceToDecide }) {
  const { byYear, alsoAway, alsoAwayOnProjects, lastRequests, loggedTime, booked, isOverdrawn, teamSize } = of
  const balances = byYear.filter(({ before, after }) => before !== null && after !== null)
  return (
    <Facts>
      <FactsSection title="Balance">
        <li>
          {daysText(of.days)} · {formatDuration(of.time)}
        </li>
        {balances.map(({ year, before, after }) => (
          <li key={year.year}>
            Left in {year.year}: {before} <span aria-hidden>→</span> <b>{daysText(after ?? 0)}</b>
          </li>
        ))}
        {balances.length === 0 && <li>{absence.reason.name} has no allowance</li>}
        {isOverdrawn && (
          <li>
            <Note>More than is left</Note>
          </li>
        )}
        {loggedTime > 0 && (
          <li>
            <Note>{`${formatDuration(loggedTime)} logged on these days`}</Note>
          </li>
        )}
        {booked.seconds > 0 && (
          <li>
            <Note>{bookedText(booked)}</Note>
          </li>
        )}
      </FactsSection>
      <FactsSection title={`Away at the same time, of a team of ${teamSize}`}>
        {alsoAway.map(({ employee, times }) => (
          <Away key={employee.id} employee={employee} times={times} />
        ))}
        {alsoAwayOnProjects.map(({ employee, times, projects }) => (
          <Away key={`project-${employee.id}`} employee={employee} times={times} on={projects.join(', ')} />
        ))}
        {alsoAway.length + alsoAwayOnProjects.length === 0 && <li>Everyone else is here</li>}
      </FactsSection>
      <FactsSection title="Last requests">
        {lastRequests.map((last) => (
          <li key={last.id}>
            <Row as="span" gap={2} wrap>
              <CategoryMark category={last.reason} />
              <Text figures>
                {spanText(last)} · {daysText(last.days)}
              </Text>
              <AbsenceStateBadge absence={last} />
            </Row>
          </li>
        ))}
        {lastRequests.length === 0 && <li>None before this one</li>}
      </FactsSection>
    </Facts>
  )
}

const bookedText = ({ seconds, targets }: AbsenceToDecide['booked']): string =>
  [`${formatDuration(seconds)} booked on these days`, ...(targets.length > 0 ? [targets.join(', ')] : [])].join(': ')

interface AwayProps {
  readonly employee: Absence['employee']
  readonly times: readonly AwayTime[]
  /** The projects that both are on. */
  readonly on?: string
}

function Away({ employee, times, on }: AwayProps) {
  return (
    <li>
      <Row as="span" gap={2} align="start">
        <Face person={employee} size="xs" decorative />
        <span>
          {employee.displayName}, {awayText(times)}
          {on && <Text tone="third"> · {on}</Text>}
        </span>
      </Row>
    </li>
  )
}
