import type { EndpointSpec } from '@praxis/contract/endpoint'
import { features } from '../../../../app'
import type { Feature } from '../../../../platform/feature'
import { startTestServer } from '../../../../testing/test-server'
import { timeSheetRequests } from '../../../time-sheets/approval/time-sheet-requests'
import { requests } from '../../requests.feature'
import { wishRequests } from './wish-contract'
import { loanLine, wishLine } from './wish-lines'
import { wishes, wishMigrations } from './wishes.feature'

const specs: ReadonlyMap<string, EndpointSpec> = new Map(Object.entries(wishRequests))

/** The engine with two more types, whose shapes its endpoints know; nothing else of it is different. */
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
