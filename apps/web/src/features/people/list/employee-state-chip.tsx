import { IconCircleCheck, IconClockX, IconLock, IconMail } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'

interface EmployeeStateChipProps {
  readonly isActive: boolean
  readonly invitation?: { readonly isExpired: boolean } | undefined
}

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

export function EmployeeStateChip({ isActive, invitation }: EmployeeStateChipProps) {
  if (invitation?.isExpired)
    return (
      <Chip tone="warning" icon={<IconClockX {...icon} />}>
        Invitation expired
      </Chip>
    )
  if (invitation)
    return (
      <Chip tone="info" icon={<IconMail {...icon} />}>
        Invited
      </Chip>
    )
  return isActive ? (
    <Chip tone="success" icon={<IconCircleCheck {...icon} />}>
      Active
    </Chip>
  ) : (
    <Chip tone="outline" icon={<IconLock {...icon} />}>
      Inactive
    </Chip>
  )
}
