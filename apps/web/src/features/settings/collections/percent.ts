/** A stored fraction as the percentage that people read and type. */
export const percentOf = (fraction: number): number => Math.round(fraction * 10_000) / 100

/** A percentage with at most two decimals, as the fraction that is stored. */
export const fractionOf = (percent: number): number => Math.round(percent * 100) / 10_000
