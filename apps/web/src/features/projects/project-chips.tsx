import { IconBriefcase, IconCircleCheck, IconFlag, IconStar } from '@tabler/icons-react'
import { Chip } from '../../ui/chips/chip'

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

export function ProjectStateChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Chip tone="success" icon={<IconCircleCheck {...icon} />}>
      Active
    </Chip>
  ) : (
    <Chip tone="outline" icon={<IconFlag {...icon} />}>
      Completed
    </Chip>
  )
}

export function StrategicChip() {
  return (
    <Chip tone="primary" icon={<IconStar {...icon} />}>
      Strategic
    </Chip>
  )
}

export function InternalChip() {
  return <Chip icon={<IconBriefcase {...icon} />}>Internal</Chip>
}
