import type { Place } from '@praxis/contract/expenses/expense-shapes'

/** Places of which only the coordinates are given, as in 53.8;-1.55; others are nowhere. */
export const placesInQuery = (given: readonly string[]): Place[] =>
  given.map((text) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = text.split(';').map(Number)
    const isSomewhere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    return { label: text, latitude: isSomewhere ? latitude : null, longitude: isSomewhere ? longitude : null }
  })
