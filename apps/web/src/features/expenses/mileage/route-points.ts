import type { Place } from '@praxis/contract/expenses/expense-shapes'

export interface RoutePoint {
  readonly label: string
  readonly x: number
  readonly y: number
}

export const WIDTH = 372
export const HEIGHT = 150
/** Room for the names of the places. */
const MARGIN = { x: 64, y: 34 }

interface Known {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

const known = ({ label, latitude, longitude }: Place): Known[] =>
  latitude === null || longitude === null ? [] : [{ label, latitude, longitude }]

/** Puts the places of a way into a picture, north up and one scale in both directions. */
export function routePoints(places: readonly Place[]): readonly RoutePoint[] {
  const points = places.flatMap(known)
  if (points.length === 0) return []
  const latitudes = points.map(({ latitude }) => latitude)
  const middle = (Math.max(...latitudes) + Math.min(...latitudes)) / 2
  // Away from the equator degrees of longitude are shorter than those of latitude.
  const narrowing = Math.cos((middle * Math.PI) / 180)
  const flat = points.map(({ label, latitude, longitude }) => ({ label, x: longitude * narrowing, y: -latitude }))
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min(
    width === 0 ? Number.POSITIVE_INFINITY : (WIDTH - 2 * MARGIN.x) / width,
    height === 0 ? Number.POSITIVE_INFINITY : (HEIGHT - 2 * MARGIN.y) / height,
  )
  const place = (value: number, start: number, length: number, room: number) =>
    Number.isFinite(scale) ? (room - length * scale) / 2 + (value - start) * scale : room / 2
  return flat.map(({ label, x, y }) => ({
    label,
    x: Math.round(place(x, left, width, WIDTH)),
    y: Math.round(place(y, top, height, HEIGHT)),
  }))
}
