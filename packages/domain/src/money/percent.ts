const format = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  // What is rounded to nothing is not less than nothing: '0%', never '-0%'.
  signDisplay: 'negative',
})

/** 0.316 becomes '31.6%'. */
export const formatPercent = (fraction: number): string => format.format(fraction)

/** The share of the revenue that is left after cost; 0 when there is no revenue. */
export const profitMargin = (revenueMinorUnits: number, costMinorUnits: number): number =>
  revenueMinorUnits === 0 ? 0 : (revenueMinorUnits - costMinorUnits) / revenueMinorUnits
