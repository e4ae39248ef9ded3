import { IconCircleCheck, IconFlag, IconKey, IconLock } from '@tabler/icons-react'
import { Chip, type ChipTone } from '../../ui/chips/chip'
import { type PortalState, STATES } from './portal-words'

const LOOKS: Readonly<Record<PortalState, { tone: ChipTone; icon: typeof IconLock }>> = {
  open: { tone: 'success', icon: IconCircleCheck },
  noPassword: { tone: 'warning', icon: IconKey },
  closed: { tone: 'neutral', icon: IconLock },
  completed: { tone: 'neutral', icon: IconFlag },
}

export const PortalStateChip = ({ state }: { state: PortalState }) => <Chip {...LOOKS[state]}>{STATES[state]}</Chip>
