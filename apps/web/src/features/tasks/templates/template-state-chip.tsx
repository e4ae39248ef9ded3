import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'

export function TemplateStateChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Chip tone="success" icon={IconCircleCheck}>
      Published
    </Chip>
  ) : (
    <Chip tone="outline" icon={IconPencil}>
      Not published
    </Chip>
  )
}
