// A negative fraction that rounds to zero is written '0%', never '-0%'.
const percent = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'percent',
    signDisplay: 'negative',
    minimumFractionDigits,
    maximumFractionDigits,
  })

const exact = percent(0, 2)
const short = percent(0, 1)
const even = percent(1, 1)

/** 0.316 becomes '31.6%'. */
export const formatPercent = (fraction: number): string => exact.format(fraction)

/** 0.3 becomes '30%', 0.31666 '31.7%'. */
export const formatMargin = (fraction: number): string => short.format(fraction)

/** 0.3 becomes '30.0%', so that margins in a column align at the decimal point. */
export const formatMarginInColumn = (fraction: number): string => even.format(fraction)

/** The share of the revenue that is left after cost; 0 when there is no revenue. */
export const profitMargin = (revenueMinorUnits: number, costMinorUnits: number): number =>
  revenueMinorUnits === 0 ? 0 : (revenueMinorUnits - costMinorUnits) / revenueMinorUnits
