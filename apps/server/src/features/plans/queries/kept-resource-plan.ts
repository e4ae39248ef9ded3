import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** What a resource plan says of roles and weeks; with money where somebody may see it. */
export type ShownResourcePlan = Pick<ResourcePlan, 'snapshot' | 'sums' | 'weeks'>

interface KeptRow extends Columns<'kept_plans', 'day'> {
  readonly snapshot: ShownResourcePlan
}

/** The plan of roles that are another's by now; undefined if none was kept. */
export const readKeptResourcePlan = (db: Db, targetableId: string): Promise<KeptRow | undefined> =>
  db.row<KeptRow>(sql`
    select k.day, k.snapshot from kept_plans k
    where k.company_id = ${db.scope.companyId} and k.targetable_id = ${targetableId} and k.kind = 'resourcePlan'
    order by k.day desc limit 1`)

export const withoutMoney = ({ snapshot, sums, weeks }: ShownResourcePlan): ShownResourcePlan => ({
  snapshot: {
    ...snapshot,
    roles: snapshot.roles.map(({ hourlyCharge: _charge, hourlyCost: _cost, ...role }) => role),
  },
  sums: { seconds: sums.seconds, roles: sums.roles.map(({ revenue: _revenue, cost: _cost, ...role }) => role) },
  weeks,
})
