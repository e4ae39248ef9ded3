import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { LateLeavePanel } from '../late-leave-panel'
import type { LeaveSubject } from '../leave-subject'

const AbsencePanel = late(
  () => import('../absence-panel').then((module) => ({ default: module.AbsencePanel })),
  inDialog,
)

/** What stands over a page that is about something else than the reader's leave. */
export type BesideLeave =
  | { readonly kind: 'request'; readonly subject: LeaveSubject }
  | { readonly kind: 'view'; readonly absence: Absence }

export function LeavePanels({ beside, onClose }: { beside: BesideLeave | undefined; onClose: () => void }) {
  if (!beside) return null
  return (
    <Opening>
      {beside.kind === 'request' ? (
        <LateLeavePanel subject={beside.subject} onClose={onClose} />
      ) : (
        <AbsencePanel key={beside.absence.id} absence={beside.absence} onClose={onClose} />
      )}
    </Opening>
  )
}
