import type { EmployeeListItem } from '@praxis/contract/people/employees'
import { formatDuration } from '@praxis/domain/durations/duration'
import { EmployeeCard, type EmployeeCardEmployee } from '../../../ui/people/employee-card'
import { EmployeeLink } from '../employee-link'
import { EmployeeStateChip } from './employee-state-chip'
import { PendingActions } from './pending-actions'

function cardOf(item: EmployeeListItem): EmployeeCardEmployee {
  const { details, lineManager, contractedWeek, invitation } = item
  const manager = { label: 'Line manager', value: lineManager?.displayName }
  return {
    id: item.id,
    displayName: item.displayName,
    displayInitials: item.displayInitials,
    profileImage: item.profileImage,
    jobTitle: details.jobTitle,
    tags: details.tags,
    details: invitation
      ? [manager, { label: 'E-mail', value: invitation.email }]
      : [manager, { label: 'Contracted', value: contractedWeek === null ? null : formatDuration(contractedWeek) }],
    isActive: details.isActive || invitation !== undefined,
  }
}

export function ListedEmployeeCard({ employee: item }: { employee: EmployeeListItem }) {
  return (
    <EmployeeCard
      employee={cardOf(item)}
      compact
      bare
      state={item.invitation && <EmployeeStateChip isActive={item.details.isActive} invitation={item.invitation} />}
      renderName={(name) => <EmployeeLink id={item.id}>{name}</EmployeeLink>}
      actions={item.invitation && <PendingActions invited={{ id: item.id, invitation: item.invitation }} />}
    />
  )
}
