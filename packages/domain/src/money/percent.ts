const format = new Intl.NumberFormat('en-GB', { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** 0.316 becomes '31.6%'. */
export const formatPercent = (fraction: number): string => format.format(Object.is(fraction, -0) ? 0 : fraction)

/** The share of the revenue that is left after cost; 0 when there is no revenue. */
export const profitMargin = (revenueMinorUnits: number, costMinorUnits: number): number =>
  revenueMinorUnits === 0 ? 0 : (revenueMinorUnits - costMinorUnits) / revenueMinorUnits
