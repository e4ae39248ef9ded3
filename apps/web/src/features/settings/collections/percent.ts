/** Fractions are stored; people read and type percent. */
export const percentOf = (fraction: number): number => Math.round(fraction * 10_000) / 100

/** A percentage with at most two decimals, as the fraction that is stored. */
export const fractionOf = (percent: number): number => Math.round(percent * 100) / 10_000
