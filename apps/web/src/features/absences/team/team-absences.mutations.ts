import type { AbsenceSpan, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { approvals } from '@praxis/contract/requests/approvals'
import { api } from '../../../api/api'
import { useCall, useChange, useWholeCall } from '../../../api/use-call'
import { useTakeBackApprovals } from '../../approvals/approvals.mutations'

export interface NewMarking extends AbsenceSpan {
  readonly employeeID: string
  readonly text: string
  readonly color: string
  readonly takesTime: boolean
  readonly idempotencyKey: string
}

/** Marks whole days or half of one, for which there is a call each. */
export const useCreateMarking = () =>
  useChange(
    ({ from, to, datePart, idempotencyKey, ...marking }: NewMarking): Promise<CalendarMarking> =>
      datePart === 'fullDay'
        ? api.call(teamAbsences.createFullDayMarking, { body: { ...marking, from, to } }, { idempotencyKey })
        : api.call(
            teamAbsences.createHalfDayMarking,
            { body: { ...marking, date: from, datePart } },
            { idempotencyKey },
          ),
    ['teamAbsences'],
  )

export const useUpdateMarking = () => useWholeCall(teamAbsences.updateMarking)

export const useDeleteMarking = () => useCall(teamAbsences.deleteMarking, (id: string) => ({ params: { id } }))

interface AbsenceDecision {
  readonly id: string
  /** The request as the reader saw it. */
  readonly version: string
  readonly state: 'approved' | 'denied'
  readonly comment: string
}

/** What a decision shows in, besides lists of requests. */
const DECIDED = { topics: ['absences', 'teamAbsences'] } as const

export const useDecideAbsence = () =>
  useCall(approvals.decideRequest, ({ id, ...body }: AbsenceDecision) => ({ params: { id }, body }), {
    changes: ['approvals', 'requests', ...DECIDED.topics],
  })

/** Takes an approval back, so that the absence waits again. */
export const useUndoApproval = () => useTakeBackApprovals(DECIDED)
