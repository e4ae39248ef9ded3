import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { Chip } from './chip'

/** Whether something is in use. */
export const ActiveChip = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Chip tone="success" icon={IconCircleCheck}>
      Active
    </Chip>
  ) : (
    <Chip tone="outline" icon={IconLock}>
      Inactive
    </Chip>
  )
