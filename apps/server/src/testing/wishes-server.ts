import type { EndpointSpec } from '@praxis/contract/protocol/endpoint'
import { features } from '../app'
import { requests } from '../features/requests/requests.feature'
import { wishRequests } from '../features/requests/testing/wishes/wish-contract'
import { loanLine, wishLine } from '../features/requests/testing/wishes/wish-lines'
import { wishes, wishMigrations } from '../features/requests/testing/wishes/wishes.feature'
import { timeSheetRequests } from '../features/time-sheets/approval/time-sheet-requests'
import type { Feature } from '../platform/feature'
import { startTestServer } from './test-server'

const specs: ReadonlyMap<string, EndpointSpec> = new Map(Object.entries(wishRequests))

/** The engine of requests with two more types, whose shapes its endpoints know; nothing else is different. */
const withWishes = (): Feature => {
  const engine = requests([timeSheetRequests, wishLine, loanLine])
  return { ...engine, routes: engine.routes.map((route) => ({ ...route, spec: specs.get(route.name) ?? route.spec })) }
}

const isRequests = ({ recordAccess }: Feature): boolean => recordAccess?.request !== undefined

/** The application with a feature of wishes on top. */
export const startWishesServer = (clock: () => Date) =>
  startTestServer({
    features: [...features.filter((feature) => !isRequests(feature)), withWishes(), wishes],
    migrations: [wishMigrations],
    clock,
    isPublished: false,
  })
