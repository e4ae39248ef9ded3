import type { LinkProps } from '@tanstack/react-router'
import { Card } from '../../../ui/layout/card'
import { LinkButton } from '../../../ui/menus/link-button'
import { Notice } from '../notice'
import type { RoleRow } from './resource-values'

interface UnfilledRoleCardProps {
  readonly roles: readonly RoleRow[]
  readonly selected: string | undefined
  /** Where people are found for a role. */
  readonly planning: Pick<LinkProps, 'to' | 'params'>
}

/** The chosen role, else the first, that nobody fills yet, and the way to people who could. */
export function UnfilledRoleCard({ roles, selected, planning }: UnfilledRoleCardProps) {
  const unfilled = roles.filter(({ employeeID }) => employeeID === null)
  const role = unfilled.find(({ key }) => key === selected) ?? unfilled[0]
  if (!role?.roleID) return null
  return (
    <Card title={`Role ${roles.indexOf(role) + 1}, ${role.name}`} note="without a person">
      <Notice
        tone="warning"
        action={
          <LinkButton size="xs" variant="default" link={{ ...planning, search: { role: role.roleID } }}>
            Find a person
          </LinkButton>
        }
      >
        No one is named yet. Compare people by the time they have free.
      </Notice>
    </Card>
  )
}
