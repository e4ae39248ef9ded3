import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { PlanningDayItem } from '@praxis/contract/planning/planning-shapes'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { intervalOf } from '@praxis/domain/planning/intervals'
import type { Column } from './plan-axis'
import type { PlanRow, RowLoad } from './plan-row'

/** How a cell looks: by how much is booked, or why nothing can be. */
export interface CellLook {
  readonly text: string
  readonly heat: '0' | '1' | '2' | '3' | '4' | 'over' | 'unnamed' | 'away' | 'closed'
  /** Leave that waits to be decided lies within. */
  readonly isAsked: boolean
}

const A_HUNDRED = 100
const HOUR = 3600

const isOver = ({ hard, capacity }: RowLoad): boolean => capacity !== undefined && hard > capacity

export const percentOf = ({ hard, soft, capacity }: RowLoad): number | undefined =>
  capacity === undefined || capacity === 0 ? undefined : Math.round(((hard + soft) * A_HUNDRED) / capacity)

const heatOf = (percent: number): CellLook['heat'] =>
  percent <= 0 ? '0' : percent < 50 ? '1' : percent < 75 ? '2' : percent < 100 ? '3' : '4'

const marks = new WeakMap<readonly PlanningDayItem[], Map<string, ReadonlyMap<Day, PlanningDayItem[]>>>()

/** What lies on the days of each interval besides bookings. Rows keep their items, so that they are sorted only once. */
function itemsByInterval(items: readonly PlanningDayItem[], level: PlanningLevel): ReadonlyMap<Day, PlanningDayItem[]> {
  const kept = marks.get(items)?.get(level)
  if (kept) return kept
  const found = new Map<Day, PlanningDayItem[]>()
  for (const item of items) {
    const interval = intervalOf(item.day, level)
    const same = found.get(interval)
    if (same) same.push(item)
    else found.set(interval, [item])
  }
  const ofItems = marks.get(items) ?? new Map()
  marks.set(items, ofItems.set(level, found))
  return found
}

export function cellLook(row: PlanRow, level: PlanningLevel, column: Column): CellLook {
  const load = row.loads[column.day]
  const items = row.items.length === 0 ? undefined : itemsByInterval(row.items, level).get(column.day)
  const isAsked = items?.some((item) => item.isAsked) ?? false
  const isClosed = items?.some(({ kind, takesTime }) => kind === 'bankHoliday' && takesTime) ?? false
  const isAway = items?.some(({ kind, takesTime }) => kind !== 'bankHoliday' && takesTime) ?? false
  if (!load || (load.capacity === 0 && load.hard + load.soft === 0))
    return { text: '', heat: isAway ? 'away' : isClosed ? 'closed' : '0', isAsked }
  if (row.kind === 'target') {
    const booked = load.hard + load.soft
    return { text: `${Math.round(booked / HOUR)}h`, heat: load.hard > 0 ? '2' : 'unnamed', isAsked }
  }
  const percent = percentOf(load) ?? 0
  if (percent === 0) return { text: '', heat: '0', isAsked }
  if (row.kind !== 'person') return { text: `${percent}%`, heat: 'unnamed', isAsked }
  if (isOver(load)) return { text: level === 'day' ? `${percent}` : `${percent}%`, heat: 'over', isAsked }
  return { text: `${percent}%`, heat: heatOf(percent), isAsked }
}

const hours = (seconds: number): string => enteredTextOfDuration(seconds)

const SPANS: Readonly<Record<PlanningLevel, string>> = { day: '', week: 'week of ', month: 'month of ' }

/** What a cell’s figure is made of, in words. */
export function cellWords(row: PlanRow, level: PlanningLevel, column: Column): string {
  const load = row.loads[column.day] ?? { hard: 0, soft: 0, weighted: 0 }
  const { hard, soft, capacity } = load
  const percent = percentOf(load)
  const booked =
    hard + soft === 0
      ? 'nothing booked'
      : [hard > 0 && `${hours(hard)} hard`, soft > 0 && `${hours(soft)} soft`].filter(Boolean).join(' and ')
  const against = capacity === undefined ? '' : capacity === 0 ? ', no capacity' : ` of ${hours(capacity)}`
  const over = isOver(load) ? `, over-booked by ${hours(hard - (capacity ?? 0))}` : ''
  const items = itemsByInterval(row.items, level).get(column.day) ?? []
  const besides = [...new Set(items.map(({ words, isAsked }) => (isAsked ? `${words}, waiting for approval` : words)))]
  return [
    `${row.name}, ${SPANS[level]}${formatDay(column.day)}: ${percent ? `${percent}%, ` : ''}${booked}${against}${over}`,
    ...besides,
  ].join('; ')
}
