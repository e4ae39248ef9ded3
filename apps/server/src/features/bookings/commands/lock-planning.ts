import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import {
  holdTargetables,
  lockTargetable,
  type OpenTargetable,
  openTargetable,
  openTargetables,
} from '../../targetables/queries/open-targetable'
import { assertPlansHere } from '../../targetables/queries/plans-here'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import type { BookingRow } from '../queries/booked-roles'
import { lockScenario } from '../queries/open-scenario'
import { type Plan, planOf, rowsOfPlan } from '../queries/rows-of-plan'

/** The project or opportunity that a change comes through; master planning has none. */
export interface Door {
  readonly kind: TargetableKind
  readonly id: string
}

export interface LockedBooking extends BookingRow, Columns<'bookings', 'version'> {
  readonly role: Columns<'targetable_roles', 'name' | 'targetable_id' | 'employee_id' | 'rate_card_id'>
}

interface Wanted {
  readonly door?: Door | undefined
  readonly bookingIds?: readonly string[]
  /** Targetables that are changed besides those of the bookings. */
  readonly targetIds?: readonly string[]
  /** The scenario that is planned in, which is locked in place of anything real. */
  readonly scenarioId?: string | undefined
}

export interface LockedPlanning {
  /** In the order of their ids. */
  readonly bookings: readonly LockedBooking[]
  readonly targetOf: (id: string) => OpenTargetable
}

/** Bookings `b` of a plan with their roles `r`. */
const bookingsWithRoles = (plan: Plan, ids: readonly string[]): Sql => sql`
  ${rowsOfPlan(plan, 'bookings', 'b', 'id', sql`= any (${ids}::uuid[])`)}
  join ${rowsOfPlan(plan, 'targetable_roles', 'r', 'id', sql`= b.role_id`)} on r.company_id = b.company_id and r.id = b.role_id
  where b.company_id = ${plan.companyId} and b.id = any (${ids}::uuid[])`

const placesOf = async (db: Tx, plan: Plan, bookingIds: readonly string[]): Promise<string[]> => {
  if (bookingIds.length === 0) return []
  const rows = await db.rows<Columns<'targetable_roles', 'targetable_id'>>(sql`
    select distinct r.targetable_id as "targetableId" from ${bookingsWithRoles(plan, bookingIds)}`)
  return rows.map(({ targetableId }) => targetableId)
}

/** Targetables whose planning the actor may not read have no bookings for them. */
const openTargets = async (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<OpenTargetable[]> => {
  const targets = await openTargetables(db, actor, ids)
  if (targets.length < ids.length || !targets.every(({ permissions }) => canRead(permissions.areas.planning)))
    throw new Refusal('notFound')
  return targets
}

const lockTargets = async (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<OpenTargetable[]> => {
  await holdTargetables(db, ids)
  return openTargets(db, actor, ids)
}

const lockBookings = (db: Tx, plan: Plan, ids: readonly string[]): Promise<LockedBooking[]> =>
  db.rows<LockedBooking>(sql`
    select b.id, b.role_id as "roleId", b.start_date as "startDate", b.end_date as "endDate",
      b.seconds_per_day as "secondsPerDay", b.total_seconds as "totalSeconds", b.percentage, b.is_soft as "isSoft", b.note,
      b.version, json_build_object('name', r.name, 'targetableId', r.targetable_id, 'employeeId', r.employee_id,
        'rateCardId', r.rate_card_id) as role
    from ${bookingsWithRoles(plan, ids)}
    order by b.id ${plan.scenarioId === undefined ? sql`for update of b` : sql``}`)

const lockPlaces = async (
  db: Tx,
  actor: EmployeeActor,
  plan: Plan,
  { door, bookingIds = [], targetIds = [] }: Wanted,
): Promise<OpenTargetable[]> => {
  const isReal = plan.scenarioId === undefined
  if (door) {
    const { kind, id } = door
    return [isReal ? await lockTargetable(db, actor, kind, id) : await openTargetable(db, actor, kind, id)]
  }
  const ids = [...new Set([...targetIds, ...(await placesOf(db, plan, bookingIds))])]
  return isReal ? lockTargets(db, actor, ids) : openTargets(db, actor, ids)
}

/**
 * Locks what a change is about: first all of its targetables in their order, then the bookings. So nobody loses an update,
 * and those who plan at the same time wait for each other only one way round.
 */
export const lockPlanning = async (db: Tx, actor: EmployeeActor, wanted: Wanted): Promise<LockedPlanning> => {
  const { door, bookingIds = [], scenarioId } = wanted
  const ids = [...new Set(bookingIds)]
  const plan = planOf(actor.company.id, scenarioId)
  if (scenarioId !== undefined) await lockScenario(db, actor, scenarioId)
  const targets = await lockPlaces(db, actor, plan, { ...wanted, bookingIds: ids })
  for (const target of targets) assertPlansHere(target)
  const targetsById = new Map(targets.map((target) => [target.row.id, target]))
  const bookings = ids.length === 0 ? [] : await lockBookings(db, plan, ids)
  const isHere = bookings.every(({ role }) => targetsById.has(role.targetableId))
  if (bookings.length < ids.length || (door && !isHere)) throw new Refusal('notFound')
  // Somebody moved one to another targetable while this change waited for the lock.
  if (!isHere) throw new Refusal('changedMeanwhile')
  return {
    bookings,
    targetOf: (id) => {
      const target = targetsById.get(id)
      if (!target) throw new Refusal('notFound')
      return target
    },
  }
}
