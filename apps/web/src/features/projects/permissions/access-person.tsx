import { ActionIcon } from '@mantine/core'
import { IconUsers, IconX } from '@tabler/icons-react'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Avatar } from '../../../ui/people/avatar'
import { EmployeeLink } from '../../people/employee-link'
import { useDayText } from '../../reader/readers-time'
import type { AccessRow, GrantedRow } from './access-rows'
import classes from './permissions.module.css'

/** The person, and why they have access or who changed it last. */
export function AccessPerson({ row }: { row: AccessRow }) {
  const { employee, name } = row
  const dayText = useDayText()
  return (
    <Row as="span" gap="10px" shrinks>
      {employee ? (
        <Avatar
          name={name}
          initials={employee.displayInitials}
          image={employee.profileImage}
          colourKey={employee.id}
          decorative
        />
      ) : (
        <Text rigid tone="third" className={classes.group} aria-hidden>
          <IconUsers size={14} stroke={1.75} />
        </Text>
      )}
      <Stack as="span" shrinks>
        {employee ? (
          <EmployeeLink id={employee.id} className={classes.name ?? ''}>
            {name}
          </EmployeeLink>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <Text size={12} tone="third" figures className={classes.second}>
          {row.kind === 'implied' ? row.why : changedText(row, dayText)}
        </Text>
      </Stack>
    </Row>
  )
}

const changedText = ({ grant: { updatedAt, updatedBy } }: GrantedRow, dayText: ReturnType<typeof useDayText>): string =>
  `Changed ${dayText(updatedAt)}${updatedBy ? ` by ${updatedBy}` : ''}`

export function TakeBackButton({ row, onTakeBack }: { row: AccessRow; onTakeBack: (row: GrantedRow) => void }) {
  if (row.kind === 'implied') return null
  return (
    <ActionIcon size="sm" aria-label={`Remove ${row.name}`} onClick={() => onTakeBack(row)}>
      <IconX size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
