import { IconBriefcase, IconClock, IconFlag, IconStar, IconStarFilled } from '@tabler/icons-react'
import { ActiveChip } from '../../ui/chips/active-chip'
import { Chip } from '../../ui/chips/chip'
import { Row } from '../../ui/layout/box'

export function ProjectStateChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <ActiveChip isActive />
  ) : (
    <Chip tone="outline" icon={IconFlag}>
      Completed
    </Chip>
  )
}

export function NotStartedChip() {
  return <Chip icon={IconClock}>Not started</Chip>
}

export function StrategicChip() {
  return (
    <Chip tone="primary" icon={IconStar}>
      Strategic
    </Chip>
  )
}

/** Marks a strategic project beside its name, where a chip would take the name's room. */
export function StrategicStar() {
  return (
    <Row as="span" inline align="stretch" rigid tone="primary" title="Strategic" role="img" aria-label="Strategic">
      <IconStarFilled size={12} aria-hidden />
    </Row>
  )
}

export function InternalChip() {
  return <Chip icon={IconBriefcase}>Internal</Chip>
}
