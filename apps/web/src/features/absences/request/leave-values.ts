import type { DatePart } from '@praxis/contract/absences/absence-rules'
import { type AbsenceSpan, spanProblem } from '@praxis/contract/absences/absence-shapes'
import { isDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'
import type { LeaveSubject } from '../leave-subject'

export interface LeaveValues {
  readonly from: string | null
  /** The last day; half a day is on its first day alone, whatever stands here. */
  readonly to: string | null
  readonly datePart: DatePart
  /** Null for the usual reason. */
  readonly reasonID: string | null
  readonly comment: string
  readonly deputy: ChosenEmployee | null
}

const LONGEST_COMMENT = 2000

export function valuesOf(subject: LeaveSubject): LeaveValues {
  if (subject.kind === 'change') {
    const { from, to, datePart, reason, comment, deputy } = subject.absence
    const { id, displayName } = deputy ?? {}
    return { from, to, datePart, reasonID: reason.id, comment, deputy: id && displayName ? { id, displayName } : null }
  }
  const { from = null, to = from, datePart = 'fullDay', reasonID = null, comment = '' } = subject.start ?? {}
  return { from, to, datePart, reasonID, comment, deputy: null }
}

/** The days as they stand in the form, once they are days. */
export function spanOf({ from, to, datePart }: LeaveValues): AbsenceSpan | undefined {
  const last = datePart === 'fullDay' ? to : from
  if (from === null || last === null || !isDay(from) || !isDay(last)) return undefined
  const span = { from, to: last, datePart }
  return spanProblem(span) === undefined ? span : undefined
}

/** The values with another first day: the last one is never before it, and waits until it is typed to its end. */
export const beginningOn = (values: LeaveValues, from: string | null): LeaveValues => {
  const isLater = from !== null && isDay(from) && (values.to === null || values.to < from)
  return { ...values, from, ...(isLater && { to: from }) }
}

/** Half of the first day, or whole days again. */
export const withPart = (values: LeaveValues, datePart: DatePart): LeaveValues => ({
  ...values,
  datePart,
  ...(datePart !== 'fullDay' && { to: values.from }),
})

export const leaveRules =
  (reasonID: (values: LeaveValues) => string | null) =>
  (values: LeaveValues): FormRules<LeaveValues> => {
    const { from, to, datePart } = values
    const lasts = () => {
      if (from === null || to === null || !isDay(from) || !isDay(to)) return undefined
      return spanProblem({ from, to, datePart: 'fullDay' })
    }
    return {
      from: [required(datePart === 'fullDay' ? 'First day' : 'Date'), date()],
      ...(datePart === 'fullDay' && { to: [required('Last day'), date(), lasts] }),
      reasonID: () => (reasonID(values) === null ? 'Reason is required' : undefined),
      comment: maxLength(LONGEST_COMMENT),
    }
  }
