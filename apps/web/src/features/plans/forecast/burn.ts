import type { Forecast } from '@praxis/contract/plans/forecast'
import type { Point } from '../../../ui/charts/chart-scale'
import { placeOfDay } from '../place-of-day'

export interface Burn {
  readonly actual: readonly Point[]
  readonly foreseen: readonly Point[]
  readonly plan: readonly Point[]
  /** Where today stands among the months; undefined outside them. */
  readonly today: number | undefined
}

/** Amounts added up, as points at the ends of their months. */
function addedUp(amounts: readonly number[]): Point[] {
  let sum = 0
  const points = amounts.map((amount, index) => {
    sum += amount
    return { x: index + 1, y: sum }
  })
  return [{ x: 0, y: 0 }, ...points]
}

/** The lines of revenue added up: what came in ends today, and what is foreseen begins there. */
export function burnOf({ months, today: day, actual }: Pick<Forecast, 'months' | 'today' | 'actual'>): Burn {
  const today = placeOfDay(
    day,
    months.map(({ month }) => month),
  )
  const plan = addedUp(months.map((month) => month.plan.revenue))
  const whole = addedUp(months.map((month) => month.forecast.revenue))
  if (today === undefined) {
    const isOver = (months.at(-1)?.month ?? '') < day.slice(0, 7)
    return { actual: isOver ? whole : [], foreseen: isOver ? [] : whole, plan, today }
  }
  const now = { x: today, y: actual.revenue }
  return {
    actual: [...whole.filter(({ x }) => x < today), now],
    foreseen: [now, ...whole.filter(({ x }) => x > today)],
    plan,
    today,
  }
}
