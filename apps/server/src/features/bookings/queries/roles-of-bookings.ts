import type { BookedRole } from '@praxis/contract/planning/bookings'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { planOf, rowsOfPlan } from './rows-of-plan'

export interface RoleOfBooking
  extends Columns<'targetable_roles', 'id' | 'name' | 'targetable_id' | 'employee_id' | 'rate_card_id' | 'version'> {
  readonly kind: string
  /** The name of the person, else of the rate card, that fills the role. */
  readonly filledBy: string | null
}

export const listRolesOfBookings = (
  db: Db,
  roleIds: readonly string[],
  scenarioId?: string,
): Promise<RoleOfBooking[]> => {
  const { companyId } = db.scope
  const isAsked = sql`= any (${roleIds}::uuid[])`
  return db.rows<RoleOfBooking>(sql`
    select r.id, r.name, r.targetable_id as "targetableId", r.employee_id as "employeeId", r.rate_card_id as "rateCardId",
      r.version, p.kind, coalesce(u.first_name || ' ' || u.last_name, e.sort_name, k.name) as "filledBy"
    from ${rowsOfPlan(planOf(companyId, scenarioId), 'targetable_roles', 'r', 'id', isAsked)}
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
    left join employees e on e.company_id = r.company_id and e.id = r.employee_id
    left join users u on u.id = e.user_id
    left join rate_cards k on k.company_id = r.company_id and k.id = r.rate_card_id
    where r.company_id = ${companyId} and r.id ${isAsked}
    order by r.id`)
}

export const bookedRoleOf = ({
  id,
  name,
  kind,
  targetableId,
  employeeId,
  rateCardId,
  version,
}: Omit<RoleOfBooking, 'filledBy'>): BookedRole => ({
  id,
  name,
  employeeID: employeeId,
  rateCardID: rateCardId,
  projectID: kind === 'project' ? targetableId : null,
  opportunityID: kind === 'opportunity' ? targetableId : null,
  version,
})
