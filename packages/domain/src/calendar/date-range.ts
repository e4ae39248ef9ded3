import { type Day, formatDay, isDay } from './day'

/** A range includes both of its days. */
export interface DateRange {
  readonly from: Day
  readonly to: Day
}

export const dateRange = (from: string | null | undefined, to: string | null | undefined): DateRange | undefined =>
  from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined

/** A range as links and saved views carry it, '2026-11-01~2026-11-30'; empty when the two days make no range. */
export const isoTextOfDateRange = (from: string | null | undefined, to: string | null | undefined): string => {
  const range = dateRange(from, to)
  return range ? `${range.from}~${range.to}` : ''
}

export const parseDateRange = (isoText: string): DateRange | undefined => {
  const [from, to, ...rest] = isoText.split('~')
  return rest.length === 0 ? dateRange(from, to) : undefined
}

/** A range for reading: '09/11/2026 – 15/11/2026', or one day. */
export const formatDateRange = ({ from, to }: DateRange): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
