/** One measured figure with the limit it must keep. */
export interface Figure {
  readonly name: string
  readonly measured: number
  readonly limit: number
  /** Without a unit the figure is a count or a share. */
  readonly unit: 'x' | 's' | 'ms' | 'kB' | ''
  /** What the figure was computed from, for those who doubt it. */
  readonly parts: string
}

const digits = { x: 2, s: 1, ms: 1, kB: 0, '': 3 } as const

export const isOk = ({ measured, limit }: Figure): boolean => measured <= limit

export const lineOf = (figure: Figure): string => {
  const { name, measured, limit, unit, parts } = figure
  const inDigits = (value: number) => (Number.isInteger(value) ? `${value}` : value.toFixed(digits[unit]))
  const amount = (value: number) => `${unit === '' ? inDigits(value) : value.toFixed(digits[unit])} ${unit}`.padStart(8)
  return `${name.padEnd(52)}${amount(measured)}   at most ${amount(limit)}   ${isOk(figure) ? 'ok   ' : 'short'}   ${parts}`
}
