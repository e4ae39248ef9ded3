import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { createRole } from '../../targetables/commands/change-roles'
import type { RolesPlatform } from '../../targetables/commands/role-rates'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { planOf, rowsOfPlan } from '../queries/rows-of-plan'
import { makeScenarioRole } from './scenario-roles'

/** Whose role: a person’s, a rate card’s, or one that nobody fills yet. */
export interface WantedRole {
  readonly employeeId: string | null
  readonly rateCardId: string | null
  readonly roleName?: string | undefined
}

export interface RolesForBookings {
  /** The role on each targetable. */
  readonly roleOn: (targetableId: string) => string
  readonly madeIds: readonly string[]
}

const WITHOUT_A_TITLE = 'Team member'

/** A role of the asked name is preferred, else the newest; of roles that nobody fills only one of that name is it. */
const findRoles = async (
  db: Tx,
  targetableIds: readonly string[],
  { employeeId, rateCardId, roleName }: WantedRole,
  scenarioId: string | undefined,
): Promise<Map<string, string>> => {
  const { companyId } = db.scope
  const isThere = sql`= any (${targetableIds}::uuid[])`
  const rows = await db.rows<Columns<'targetable_roles', 'id' | 'targetable_id'>>(sql`
    select distinct on (targetable_id) id, targetable_id as "targetableId"
    from ${rowsOfPlan(planOf(companyId, scenarioId), 'targetable_roles', 'r', 'targetable_id', isThere)}
    where company_id = ${companyId} and targetable_id ${isThere}
      and employee_id is not distinct from ${employeeId}::uuid
      and (${employeeId}::uuid is not null or rate_card_id is not distinct from ${rateCardId}::uuid)
      and (${employeeId}::uuid is not null or ${rateCardId}::uuid is not null or name = ${roleName ?? null})
    order by targetable_id, name is not distinct from ${roleName ?? null} desc, created_at desc, id desc`)
  return new Map(rows.map(({ id, targetableId }) => [targetableId, id]))
}

type Resource = LeftJoined<
  Columns<'employees', 'job_title'> & Columns<'rate_cards', { cardId: 'id'; cardName: 'name' }>
>

/** What a role of theirs is called and rated by: a person has the rate card of their contract. */
const loadResource = (
  db: Tx,
  { company }: EmployeeActor,
  { employeeId, rateCardId }: WantedRole,
): Promise<Resource | undefined> => {
  const today = dayInTimeZone(new Date(db.now), company.timeZone)
  return db.row<Resource>(sql`
    select nullif(e.job_title, '') as "jobTitle", k.id as "cardId", k.name as "cardName"
    from companies m
    left join employees e on e.company_id = m.company_id and e.id = ${employeeId}::uuid
    left join rate_cards k on k.company_id = m.company_id and k.id = coalesce(${rateCardId}::uuid, (
      select c.rate_card_id from contract_periods c
      where c.company_id = m.company_id and c.employee_id = e.id and c.applied_on <= ${today}
        and coalesce(c.ends_on >= ${today}, true)
      order by c.applied_on desc limit 1))
    where m.company_id = ${db.scope.companyId}`)
}

/** The role on each targetable that somebody is booked in; where there is none, one is added. */
export const rolesForBookings = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  targets: readonly OpenTargetable[],
  wanted: WantedRole,
  scenarioId?: string,
): Promise<RolesForBookings> => {
  if (wanted.employeeId !== null) await assertActiveEmployee(db, 'employeeID', wanted.employeeId)
  const found = await findRoles(
    db,
    targets.map(({ row }) => row.id),
    wanted,
    scenarioId,
  )
  const missing = targets.filter(({ row }) => !found.has(row.id))
  const resource = missing.length === 0 ? undefined : await loadResource(db, actor, wanted)
  const ofCard = wanted.employeeId === null ? resource?.cardName : resource?.jobTitle
  const name = wanted.roleName ?? ofCard ?? WITHOUT_A_TITLE
  // A card that does not exist is refused by the role that names it.
  const rateCardID = wanted.rateCardId ?? resource?.cardId ?? null
  const madeIds: string[] = []
  for (const target of missing) {
    const given = { name, employeeID: wanted.employeeId, rateCardID }
    const { row, kind } = target
    const { id } =
      scenarioId === undefined
        ? await createRole(db, platform, actor, kind, row.id, given)
        : await makeScenarioRole(db, platform, actor, scenarioId, target, given)
    found.set(row.id, id)
    madeIds.push(id)
  }
  return { roleOn: (targetableId) => found.get(targetableId) ?? '', madeIds }
}
