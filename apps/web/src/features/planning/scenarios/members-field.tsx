import { ActionIcon, SegmentedControl } from '@mantine/core'
import { MOST_SCENARIO_MEMBERS, type ScenarioAccess, scenarioAccesses } from '@praxis/contract/planning/planning-rules'
import { IconX } from '@tabler/icons-react'
import type { FormField } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Avatar } from '../../../ui/people/avatar'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import classes from './scenarios.module.css'

export interface ScenarioMember {
  readonly employee: ChosenEmployee
  readonly access: ScenarioAccess
}

interface MembersFieldProps extends FormField<readonly ScenarioMember[]> {
  /** Who owns the scenario, and need not be let in. */
  readonly ownerID: string
}

const ACCESSES = [
  { value: 'read', label: 'Can read' },
  { value: 'write', label: 'Can plan' },
]

/** Who is let in on a scenario, and who of them may plan in it. */
export function MembersField({ value: members, onChange, ownerID, error, onBlur }: MembersFieldProps) {
  const isFull = members.length >= MOST_SCENARIO_MEMBERS
  return (
    <Stack gap={2}>
      <EmployeePicker
        name="member"
        label="Let people in"
        optional
        hint={isFull ? `${MOST_SCENARIO_MEMBERS} people at most` : 'People who manage projects can open it'}
        disabled={isFull}
        except={ownerID}
        value={null}
        error={error}
        onBlur={onBlur}
        onChange={(employee) => {
          if (employee && !members.some((member) => member.employee.id === employee.id))
            onChange([...members, { employee, access: 'read' }])
        }}
      />
      {members.length > 0 && (
        <ul aria-label="People let in" className={classes.members}>
          {members.map(({ employee, access }) => (
            <Row key={employee.id} as="li" gap={2} className={classes.member}>
              <Avatar name={employee.displayName} colourKey={employee.id} size="sm" decorative />
              <Text grow shrinks ellipsis title={employee.displayName}>
                {employee.displayName}
              </Text>
              <SegmentedControl
                size="xs"
                aria-label={`Access of ${employee.displayName}`}
                data={ACCESSES}
                value={access}
                onChange={(chosen) => {
                  const next = scenarioAccesses.find((each) => each === chosen)
                  if (next)
                    onChange(
                      members.map((each) => (each.employee.id === employee.id ? { employee, access: next } : each)),
                    )
                }}
              />
              <ActionIcon
                size="sm"
                aria-label={`Remove ${employee.displayName}`}
                onClick={() => onChange(members.filter((each) => each.employee.id !== employee.id))}
              >
                <IconX {...icon} />
              </ActionIcon>
            </Row>
          ))}
        </ul>
      )}
    </Stack>
  )
}
