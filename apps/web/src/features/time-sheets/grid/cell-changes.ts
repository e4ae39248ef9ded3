import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { placeOfLogged } from '../../loggables/submission-words'
import type { SubmissionToLog } from '../time-sheets.mutations'
import type { RowSubject } from './grid-rows'

/** What was typed into a cell. */
export interface TypedCell {
  readonly duration: number
  readonly comment: string
  /** Undefined where it was not chosen, or time cannot be charged. */
  readonly isChargeable: boolean | undefined
}

const chargeable = (isChargeable: boolean | undefined) => {
  if (isChargeable === undefined) return {}
  return isChargeable ? { isFullyChargeable: true } : { isFullyChargeable: false, chargeableDuration: 0 }
}

/** The body for a cell that was empty: an entry without a time of day. */
export const bodyOfCell = (
  row: RowSubject,
  day: string,
  { duration, comment, isChargeable }: TypedCell,
  roleID: string | null,
): SubmissionToLog => ({
  from: `${day}T00:00:00.000Z`,
  to: null,
  duration,
  ...placeOfLogged(row),
  taskID: row.task?.id ?? null,
  roleID,
  comment: comment.trim(),
  ...(row.project && chargeable(isChargeable)),
})

/** The changes of a cell's entry; one with a time of day keeps its beginning, and ends by its new duration. */
export function changesOfCell(
  entry: Pick<TimeSheetSubmission, 'from' | 'to' | 'duration' | 'comment'>,
  { duration, comment, isChargeable }: TypedCell,
): Partial<SubmissionToLog> {
  const end = new Date(Date.parse(entry.from) + duration * 1000).toISOString()
  const time = entry.to === undefined ? { duration } : { from: entry.from, to: end }
  return {
    ...(duration !== entry.duration && time),
    ...(comment.trim() !== entry.comment && { comment: comment.trim() }),
    ...chargeable(isChargeable),
  }
}
