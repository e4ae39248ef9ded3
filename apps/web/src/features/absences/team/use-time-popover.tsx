import type { AbsenceSpan, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { type ReactNode, useCallback, useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import type { LeaveSubject } from '../leave-subject'
import { type DeniedAbsence, DenyAbsenceDialog } from './deny-absence-dialog'
import { useUpdateMarking } from './team-absences.mutations'
import { TimePopover } from './time-popover'
import type { OpenedTime } from './timeline/person-row'

/** What a calendar of people does with what is pressed or dragged in it. */
export function useTimePopover(today: Day, request: (subject: LeaveSubject) => void) {
  const [denied, setDenied] = useState<DeniedAbsence>()
  const { mutate: update } = useUpdateMarking()
  const move = useCallback(
    ({ id, version }: CalendarMarking, { from, to }: AbsenceSpan) =>
      update({ params: { id }, body: { from, to, version } }, { onError: (error) => showError(error.message) }),
    [update],
  )
  return {
    move,
    popover: (opened: OpenedTime, close: () => void): ReactNode =>
      // The days of somebody whose calendar the reader may not mark open nothing.
      opened.kind === 'days' && !opened.person.can.mark ? null : (
        <TimePopover opened={opened} today={today} close={close} onDeny={setDenied} request={request} />
      ),
    dialogs: denied && <DenyAbsenceDialog {...denied} onClose={() => setDenied(undefined)} />,
  }
}
