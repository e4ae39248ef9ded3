import type { Figure, FigurePart, LeftOut } from '@praxis/contract/figures'

export type FigureUnit = Pick<Figure, 'unit' | 'currency'>

export const SECONDS: FigureUnit = { unit: 'seconds', currency: null }
export const COUNT: FigureUnit = { unit: 'count', currency: null }

/** What has to be said of a part; the rest is nothing unless said otherwise. */
export type NewPart = Pick<FigurePart, 'id' | 'label' | 'value'> & Partial<FigurePart>

/** The only way a figure comes about: it is the sum of its parts, and partial where somebody may not see all of them. */
export const figureOf = (unit: FigureUnit, parts: readonly NewPart[], leftOut: readonly LeftOut[] = []): Figure => ({
  unit: unit.unit,
  currency: unit.currency,
  value: parts.reduce((sum, { value }) => sum + value, 0),
  parts: parts.map((part) => ({ detail: null, records: null, ...part })),
  leftOut: [...leftOut],
  isPartial: leftOut.some(({ reason }) => reason === 'noAccess'),
})
