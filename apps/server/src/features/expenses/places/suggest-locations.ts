import type { Place } from '@praxis/contract/expenses/expense-shapes'
import type { SuggestedPlace } from '@praxis/contract/expenses/expenses'
import * as z from 'zod'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { fetchText, ServiceFailed } from '../../../platform/outgoing/fetch-text'
import type { Platform } from '../../../platform/platform'
import { isFoundBy } from '../../../platform/search/search-index'
import { isVisibleClient } from '../../clients/queries/client-access'
import { placesNamed } from './gazetteer'

const MOST = 10
const MOST_CLIENTS = 3
/** Of so many of the person's last ways, the places are offered again. */
const LAST_WAYS = 50

/** The places of the person's last ways, the latest first. */
const recentPlaces = async (db: Db, { company, employee }: EmployeeActor): Promise<Place[]> => {
  const rows = await db.rows<{ readonly places: Place[] }>(sql`
    select s.mileage -> 'places' as places from expenses s
    where s.company_id = ${company.id} and s.employee_id = ${employee.id} and s.is_mileage and s.deleted_at is null
    order by s.created_at desc limit ${LAST_WAYS}`)
  return rows.flatMap(({ places }) => places)
}

type ClientRow = Columns<'clients', 'name' | 'city' | { line1: 'address_line1' }>

/** Clients that the person sees; where they are is known by their town. */
const clientPlaces = async (db: Db, actor: EmployeeActor, query: string): Promise<SuggestedPlace[]> => {
  if (!actor.company.features.project) return []
  const rows = await db.rows<ClientRow>(sql`
    select c.name, c.city, c.address_line1 as line1 from clients c
    where c.company_id = ${actor.company.id} and c.city <> '' and c.is_active
      and ${isFoundBy(rawSql('c.id'), actor.company.id, 'client', query)} and ${isVisibleClient(actor, 'few')}
    order by c.sort_name, c.id limit ${MOST_CLIENTS}`)
  return rows.map(({ name, city, line1 }) => {
    const [town] = placesNamed(city, 1)
    return {
      label: `${name}, ${city}`,
      latitude: town?.latitude ?? null,
      longitude: town?.longitude ?? null,
      detail: line1 === '' ? city : line1,
      kind: 'client',
    }
  })
}

const Found = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    }),
  ),
})

/** Places by the configured service, in the form of Photon; none where it fails. */
const servicePlaces = async (service: string, query: string): Promise<SuggestedPlace[]> => {
  const address = new URL(`${service.replace(/\/$/, '')}/api`)
  address.searchParams.set('q', query)
  address.searchParams.set('limit', String(MOST))
  try {
    const { features } = Found.parse(JSON.parse(await fetchText(address)))
    return features.flatMap(({ geometry, properties: { name, city, country } }) => {
      const [longitude, latitude] = geometry.coordinates
      return name === undefined
        ? []
        : [
            {
              label: name.slice(0, 200),
              latitude,
              longitude,
              detail: [city, country].filter(Boolean).join(', '),
              kind: 'place' as const,
            },
          ]
    })
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

const keyOf = ({ label }: Place): string => label.toLowerCase()

/** Places that a way may lead to: those the person was at, clients, then towns; each once. */
export const suggestLocations = async (
  db: Db,
  { config }: Pick<Platform, 'config'>,
  actor: EmployeeActor,
  query: string,
): Promise<SuggestedPlace[]> => {
  // The service is asked before the first statement, so that no connection waits for it.
  const found = query !== '' && config.PLACES_URL !== undefined ? await servicePlaces(config.PLACES_URL, query) : []
  const [recent, clients] = await Promise.all([
    recentPlaces(db, actor),
    query === '' ? [] : clientPlaces(db, actor, query),
  ])
  const named = recent
    .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
    .map((place): SuggestedPlace => ({ ...place, detail: '', kind: 'recent' }))
  const towns = query === '' ? [] : placesNamed(query, MOST).map((town): SuggestedPlace => ({ ...town, kind: 'place' }))
  const all = [...named, ...clients, ...found, ...towns]
  const once = new Map(all.toReversed().map((place) => [keyOf(place), place]))
  return all.filter((place) => once.get(keyOf(place)) === place).slice(0, MOST)
}
