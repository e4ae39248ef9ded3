import type { SignOffState } from '@praxis/contract/portals/sign-off-shapes'
import { IconCircleCheck, IconClock, IconMessageQuestion, IconX } from '@tabler/icons-react'
import { Chip, type ChipTone } from '../../../ui/chips/chip'
import { STATES } from './sign-off-words'

const LOOKS: Readonly<Record<SignOffState, { tone: ChipTone; icon: typeof IconX }>> = {
  waiting: { tone: 'info', icon: IconClock },
  questioned: { tone: 'warning', icon: IconMessageQuestion },
  approved: { tone: 'success', icon: IconCircleCheck },
  withdrawn: { tone: 'neutral', icon: IconX },
}

export const SignOffStateChip = ({ state }: { state: SignOffState }) => <Chip {...LOOKS[state]}>{STATES[state]}</Chip>
