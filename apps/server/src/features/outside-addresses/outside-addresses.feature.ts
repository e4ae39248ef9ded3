import { idOrNone } from '../../platform/database/id-or-none'
import { sql } from '../../platform/database/sql'
import type { Feature } from '../../platform/feature'
import { outsideAddressesRoutes } from './outside-addresses.routes'

/** People outside a company who are asked before anything is mailed to them. */
export const outsideAddresses: Feature = {
  routes: outsideAddressesRoutes,
  recordAccess: {
    /** The history of an address is for managers of projects, and for the person who asked. */
    outsideAddress: async (db, actor, id) =>
      (await db.row(sql`
        select from outside_addresses
        where company_id = ${actor.company.id} and id = ${idOrNone(id)}
          and (${actor.capabilities.canManageProjects} or asked_by = ${actor.employee.id})`)) !== undefined,
  },
}
