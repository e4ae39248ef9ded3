import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { Colour, Id, Moment, PlausibleDay, Version } from '../protocol/values'
import { submittedStates } from '../requests/request-rules'
import { dateParts, LONGEST_ABSENCE_DAYS } from './absence-rules'

/** Days of leave, in steps of half a day. */
export const Days = z.number().multipleOf(0.5)

/** Why somebody is away; whoever may not know gets none. */
export const ReasonBrief = z
  .strictObject({ id: Id, name: z.string(), initials: z.string(), color: Colour })
  .meta({ id: 'AbsenceReasonBrief' })
export type ReasonBrief = z.infer<typeof ReasonBrief>

const span = { from: PlausibleDay, to: PlausibleDay, datePart: z.enum(dateParts) }

/** An absence as those see it who know all of it: the person, those above them, managers of employees, who decides. */
export const Absence = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    ...span,
    /** What it costs, counted day by day from what is in force now. */
    days: Days,
    reason: ReasonBrief,
    comment: z.string(),
    /** The reason and the days in words. */
    fullDescription: z.string(),
    request: z.strictObject({
      state: z.enum(submittedStates),
      approver: EmployeeBrief.nullable(),
      /** Who decided; null while it waits, and where nobody had to. */
      approvedBy: EmployeeBrief.nullable(),
      submittedAt: Moment,
      decidedAt: Moment.nullable(),
      /** What was said with the decision. */
      comment: z.string(),
      isAutoApproved: z.boolean(),
      /** When an approved absence was called off; it counts nowhere from then on. */
      cancelledAt: Moment.nullable(),
    }),
    /** Who entered it in the person’s place, approved at once. */
    enteredBy: EmployeeBrief.nullable(),
    deputy: EmployeeBrief.nullable(),
    version: Version,
    can: z.strictObject({
      change: z.boolean(),
      withdraw: z.boolean(),
      /** Whether it can be asked for again: it was denied, and nothing was asked for instead. */
      correct: z.boolean(),
      cancel: z.boolean(),
      /** Whether its end may be cancelled while the days before stay. */
      cancelFromDay: z.boolean(),
      decide: z.boolean(),
      /** Whether an approval may be taken back, so that it is decided on again. */
      reopen: z.boolean(),
    }),
  })
  .meta({ id: 'Absence' })
export type Absence = z.infer<typeof Absence>

/** An absence on a calendar of several people: the reason is left out for those who may not know it. */
export const AwayTime = z
  .strictObject({ id: Id, ...span, isWaiting: z.boolean(), reason: ReasonBrief.optional() })
  .meta({ id: 'AwayTime' })
export type AwayTime = z.infer<typeof AwayTime>

/** A note on somebody’s calendar by those above them. */
export const CalendarMarking = z
  .strictObject({
    id: Id,
    employeeID: Id,
    ...span,
    text: z.string(),
    color: Colour,
    /** Whether the time is away from project work, and lowers capacity. */
    takesTime: z.boolean(),
    version: Version,
    can: z.strictObject({ edit: z.boolean() }),
  })
  .meta({ id: 'CalendarMarking' })
export type CalendarMarking = z.infer<typeof CalendarMarking>

export const AbsenceComment = z.string().trim().max(2000)

/** The days of an absence; a half is of one day. */
export const AbsenceSpan = z.strictObject(span)
export type AbsenceSpan = z.infer<typeof AbsenceSpan>

const millisecondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const DAY_MS = 86_400_000

/** What is wrong with the days of an absence or a marking; undefined if nothing is. */
export const spanProblem = ({ from, to, datePart }: AbsenceSpan): string | undefined => {
  if (from > to) return 'The end is before the start'
  if (datePart !== 'fullDay' && from !== to) return 'Half a day is on one day'
  return millisecondsOf(to) - millisecondsOf(from) >= LONGEST_ABSENCE_DAYS * DAY_MS
    ? `Maximum of ${LONGEST_ABSENCE_DAYS} days`
    : undefined
}
