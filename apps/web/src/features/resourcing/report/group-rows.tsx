import { Button, Loader, UnstyledButton } from '@mantine/core'
import type { Day } from '@praxis/domain/calendar/day'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { PersonRows } from './person-rows'
import classes from './resourcing.module.css'
import { peopleText } from './resourcing-words'
import type { ResourcedPerson } from './shown-people'
import type { ShownGroup } from './use-shown-groups'

const MOST_AT_FIRST = 5
const MOST_NAMED = 3

interface GroupRowsProps {
  readonly group: ShownGroup
  readonly weekCount: number
  readonly closedWeeks: ReadonlySet<Day>
  readonly onToggle: () => void
}

/** The people of a line manager, who are loaded once the group is opened. */
export function GroupRows({ group, weekCount, closedWeeks, onToggle }: GroupRowsProps) {
  const { head, isOpen, people, error } = group
  const isLoading = isOpen && !people && !error
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <tbody aria-busy={isLoading || undefined}>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={weekCount + 1}>
          <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={onToggle}>
            {isLoading ? <Loader size={16} aria-hidden /> : <Chevron size={16} stroke={1.75} aria-hidden />}
            {head.lineManager ? (
              <Face person={head.lineManager} decorative />
            ) : (
              <span aria-hidden>
                <UnassignedAvatar />
              </span>
            )}
            <b>{head.lineManager?.displayName ?? 'No line manager'}</b>
            <Text tone="third" size={12} weight="normal">
              {groupNote(group)}
            </Text>
          </UnstyledButton>
        </th>
      </tr>
      {isOpen && <Opened group={group} weekCount={weekCount} closedWeeks={closedWeeks} />}
    </tbody>
  )
}

function groupNote({ head, isOpen, people, error }: ShownGroup): string {
  const count = peopleText(head.employeeCount)
  if (isOpen && !people) return error ? count : `${count}, loading`
  if (head.overBookedEmployeeCount > 0) return `${count}, ${head.overBookedEmployeeCount} over-booked`
  return isOpen ? count : `${count}, opened when needed`
}

function Opened({ group: { people, error, retry }, weekCount, closedWeeks }: Omit<GroupRowsProps, 'onToggle'>) {
  if (people) return <PeopleRows people={people} atFirst={MOST_AT_FIRST} {...{ weekCount, closedWeeks }} />
  if (!error) return <LoadingRow weekCount={weekCount} />
  return (
    <tr>
      <td colSpan={weekCount + 1}>
        <ErrorState text={error} onRetry={retry} />
      </td>
    </tr>
  )
}

interface PeopleRowsProps extends Pick<GroupRowsProps, 'weekCount' | 'closedWeeks'> {
  readonly people: readonly ResourcedPerson[]
  /** A longer list is shown in part at first, so that opening it stays quick. */
  readonly atFirst: number
}

export function PeopleRows({ people, atFirst, weekCount, closedWeeks }: PeopleRowsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? people : people.slice(0, atFirst)
  const rest = people.slice(shown.length)
  return (
    <>
      {shown.map((person) => (
        <PersonRows key={person.employee.id} person={person} closedWeeks={closedWeeks} />
      ))}
      {rest.length > 0 && (
        <tr>
          <td colSpan={weekCount + 1} className={classes.more}>
            <Row gap={2} tone="second" size={13} wrap>
              {rest.length} more: {namesOf(rest)}
              <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
                Show
              </Button>
            </Row>
          </td>
        </tr>
      )}
    </>
  )
}

const namesOf = (people: readonly ResourcedPerson[]): string =>
  people
    .slice(0, MOST_NAMED)
    .map(({ employee }) => employee.displayName)
    .join(', ') + (people.length > MOST_NAMED ? ' …' : '')

export function LoadingRow({ weekCount }: { weekCount: number }) {
  return (
    <tr className={classes.person}>
      <th scope="row">
        <Skeleton shape="avatar" />
      </th>
      {placesOf(weekCount).map((place) => (
        <td key={place}>
          <span className={classes.bone} />
        </td>
      ))}
    </tr>
  )
}
