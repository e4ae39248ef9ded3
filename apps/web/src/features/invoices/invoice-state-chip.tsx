import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
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
  issued: { tone: 'neutral', icon: IconSend },
}

export function InvoiceStateChip({ invoice }: { invoice: Pick<InvoiceListItem, 'state'> }) {
  return <Chip {...LOOKS[invoice.state]}>{STATES[invoice.state]}</Chip>
}
