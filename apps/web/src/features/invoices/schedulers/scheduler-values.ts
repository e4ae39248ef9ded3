import type { InvoiceScheduler, InvoiceSchedulerInput } from '@praxis/contract/invoices/invoice-schedulers'
import { addDays, type Day, isDay } from '@praxis/domain/calendar/day'
import { nextDraftDay } from '@praxis/domain/invoices/draft-days'
import { vatOn, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { scheduledText } from '@praxis/domain/invoices/scheduled-text'
import { date } from '@praxis/domain/validation/date-rules'
import { min } from '@praxis/domain/validation/number-rules'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'

export type SchedulerValues = Omit<InvoiceSchedulerInput, 'version'>

/** What can be edited of a scheduler; the text that goes without saying is there to be changed. */
export const valuesOf = (scheduler: InvoiceScheduler): SchedulerValues => ({
  type: scheduler.type,
  amount: scheduler.amount,
  dayOfMonth: scheduler.dayOfMonth,
  until: scheduler.until,
  onlyDone: scheduler.onlyDone,
  text: scheduler.text === '' ? `${scheduler.project.name}, {month}` : scheduler.text,
})

const notBefore = (today: Day): Rule =>
  unlessEmpty((value) => (isDay(String(value)) && String(value) < today ? 'Enter a date from today on' : undefined))

const LONGEST_TEXT = 200

export const rulesOf =
  (today: Day) =>
  ({ type }: SchedulerValues) => ({
    ...(type === 'fixedAmount' && { amount: [required('Amount'), min(1, '0.01')], text: maxLength(LONGEST_TEXT) }),
    ...(type !== 'none' && { until: [date(), notBefore(today)] }),
  })

/** Drafts without an end are not counted, and those of centuries need not be. */
const MOST_COUNTED = 600

export interface DraftsAhead {
  readonly first: Day
  /** Null without an end. */
  readonly count: number | null
}

/**
 * The drafts that a scheduler would make from now on; undefined where there are none. One whose kind or day changes
 * starts anew, today.
 */
export function draftsAhead(
  { type, dayOfMonth, until }: SchedulerValues,
  saved: InvoiceScheduler,
  today: Day,
): DraftsAhead | undefined {
  if (type === 'none' || (until !== null && !isDay(until))) return undefined
  const goesOn = saved.type === type && saved.dayOfMonth === dayOfMonth && saved.nextOn !== null
  const setOn = goesOn && saved.nextOn !== null && saved.nextOn > today ? saved.nextOn : today
  const schedule = { type, dayOfMonth, setOn, until }
  const isMadeToday = !goesOn && saved.lastDraft?.day === today
  const first = nextDraftDay(schedule, isMadeToday ? today : addDays(setOn, -1))
  if (first === null) return undefined
  if (until === null) return { first, count: null }
  let count = 0
  for (let day: Day | null = first; day !== null && count < MOST_COUNTED; day = nextDraftDay(schedule, day)) count += 1
  return { first, count }
}

/** What the first draft of a fixed amount says and comes to. */
export const fixedDraft = ({ amount, text }: SchedulerValues, { project, vatRate }: InvoiceScheduler, day: Day) => {
  const net = amount ?? 0
  return {
    text: scheduledText(text.trim(), project.name, day),
    net,
    total: net + vatOn(net, Math.round(vatRate * WHOLE_RATE)),
  }
}
