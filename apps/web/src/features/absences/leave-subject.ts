import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'

/** What a new request begins with. */
export interface LeaveStart extends Partial<AbsenceSpan> {
  readonly reasonID?: string
  readonly comment?: string
}

/** What the panel is about: a new request, one that still waits, or an absence to be looked at. */
export type LeaveSubject =
  | {
      readonly kind: 'new'
      readonly start?: LeaveStart
      /** The denied absence that is asked for again. */
      readonly correctionOfID?: string
      /** Whose absence is entered; the reader's own without it. */
      readonly employee?: { readonly id: string; readonly displayName: string }
    }
  | { readonly kind: 'change'; readonly absence: Absence }

export const NEW_LEAVE: LeaveSubject = { kind: 'new' }

/** A denied or cancelled absence, asked for anew. */
export const askedAgain = ({ id, from, to, datePart, reason, comment, can }: Absence): LeaveSubject => ({
  kind: 'new',
  start: { from, to, datePart, reasonID: reason.id, comment },
  ...(can.correct && { correctionOfID: id }),
})
