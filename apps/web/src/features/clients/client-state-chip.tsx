import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { Chip } from '../../ui/chips/chip'

export function ClientStateChip({ isActive }: { isActive: boolean }) {
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
