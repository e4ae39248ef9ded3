import { addDays, addMonths, type Day, endOfMonth, startOfMonth } from '../calendar/day'
import { periodAfter } from '../calendar/schedule'

/** When the drafts of a project are made; a scheduler that was set never makes any for days before. */
export interface DraftSchedule {
  readonly type: 'fixedAmount' | 'effort' | 'agreement'
  /** 31 is the last day of shorter months. */
  readonly dayOfMonth: number
  readonly setOn: Day
  /** The last day a draft is made on; null without an end. */
  readonly until: Day | null
}

const monthly = ({ dayOfMonth }: DraftSchedule) => ({ every: 'month', on: dayOfMonth, at: '00:00' }) as const

const firstAfter = (schedule: DraftSchedule, lastDraftedOn: Day | null): Day =>
  periodAfter(lastDraftedOn ?? addDays(schedule.setOn, -1), monthly(schedule))

/** The next day a draft is made for; null once there will be none. */
export const nextDraftDay = (schedule: DraftSchedule, lastDraftedOn: Day | null): Day | null => {
  const day = firstAfter(schedule, lastDraftedOn)
  return schedule.until !== null && day > schedule.until ? null : day
}

/**
 * The days that drafts are to be made for, up to today: each that was missed has one of its own where the amount is
 * fixed. Time and agreed items that wait are all on the last one, as one draft takes whatever there is.
 */
export const draftDays = (schedule: DraftSchedule, lastDraftedOn: Day | null, today: Day): Day[] => {
  const { type, until } = schedule
  const last = until !== null && until < today ? until : today
  const days: Day[] = []
  let day = firstAfter(schedule, lastDraftedOn)
  while (day <= last) {
    days.push(day)
    day = periodAfter(day, monthly(schedule))
  }
  return type === 'fixedAmount' ? days : days.slice(-1)
}

/** The last day of work on a draft by effort: whatever is uninvoiced up to the end of the month before. */
export const lastDayOfEffort = (draftDay: Day): Day => endOfMonth(addMonths(startOfMonth(draftDay), -1))
