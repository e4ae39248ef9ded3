import type { AssetState } from '@praxis/contract/assets/asset-rules'
import type { AssetStanding } from '@praxis/contract/assets/asset-shapes'
import {
  IconAlertTriangle,
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconClock,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { Chip, type ChipTone } from '../../ui/chips/chip'
import { standingText, useMomentWords } from './asset-times'

const LOOKS: Readonly<Record<AssetState, { readonly tone: ChipTone; readonly icon: TablerIcon }>> = {
  available: { tone: 'success', icon: IconCircleCheck },
  booked: { tone: 'info', icon: IconCalendarEvent },
  out: { tone: 'info', icon: IconClock },
  overdue: { tone: 'error', icon: IconAlertTriangle },
  withPerson: { tone: 'neutral', icon: IconUser },
  retired: { tone: 'outline', icon: IconArchive },
}

/** Where an asset is now, and until when. */
export function AssetStateChip({ standing }: { standing: Pick<AssetStanding, 'state' | 'until'> }) {
  const words = useMomentWords()
  return <Chip {...LOOKS[standing.state]}>{standingText(standing, words)}</Chip>
}
