import type { LegendEntry } from '../../../ui/charts/series-legend'

export const ACTUAL = { id: 'actual', word: 'Actual', colour: 'var(--primary-text)' } as const
export const FORECAST = { id: 'forecast', word: 'Forecast', colour: 'var(--primary-text)' } as const
export const PLAN = { id: 'plan', word: 'Plan', colour: 'var(--line-strong)' } as const

export const burnLegend: readonly LegendEntry[] = [
  { ...ACTUAL, look: 'solid' },
  { ...FORECAST, look: 'dashed' },
  { ...PLAN, look: 'thin' },
]
