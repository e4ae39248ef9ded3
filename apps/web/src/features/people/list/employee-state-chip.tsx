import { IconClockX, IconMail } from '@tabler/icons-react'
import { ActiveChip } from '../../../ui/chips/active-chip'
import { Chip } from '../../../ui/chips/chip'

interface EmployeeStateChipProps {
  readonly isActive: boolean
  readonly invitation?: { readonly isExpired: boolean } | undefined
}

export function EmployeeStateChip({ isActive, invitation }: EmployeeStateChipProps) {
  if (invitation?.isExpired)
    return (
      <Chip tone="warning" icon={IconClockX}>
        Invitation expired
      </Chip>
    )
  if (invitation)
    return (
      <Chip tone="info" icon={IconMail}>
        Invited
      </Chip>
    )
  return <ActiveChip isActive={isActive} />
}
