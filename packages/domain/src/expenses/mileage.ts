import type { mileageUnits } from '@praxis/contract/company/company-settings'
import type { Place } from '@praxis/contract/expenses/expense-shapes'
import { roundedQuotient } from '../money/rounded-quotient'

export type MileageUnit = (typeof mileageUnits)[number]

const METRES_PER_MILE = 1609.344
const EARTH_RADIUS = 6_371_008.8
/** Roads are about a quarter longer than the way of a crow. */
const DETOUR = 1.25

/** A mile is whole in millimetres, so that no distance is counted in floats. */
const MILLIMETRES: Record<MileageUnit, number> = { metric: 1_000_000, imperial: METRES_PER_MILE * 1000 }

/** A distance in tenths of a kilometre or mile, which is what is shown and paid. */
export const tenthsOf = (metres: number, unit: MileageUnit): number =>
  roundedQuotient(BigInt(metres) * 10_000n, BigInt(MILLIMETRES[unit]))

/** The metres of tenths of a kilometre or mile, which are these tenths again when they are rounded. */
export const metresOf = (tenths: number, unit: MileageUnit): number =>
  roundedQuotient(BigInt(tenths) * BigInt(MILLIMETRES[unit]), 10_000n)

/** What a distance comes to, in minor units; the rate is that of one whole kilometre or mile. */
export const mileageAmount = (tenths: number, rate: number): number =>
  roundedQuotient(BigInt(tenths) * BigInt(rate), 10n)

interface Point {
  readonly latitude: number
  readonly longitude: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The shortest way between two points over the surface of the earth, by the haversine formula. */
export const greatCircleMetres = (from: Point, to: Point): number => {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)]
  const acrossLatitude = Math.sin((toLatitude - fromLatitude) / 2) ** 2
  const acrossLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const haversine = acrossLatitude + Math.cos(fromLatitude) * Math.cos(toLatitude) * acrossLongitude
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

type PlaceOnTheWay = Pick<Place, 'latitude' | 'longitude'>

const pointOf = ({ latitude, longitude }: PlaceOnTheWay): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** The way through all places, as far as it can be told without a map; undefined where a place is not known. */
export const estimatedMetres = (places: readonly PlaceOnTheWay[], isReturn: boolean): number | undefined => {
  const points = places.map(pointOf).filter((point) => point !== undefined)
  if (points.length < 2 || points.length < places.length) return undefined
  const legs = points.slice(1).map((point, index) => greatCircleMetres(points[index] ?? point, point))
  const oneWay = legs.reduce((sum, leg) => sum + leg, 0) * DETOUR
  return Math.round(isReturn ? 2 * oneWay : oneWay)
}
