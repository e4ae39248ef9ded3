import { type DistanceSource, LONGEST_DISTANCE } from '@praxis/contract/expenses/expense-rules'
import type { Place } from '@praxis/contract/expenses/expense-shapes'
import { estimatedMetres } from '@praxis/domain/expenses/mileage'
import * as z from 'zod'
import { fetchText, ServiceFailed } from '../../../platform/outgoing/fetch-text'
import type { Platform } from '../../../platform/platform'

export interface FoundDistance {
  readonly metres: number
  readonly source: Exclude<DistanceSource, 'entered'>
}

interface Located {
  readonly latitude: number
  readonly longitude: number
}

const isLocated = (place: Place): place is Place & Located => place.latitude !== null && place.longitude !== null

/** What a route service answers with, in the form of the Open Source Routing Machine. */
const Routes = z.object({ routes: z.array(z.object({ distance: z.number().min(0) })).min(1) })

const byRoute = async (service: string, places: readonly Located[]): Promise<number | undefined> => {
  const way = places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
  const address = new URL(`${service.replace(/\/$/, '')}/route/v1/driving/${way}?overview=false`)
  try {
    const { routes } = Routes.parse(JSON.parse(await fetchText(address)))
    return routes[0]?.distance
  } catch (error) {
    // Without the service the distance is estimated, and says so.
    if (error instanceof ServiceFailed || error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

const foundDistance = async (
  { config }: Pick<Platform, 'config'>,
  places: readonly Place[],
  isReturn: boolean,
): Promise<FoundDistance | null> => {
  if (places.length < 2 || !places.every(isLocated)) return null
  const route = config.ROUTES_URL === undefined ? undefined : await byRoute(config.ROUTES_URL, places)
  if (route !== undefined) return { metres: Math.round(route * (isReturn ? 2 : 1)), source: 'route' }
  const metres = estimatedMetres(places, isReturn)
  return metres === undefined ? null : { metres, source: 'estimate' }
}

/** The distance over places, by the route service or estimated; null where a place is not known, or it is further than can be claimed. */
export const distanceOf = async (
  platform: Pick<Platform, 'config'>,
  places: readonly Place[],
  isReturn: boolean,
): Promise<FoundDistance | null> => {
  const found = await foundDistance(platform, places, isReturn)
  return found && found.metres <= LONGEST_DISTANCE ? found : null
}
