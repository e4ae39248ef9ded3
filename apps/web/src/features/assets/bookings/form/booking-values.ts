import type { AssetBooking, AssetBrief } from '@praxis/contract/assets/asset-shapes'
import { bookingTimesProblem, extensionProblem } from '@praxis/domain/assets/asset-booking-times'
import type { Span } from '@praxis/domain/assets/asset-use'
import { addDays, type Day, daysBetween, isDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay, parseTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { date, timeOfDay } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../../people/employee-picker'
import { usualTimes } from '../usual-times'

/** What an asset is called where it is chosen. */
export type ChosenAsset = Pick<AssetBrief, 'id' | 'name' | 'code'>

/** What is booked: something new, the same again after a denial, or other times for a booking. */
export type BookingSubject =
  | {
      readonly kind: 'new'
      readonly asset?: ChosenAsset | undefined
      readonly times?: Span | undefined
      readonly corrects?: AssetBooking
    }
  | { readonly kind: 'change'; readonly booking: AssetBooking }

export interface BookingValues {
  readonly assetID: ChosenAsset | null
  readonly from: Day | null
  readonly fromTime: string | null
  readonly to: Day | null
  readonly toTime: string | null
  readonly note: string
  /** Whose booking it is, where whoever manages assets books for somebody else. */
  readonly employeeID: ChosenEmployee | null
}

const LONGEST_NOTE = 2000

const fieldsOf = (moment: string, timeZone: string) => {
  const date = new Date(moment)
  return { day: dayInTimeZone(date, timeZone), time: formatTimeOfDay(timeOfDayInTimeZone(date, timeZone)) }
}

/** A time as the fields of the form show it. */
export function fieldsOfSpan({ from, to }: Span, timeZone: string) {
  const [start, end] = [fieldsOf(from, timeZone), fieldsOf(to, timeZone)]
  return { from: start.day, fromTime: start.time, to: end.day, toTime: end.time }
}

export function valuesOf(subject: BookingSubject, now: number, timeZone: string): BookingValues {
  if (subject.kind === 'change') {
    const { asset, note } = subject.booking
    return { assetID: asset, ...fieldsOfSpan(subject.booking, timeZone), note, employeeID: null }
  }
  const { asset, times, corrects } = subject
  const today = dayInTimeZone(new Date(now), timeZone)
  const isAhead = corrects !== undefined && Date.parse(corrects.from) > now
  const span = times ?? (isAhead ? corrects : usualTimes({ from: today, to: today }, now, timeZone))
  return {
    assetID: asset ?? corrects?.asset ?? null,
    ...fieldsOfSpan(span, timeZone),
    note: corrects?.note ?? '',
    employeeID: null,
  }
}

const momentOf = (day: Day | null, time: string | null, timeZone: string): string | undefined => {
  const seconds = time === null ? undefined : parseTimeOfDay(time)
  return day !== null && isDay(day) && seconds !== undefined
    ? momentAt(day, seconds, timeZone).toISOString()
    : undefined
}

/** The times that stand in the form; undefined while one of them is missing or none. */
export function spanOf({ from, fromTime, to, toTime }: BookingValues, timeZone: string): Span | undefined {
  const [start, end] = [momentOf(from, fromTime, timeZone), momentOf(to, toTime, timeZone)]
  return start && end ? { from: start, to: end } : undefined
}

/** The moments that are sent: a time that nobody touched stays the moment it was, to the second. */
export function changedSpan(values: BookingValues, booking: Span, timeZone: string): Span | undefined {
  const span = spanOf(values, timeZone)
  const before = fieldsOfSpan(booking, timeZone)
  return (
    span && {
      from: values.from === before.from && values.fromTime === before.fromTime ? booking.from : span.from,
      to: values.to === before.to && values.toTime === before.toTime ? booking.to : span.to,
    }
  )
}

/** How many days later the booking ends than it begins; undefined while one of them is no day. */
export const lengthOf = ({ from, to }: BookingValues): number | undefined =>
  from !== null && isDay(from) && to !== null && isDay(to) ? Math.max(0, daysBetween(from, to)) : undefined

/** Another first day moves the last one along, so that the booking stays as long as it was. */
export const beginningOn = (values: BookingValues, from: Day | null, length: number | undefined): BookingValues =>
  from !== null && isDay(from) && length !== undefined
    ? { ...values, from, to: addDays(from, length) }
    : { ...values, from }

/** The rules of the form. A start that stays as it is may be long over. */
export const bookingRules =
  (subject: BookingSubject, timeZone: string, now: () => number) =>
  (values: BookingValues): FormRules<BookingValues> => {
    const span = subject.kind === 'change' ? changedSpan(values, subject.booking, timeZone) : spanOf(values, timeZone)
    const begun = subject.kind === 'change' ? subject.booking : undefined
    const isUnchanged = span?.from === begun?.from && span?.to === begun?.to
    const judge = span?.from === begun?.from ? extensionProblem : bookingTimesProblem
    const problem = span && !isUnchanged ? judge(span, new Date(now()).toISOString()) : undefined
    const ofTimes = (path: 'from' | 'to') => () => (problem?.path === path ? problem.message : undefined)
    return {
      assetID: required('Asset'),
      from: [required('First day'), date(), ofTimes('from')],
      fromTime: [required('Start time'), timeOfDay],
      to: [required('Last day'), date(), ofTimes('to')],
      toTime: [required('End time'), timeOfDay],
      note: maxLength(LONGEST_NOTE),
    }
  }
