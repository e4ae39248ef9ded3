import type { Figure } from '@praxis/contract/company/figures'
import { formatDuration } from '@praxis/domain/durations/duration'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { formatPercent } from '@praxis/domain/money/percent'
import { inFullMinutes } from '@praxis/domain/time/time-figures'
import { daysText } from '../dates/days-text'

interface FigureTexts {
  readonly total: string
  /** A text for each part; as they are read, they add up to the total. */
  readonly parts: readonly string[]
  readonly textOf: (value: number) => string
}

const HUNDREDTHS_OF_A_PERCENT = 10_000

const textIn = ({ unit, currency, parts }: Figure): ((value: number) => string) => {
  const values = parts.map(({ value }) => value)
  switch (unit) {
    case 'money':
      return moneyOfColumn(values, currency ?? undefined)
    case 'seconds':
      return formatDuration
    case 'percentage':
      return (value) => formatPercent(value / HUNDREDTHS_OF_A_PERCENT)
    case 'count':
      return String
    case 'halfDays':
      return (value) => daysText(value / 2)
  }
}

/** The texts of a figure. Time is shown in full minutes, of which each part gets its share. */
export const figureTexts = (figure: Figure): FigureTexts => {
  const values = figure.parts.map(({ value }) => value)
  const read = figure.unit === 'seconds' ? inFullMinutes(values) : values
  const textOf = textIn(figure)
  return { total: textOf(read.reduce((sum, value) => sum + value, 0)), parts: read.map(textOf), textOf }
}
