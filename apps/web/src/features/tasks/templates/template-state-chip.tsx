import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

export function TemplateStateChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Chip tone="success" icon={<IconCircleCheck {...icon} />}>
      Published
    </Chip>
  ) : (
    <Chip tone="outline" icon={<IconPencil {...icon} />}>
      Not published
    </Chip>
  )
}
