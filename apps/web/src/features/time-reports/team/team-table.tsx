import { Button, UnstyledButton } from '@mantine/core'
import type { TimeSheetReport } from '@praxis/contract/time/time-reports'
import { formatDuration } from '@praxis/domain/durations/duration'
import { figureOf, SECONDS } from '@praxis/domain/figures/figure'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ValueWithParts } from '../../../ui/figures/figure'
import { Row, Text } from '../../../ui/layout/box'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { PERSONAL_WORK } from '../../loggables/submission-words'
import { EmployeeLink } from '../../people/employee-link'
import { ProjectLogo } from '../../projects/project-logo'
import classes from './team.module.css'
import type { TeamGroup, TeamPerson } from './team-groups'
import { Utilisation } from './utilisation'

interface TeamTableProps {
  readonly groups: readonly TeamGroup[]
  readonly projects: TimeSheetReport['projects']
  readonly isOpen: (id: string) => boolean
  readonly onToggle: (id: string) => void
}

type ReportedProject = TimeSheetReport['projects'][number]

/** A larger group is shown in part at first, so that unfolding it stays quick. */
const MOST_AT_FIRST = 60
const MOST_CHIPS = 2

/** The people of each group, under the name of the person they report to. */
export function TeamTable({ groups, projects, isOpen, onToggle }: TeamTableProps) {
  const known = useMemo(() => new Map(projects.map((project) => [project.id, project])), [projects])
  return (
    <div className={classes.frame}>
      <table className={classes.team} aria-label="Team time">
        <thead>
          <tr className={classes.heads}>
            <th scope="col">Person</th>
            <th scope="col" data-desktop data-number>
              Contracted
            </th>
            <th scope="col" data-number>
              Logged
            </th>
            <th scope="col" data-utilisation>
              Utilisation
            </th>
            <th scope="col" data-desktop data-projects>
              By project
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupBody
            key={group.id}
            group={group}
            known={known}
            isOpen={isOpen(group.id)}
            onToggle={() => onToggle(group.id)}
          />
        ))}
      </table>
    </div>
  )
}

interface GroupBodyProps {
  readonly group: TeamGroup
  readonly known: ReadonlyMap<string, ReportedProject>
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const NOBODY = 'No line manager'

function GroupBody({ group, known, isOpen, onToggle }: GroupBodyProps) {
  const { manager, people, sums } = group
  const [showsAll, setShowsAll] = useState(false)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const name = manager?.displayName ?? NOBODY
  const shown = showsAll ? people : people.slice(0, MOST_AT_FIRST)
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup">
          <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={onToggle}>
            <Chevron size={16} stroke={1.75} aria-hidden />
            {manager ? (
              <Face person={manager} decorative />
            ) : (
              <span aria-hidden>
                <UnassignedAvatar />
              </span>
            )}
            <span className={classes.names}>
              <b>{name}</b>
              <Text block tone="third" size={12} weight="normal">
                {people.length} {people.length === 1 ? 'person' : 'people'}
              </Text>
            </span>
          </UnstyledButton>
        </th>
        <td data-desktop data-number>
          {formatDuration(sums.contracted)}
        </td>
        <td data-number>{formatDuration(sums.logged)}</td>
        <td>
          <Utilisation name={name} share={sums.utilisation} />
        </td>
        <td data-desktop>
          <GroupNote people={people} />
        </td>
      </tr>
      {isOpen && shown.map((person) => <PersonRow key={person.employee.id} person={person} known={known} />)}
      {isOpen && shown.length < people.length && (
        <tr>
          <td colSpan={5} className={classes.more}>
            <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
              Show all {people.length}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function GroupNote({ people }: { people: readonly TeamPerson[] }) {
  const count = (alert: TeamPerson['alert']) => people.filter((person) => person.alert === alert).length
  const words = [
    ...(count('over') > 0 ? [`${count('over')} over`] : []),
    ...(count('under') > 0 ? [`${count('under')} under`] : []),
  ]
  return (
    <Text block tone="third" size={12} weight="normal">
      {words.join(', ')}
    </Text>
  )
}

function PersonRow({ person, known }: { person: TeamPerson; known: ReadonlyMap<string, ReportedProject> }) {
  const { employee, report, alert } = person
  const parts = report.byProject
    .toSorted((one, other) => other.loggedTime - one.loggedTime)
    .map(({ projectID, loggedTime }) => {
      const project = projectID === null ? undefined : known.get(projectID)
      return { id: projectID ?? 'none', name: project?.details.name ?? PERSONAL_WORK, project, loggedTime }
    })
  const logged = (
    <ValueWithParts
      label={`Logged by ${employee.displayName}`}
      value={formatDuration(report.loggedTime)}
      parts={{
        figure: figureOf(
          SECONDS,
          parts.map(({ id, name, project, loggedTime }) => ({
            id,
            label: name,
            detail: project?.client?.name ?? null,
            value: loggedTime,
          })),
        ),
      }}
    />
  )
  return (
    <tr>
      <th scope="row">
        <Row as="span" gap="10px" shrinks>
          <Face person={employee} decorative />
          <span className={classes.names}>
            <EmployeeLink id={employee.id} className={classes.name ?? ''}>
              {employee.displayName}
            </EmployeeLink>
            <Text block tone="third" size={12} weight="normal">
              {employee.isActive ? employee.jobTitle : 'no longer works here'}
            </Text>
          </span>
        </Row>
      </th>
      <td data-desktop data-number>
        {formatDuration(report.contractedTime)}
      </td>
      <td data-number>
        {report.loggedTime > 0 ? logged : <Text tone="third">0h 00m</Text>}
        <Text size={12} tone="third" className={classes.ofContracted}>
          of {formatDuration(report.contractedTime)}
        </Text>
      </td>
      <td>
        <Utilisation name={employee.displayName} share={report.utilisation} alert={alert} />
      </td>
      <td data-desktop>
        <Row as="span" gap={1}>
          {parts.slice(0, MOST_CHIPS).map(({ id, name, project, loggedTime }) => (
            <span key={id} className={classes.chip} title={`${name}: ${formatDuration(loggedTime)}`}>
              {project && <ProjectLogo project={project} size="xs" />}
              <span>{name}</span>
              <b>{formatDuration(loggedTime)}</b>
            </span>
          ))}
          {parts.length > MOST_CHIPS && (
            <Text
              rigid
              tone="third"
              size={12}
              title={parts
                .slice(MOST_CHIPS)
                .map(({ name, loggedTime }) => `${name}: ${formatDuration(loggedTime)}`)
                .join('\n')}
            >
              +{parts.length - MOST_CHIPS}
            </Text>
          )}
        </Row>
      </td>
    </tr>
  )
}
