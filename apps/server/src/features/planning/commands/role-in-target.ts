import type { BookingChanges, NewBooking } from '@praxis/contract/planning/bookings'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import type { Door } from '../../bookings/commands/lock-planning'
import { rolesForBookings, type WantedRole } from '../../bookings/commands/role-for-booking'
import { openPlan } from '../../bookings/queries/open-scenario'
import { planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { kindCalled } from '../../targetables/queries/targetable-kinds'

type Given = Partial<Pick<NewBooking | BookingChanges, 'roleID' | 'employeeID' | 'rateCardID' | 'roleName'>>

export interface RoleInTarget {
  readonly roleId: string
  /** The role, if it had to be added. */
  readonly madeIds: readonly string[]
}

/** Whose role is asked for; undefined when nothing is said of it. */
export const wantedOf = ({ roleID, employeeID, rateCardID, roleName }: Given): WantedRole | undefined => {
  if ([roleID, employeeID, rateCardID].filter((id) => id !== undefined).length > 1)
    throw invalidField('roleID', 'Choose a role, a person or a rate card, just one of them')
  if (employeeID === undefined && rateCardID === undefined) return undefined
  return { employeeId: employeeID ?? null, rateCardId: rateCardID ?? null, roleName }
}

const assertInTarget = async (
  db: Tx,
  roleId: string,
  { row, kind }: OpenTargetable,
  scenarioId: string | undefined,
): Promise<void> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  const role = await db.row(sql`
    select from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'id', sql`= ${roleId}`)}
    where company_id = ${plan.companyId} and id = ${roleId} and targetable_id = ${row.id}`)
  if (!role) throw invalidField('roleID', `Choose a role of this ${kind.noun}`)
}

interface OtherRole {
  readonly otherwise?: WantedRole
  readonly scenarioId?: string | undefined
}

/** The role that is asked for on a targetable, else the one of whoever would fill it otherwise. */
export const roleInTarget = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  target: OpenTargetable,
  given: Given,
  { otherwise, scenarioId }: OtherRole = {},
): Promise<RoleInTarget> => {
  const wanted = wantedOf(given) ?? otherwise
  if (given.roleID !== undefined) {
    await assertInTarget(db, given.roleID, target, scenarioId)
    return { roleId: given.roleID, madeIds: [] }
  }
  if (!wanted) throw invalidField('roleID', 'Choose a role, a person or a rate card')
  const { roleOn, madeIds } = await rolesForBookings(db, platform, actor, [target], wanted, scenarioId)
  return { roleId: roleOn(target.row.id), madeIds }
}

/** The project or opportunity of a role. */
export const doorOfRole = async (db: Db, actor: EmployeeActor, roleId: string, scenarioId?: string): Promise<Door> => {
  await openPlan(db, actor, scenarioId)
  const plan = planOf(actor.company.id, scenarioId)
  const row = await db.row<Columns<'targetables', 'id' | 'kind'>>(sql`
    select p.id, p.kind from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'id', sql`= ${roleId}`)}
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
    where r.company_id = ${plan.companyId} and r.id = ${roleId}`)
  if (!row) throw new Refusal('notFound')
  return { id: row.id, kind: kindCalled(row.kind) }
}
