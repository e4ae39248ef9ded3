import { UnstyledButton } from '@mantine/core'
import type { Employee, Teammate } from '@praxis/contract/people/employees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Box, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../employee-link'
import { teammatesQuery } from '../people.queries'
import classes from './profile.module.css'

const GROUPS: { relation: Teammate['relation']; title: string }[] = [
  { relation: 'lineManager', title: 'Line manager' },
  { relation: 'report', title: 'Reports' },
  { relation: 'teammate', title: 'Same line manager' },
]

/** A larger team is folded to this many. */
const SHOWN_AT_FIRST = 8

export function TeammatesCard({ employee }: { employee: Employee }) {
  const { data, error, refetch } = useQuery(teammatesQuery(employee.id))
  return (
    <Card title="Teammates" count={data?.length} flush>
      {error && !data ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState text={`${employee.displayName} has no line manager and no reports yet.`} />
      ) : data ? (
        GROUPS.map(({ relation, title }) => (
          <Group key={relation} title={title} people={data.filter((person) => person.relation === relation)} />
        ))
      ) : (
        <Stack className={classes.people} aria-busy>
          <Skeletons count={4} shape="avatar" />
        </Stack>
      )}
    </Card>
  )
}

function Group({ title, people }: { title: string; people: readonly Teammate[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (people.length === 0) return null
  const shown = isOpen ? people : people.slice(0, SHOWN_AT_FIRST)
  return (
    <section className={classes.group}>
      <Box as="h3" size={12} tone="third" weight="medium" className={classes.groupTitle}>
        {title}
      </Box>
      <Stack as="ul" className={classes.people}>
        {shown.map((person) => (
          <li key={person.id}>
            <EmployeeLink id={person.id} className={classes.person ?? ''}>
              <Face person={person} decorative />
              <Text ellipsis weight="medium">
                {person.displayName}
              </Text>
              <Text letters={12} tone="third" ellipsis className={classes.personTitle}>
                {person.jobTitle}
              </Text>
            </EmployeeLink>
          </li>
        ))}
      </Stack>
      {people.length > shown.length && (
        <UnstyledButton className={classes.more} onClick={() => setIsOpen(true)}>
          Show all {people.length}
        </UnstyledButton>
      )}
    </section>
  )
}
