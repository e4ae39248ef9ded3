import { IconCircleCheck, IconClockX, IconLock, IconMail } from '@tabler/icons-react'
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
  return isActive ? (
    <Chip tone="success" icon={IconCircleCheck}>
      Active
    </Chip>
  ) : (
    <Chip tone="outline" icon={IconLock}>
      Inactive
    </Chip>
  )
}
