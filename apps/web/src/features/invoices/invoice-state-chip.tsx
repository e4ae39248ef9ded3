import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import { Chip, type ChipTone } from '../../ui/chips/chip'
import { STATES } from './invoice-words'

const LOOKS: Readonly<Record<InvoiceState, { readonly tone: ChipTone; readonly icon: TablerIcon }>> = {
  draft: { tone: 'outline', icon: IconPencil },
  billed: { tone: 'info', icon: IconSend },
  partPaid: { tone: 'warning', icon: IconClock },
  overdue: { tone: 'error', icon: IconAlertTriangle },
  paid: { tone: 'success', icon: IconCircleCheck },
  credited: { tone: 'neutral', icon: IconArrowBackUp },
}

export function InvoiceStateChip({ state }: { state: InvoiceState }) {
  return <Chip {...LOOKS[state]}>{STATES[state]}</Chip>
}
