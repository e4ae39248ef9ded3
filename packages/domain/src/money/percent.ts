// A negative fraction has a minus sign, which is as wide as a digit; one that rounds to zero is written '0%'.
const percent = (minimumFractionDigits: number, maximumFractionDigits: number) => {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'percent',
    signDisplay: 'negative',
    minimumFractionDigits,
    maximumFractionDigits,
  })
  return (fraction: number): string => format.format(fraction).replace('-', '−')
}

const exact = percent(0, 2)
const short = percent(0, 1)
const even = percent(1, 1)

/** 0.316 becomes '31.6%'. */
export const formatPercent = (fraction: number): string => exact(fraction)

/** 0.3 becomes '30%', 0.31666 '31.7%'. */
export const formatMargin = (fraction: number): string => short(fraction)

/** 0.3 becomes '30.0%', so that margins in a column align at the decimal point. */
export const formatMarginInColumn = (fraction: number): string => even(fraction)

/** The share of the revenue that is left after cost; 0 when there is no revenue. */
export const profitMargin = (revenueMinorUnits: number, costMinorUnits: number): number =>
  revenueMinorUnits === 0 ? 0 : (revenueMinorUnits - costMinorUnits) / revenueMinorUnits
