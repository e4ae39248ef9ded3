import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { METHODS } from '../../projects/plan-methods'
import { monthName } from '../plan-words'
import { type LineKey, lines, type PlanDates, type PlanLine, type PlanValues, sumOfLine } from './plan-values'

const MOST_LINES = 3

/** The names of what can be changed apart, for those who choose between two versions. */
export const planLabels: Readonly<Record<string, string>> = {
  dates: 'Plan dates',
  ...Object.fromEntries(lines.map(({ key, name }) => [key, name])),
}

const isLine = (value: unknown): value is PlanLine => typeof value === 'object' && value !== null && 'months' in value
const isDates = (value: unknown): value is PlanDates =>
  typeof value === 'object' && value !== null && 'isOpenEnded' in value

/** A version of a line or of the dates in a few words. */
export const planText = (currency: Currency) => (_path: string, value: unknown) => {
  if (isLine(value)) {
    const total = sumOfLine(value)
    return `${METHODS[value.method].toLowerCase()}, ${moneyOfColumn([total], currency)(total)}`
  }
  if (!isDates(value)) return undefined
  return value.isOpenEnded
    ? `open-ended from ${formatDay(value.startDate)}`
    : `${formatDay(value.startDate)} – ${formatDay(value.endDate)}`
}

const changedMonths = (saved: PlanLine, values: PlanLine): string[] =>
  Object.keys({ ...saved.months, ...values.months }).filter(
    (month) => (saved.months[month] ?? 0) !== (values.months[month] ?? 0),
  )

function lineNote(key: LineKey, name: string, saved: PlanValues, values: PlanValues): string | undefined {
  const [was, is] = [saved[key], values[key]]
  const months = changedMonths(was, is)
  const isSame =
    months.length === 0 && was.method === is.method && JSON.stringify(was.basis) === JSON.stringify(is.basis)
  if (isSame) return undefined
  const [only] = months
  return only && months.length === 1 ? `${name.toLowerCase()}, ${monthName(only)}` : name.toLowerCase()
}

/** What differs from the saved plan, in a few words: 'dates; consultancy revenue, December 2026'. */
export function changeNote(saved: PlanValues, values: PlanValues): string {
  const dates = JSON.stringify(saved.dates) === JSON.stringify(values.dates) ? [] : ['dates']
  const changed = lines.flatMap(({ key, name }) => lineNote(key, name, saved, values) ?? [])
  const more = changed.length - MOST_LINES
  const shown = more > 0 ? [...changed.slice(0, MOST_LINES), `${more} more`] : changed
  return [...dates, ...shown].join('; ')
}
