import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { Chip } from '../../ui/chips/chip'

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

export function ClientStateChip({ isActive }: { isActive: boolean }) {
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
