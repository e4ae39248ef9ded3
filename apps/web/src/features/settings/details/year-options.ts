import { addDays, addMonths } from '@praxis/domain/calendar/day'
import type { FieldOption } from '../../../ui/forms/field-option'

const dayAndMonth = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`

const monthName = (month: string): string =>
  new Date(`2001-${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })

function yearOption(start: string): FieldOption {
  const first = `2001-${start}`
  const last = addDays(addMonths(first, 12), -1)
  return { value: start, label: `${dayAndMonth(first)} – ${dayAndMonth(last)}`, note: monthName(start.slice(0, 2)) }
}

const firstsOfMonths = [...new Array(12).keys()].map((month) => `${String(month + 1).padStart(2, '0')}-01`)

/** The years to choose from: from the first of a month, with the tax year on 6 April, or as the company's is now. */
export const yearOptions = (now: string): FieldOption[] =>
  [...new Set([...firstsOfMonths, '04-06', now])].sort().map(yearOption)
