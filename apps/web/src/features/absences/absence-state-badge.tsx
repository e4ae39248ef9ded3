import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { IconBan } from '@tabler/icons-react'
import { Chip } from '../../ui/chips/chip'
import { StatusBadge } from '../../ui/chips/status-badge'
import { STATE_WORDS } from './absence-words'

/** The state of an absence: that of its request, or that it was cancelled. */
export function AbsenceStateBadge({ absence: { request } }: { absence: Pick<Absence, 'request'> }) {
  if (request.cancelledAt !== null) return <Chip icon={IconBan}>{STATE_WORDS.cancelled}</Chip>
  return <StatusBadge state={request.state} short />
}
