import { UnstyledButton } from '@mantine/core'
import type { Day } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { OpportunityLink } from '../../opportunities/opportunity-link'
import { EmployeeLink } from '../../people/employee-link'
import { CHARGING } from '../../projects/charging-words'
import { ProjectLink } from '../../projects/project-link'
import { ProjectLogo } from '../../projects/project-logo'
import classes from './resourcing.module.css'
import { shortTime } from './resourcing-words'
import type { BookedTarget, ResourcedPerson } from './shown-people'
import { WeekCell } from './week-cell'

interface PersonRowsProps {
  readonly person: ResourcedPerson
  readonly closedWeeks: ReadonlySet<Day>
}

/** Somebody's weeks, and once opened what they are booked on in them. */
export function PersonRows({ person: { employee, report, targets }, closedWeeks }: PersonRowsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <tr className={classes.person}>
        <th scope="row">
          <Row as="span" gap={2} shrinks>
            {targets.length > 0 ? (
              <UnstyledButton
                className={classes.chevron}
                aria-label={`What ${employee.displayName} is booked on`}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Chevron size={16} stroke={1.75} aria-hidden />
              </UnstyledButton>
            ) : (
              <span className={classes.chevron} />
            )}
            <Face person={employee} decorative />
            <Text shrinks breaks>
              <EmployeeLink id={employee.id} className={classes.name}>
                {employee.displayName}
              </EmployeeLink>
              <Text block tone="third" size={12} weight="normal">
                {employee.isActive ? `${formatDuration(report.contracted)} a week` : 'no longer works here'}
              </Text>
            </Text>
          </Row>
        </th>
        {report.weeks.map((week) => (
          <WeekCell key={week.monday} week={week} isClosed={closedWeeks.has(week.monday)} />
        ))}
      </tr>
      {isOpen && targets.map((booked) => <TargetRow key={booked.target.id} booked={booked} weeks={report.weeks} />)}
    </>
  )
}

/** Short words for the column of names, beside the whole ones of projects' pages. */
const SHORT_CHARGING = { effort: 'T&M', fixed: 'Fixed' } as const

function TargetRow({ booked, weeks }: { booked: BookedTarget; weeks: readonly { readonly monday: Day }[] }) {
  const { target, isOpportunity, seconds } = booked
  const Linked = isOpportunity ? OpportunityLink : ProjectLink
  const { chargingMechanism } = target
  return (
    <tr className={classes.target}>
      <th scope="row">
        <Row as="span" gap={2} shrinks className={classes.booked}>
          <ProjectLogo project={target} size="xs" />
          <Linked id={target.id} className={classes.name}>
            {target.name}
          </Linked>
          <Text rigid tone="third" size={12} title={chargingMechanism ? CHARGING[chargingMechanism] : undefined}>
            {isOpportunity ? 'Opportunity' : chargingMechanism ? SHORT_CHARGING[chargingMechanism] : 'Internal'}
          </Text>
        </Row>
      </th>
      {weeks.map(({ monday }, index) => (
        <td key={monday}>{(seconds[index] ?? 0) === 0 ? '–' : shortTime(seconds[index] ?? 0)}</td>
      ))}
    </tr>
  )
}
