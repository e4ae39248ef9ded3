import { Popover, UnstyledButton } from '@mantine/core'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { present } from '../../../shell/address-values'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { Face } from '../../../ui/people/face'
import type { PlanningSearch } from '../planning-search'
import { useInScenario } from '../scenarios/scenario-context'
import classes from './load.module.css'

interface PersonToSee {
  readonly employee: EmployeeBrief
  /** What is the matter with their bookings. */
  readonly words: string
}

interface PeopleAlertProps {
  readonly icon: ReactNode
  readonly tone: 'warning' | 'error'
  /** How much there is to see to. */
  readonly words: string
  /** What the people are. */
  readonly label: string
  readonly people: readonly PersonToSee[]
  readonly more?: number
  /** The days that this is about. */
  readonly days: DateRange
}

/** Bookings that a planner has to see to: how many, and behind that whose, each leading to that person’s row. */
export function PeopleAlert({ icon, tone, words, label, people, more = 0, days }: PeopleAlertProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={360} position="top-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.alert} data-tone={tone} onClick={() => setIsOpen(!isOpen)}>
          {icon}
          {words}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ul className={classes.people}>
          {people.map(({ employee, words: second }) => (
            <CardRow
              key={employee.id}
              picture={<Face person={employee} decorative />}
              name={<LinkToRow employee={employee} days={days} onFollow={() => setIsOpen(false)} />}
              second={second}
            />
          ))}
        </ul>
        {more > 0 && <CardNote>{more} more</CardNote>}
      </Popover.Dropdown>
    </Popover>
  )
}

interface LinkToRowProps extends Pick<PeopleAlertProps, 'days'> {
  readonly employee: EmployeeBrief
  readonly onFollow: () => void
}

/** To everybody’s planning, as a saved view may leave that person out. */
function LinkToRow({ employee: { id, displayName }, days, onFollow }: LinkToRowProps) {
  const { company } = useWorkspaceViewer()
  const { scenarioID } = useInScenario()
  const search = present<PlanningSearch>({ ...days, groupedBy: 'resource', people: [id], scenario: scenarioID })
  return (
    <Link
      to="/employments/$companyDomain/master-planning"
      params={{ companyDomain: company.domain }}
      search={search}
      onClick={onFollow}
    >
      {displayName}
    </Link>
  )
}
