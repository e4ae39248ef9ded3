export interface ChartAxis {
  /** Values from 0 to the end of the axis, at even distances. */
  readonly ticks: readonly number[]
  readonly end: number
}

const ROUND_STEPS = [1, 2, 5, 10]

/** Round numbers from nothing to at least the highest value, in at most so many steps. */
export function axisOf(highest: number, mostSteps = 5): ChartAxis {
  const atLeast = Math.max(highest, 0) || 1
  const power = 10 ** Math.floor(Math.log10(atLeast / mostSteps))
  const step = power * (ROUND_STEPS.find((round) => power * round * mostSteps >= atLeast) ?? 10)
  const steps = Math.max(1, Math.ceil(atLeast / step))
  // Ticks are multiplied rather than added up, so that a tenth stays one.
  const ticks = [...new Array(steps + 1).keys()].map((place) => Number((place * step).toPrecision(12)))
  return { ticks, end: ticks.at(-1) ?? step }
}
