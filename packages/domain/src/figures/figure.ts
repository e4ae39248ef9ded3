import type { Figure, FigurePart, LeftOut } from '@praxis/contract/company/figures'

export type FigureUnit = Pick<Figure, 'unit' | 'currency'>

export const SECONDS: FigureUnit = { unit: 'seconds', currency: null }
export const COUNT: FigureUnit = { unit: 'count', currency: null }
export const HALF_DAYS: FigureUnit = { unit: 'halfDays', currency: null }

/** A part with the fields that have to be given; the others are null by default. */
export type NewPart = Pick<FigurePart, 'id' | 'label' | 'value'> & Partial<FigurePart>

/** The only way to make a figure: it is the sum of its parts, and partial where the reader may not see all of it. */
export const figureOf = (unit: FigureUnit, parts: readonly NewPart[], leftOut: readonly LeftOut[] = []): Figure => ({
  unit: unit.unit,
  currency: unit.currency,
  value: parts.reduce((sum, { value }) => sum + value, 0),
  parts: parts.map((part) => ({ detail: null, records: null, ...part })),
  leftOut: [...leftOut],
  isPartial: leftOut.some(({ reason }) => reason === 'noAccess'),
})
