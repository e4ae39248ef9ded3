/** Leave is counted in half days, so that every sum of it is an exact integer. */
export const sumOfHalfDays = (items: readonly { readonly halfDays: number }[]): number =>
  items.reduce((sum, { halfDays }) => sum + halfDays, 0)
