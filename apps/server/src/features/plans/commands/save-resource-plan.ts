import type { ResourcePlan, ResourcePlanRole, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { hoursOfSeconds, secondsOfHours } from '@praxis/domain/plans/role-weeks'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { changeBookings } from '../../bookings/commands/change-bookings'
import { announcePlans } from '../../targetables/commands/plan-effects'
import { announceTargetable } from '../../targetables/commands/targetable-effects'
import { lockTargetable, type OpenTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { assertInReach } from '../queries/assert-in-reach'
import { assertPlansAsBefore } from '../queries/edited-resource-plan'
import { todayOf } from '../queries/plan-ground'
import { loadResourceGround, type ResourceGround } from '../queries/resource-ground'
import { mayEditResourcePlan, resourcePlanOf } from '../queries/resource-plan'
import { savedRow } from '../queries/saved-rows'
import { changedBookings } from './changed-bookings'
import { recalculatePlan } from './recalculate-plan'
import { storeRoles } from './store-roles'

const lockForResourcePlan = async (
  db: Tx,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  const target = await lockTargetable(db, actor, kind, id)
  if (!mayEditResourcePlan(target)) throw new Refusal('invalidPermission')
  assertPlansAsBefore(actor)
  if (!target.row.isActive) throw new Refusal(kind.lockedPlans)
  return target
}

const assertRows = (rows: readonly ResourcePlanRole[], { roles, daysOf }: ResourceGround, today: Day): void => {
  const { from, capacity } = daysOf(null)
  const lastDay = addDays(from, capacity.length - 1)
  const known = new Set(roles.map(({ id }) => id))
  for (const [index, { roleID, startDate, endDate, bookings }] of rows.entries()) {
    const mondays = bookings.map(({ monday }) => monday)
    const field = (name: string, message: string) => invalidField(`snapshot.roles.${index}.${name}`, message)
    // A role that two rows name is not known the second time.
    if (roleID !== null && !known.delete(roleID)) throw field('roleID', 'Unknown role')
    for (const [name, days] of Object.entries({ startDate: [startDate], endDate: [endDate], bookings: mondays }))
      for (const day of days) assertInReach(`snapshot.roles.${index}.${name}`, day, today)
    if (startDate !== null && endDate !== null && endDate < startDate)
      throw field('endDate', 'Date must be in the future')
    // Whoever reads the plan later reads all days up to its last one.
    if (endDate !== null && endDate > lastDay) throw field('endDate', 'A plan has at most ten years')
    if (mondays.some((monday) => startOfWeek(monday) !== monday)) throw field('bookings', 'Weeks begin on Monday')
    if (mondays.some((monday) => monday > lastDay)) throw field('bookings', 'A plan has at most ten years')
    if (new Set(mondays).size < mondays.length) throw field('bookings', 'Each week is there once')
  }
}

const plannedHours = (ground: ResourceGround): number =>
  hoursOfSeconds(ground.roles.reduce((sum, role) => sum + savedRow(role, ground).seconds, 0))

/** Saving is one step of the version, however many roles it changed. */
const storeConfig = (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  { config }: ResourcePlanSnapshot,
  before: number,
): Promise<number> =>
  db.run(sql`
    insert into plans (company_id, targetable_id, unit, seconds_per_day, saved_at, saved_by)
    values (${actor.company.id}, ${id}, ${config.displayMode}, ${secondsOfHours(config.numberOfHoursPerDay)}, ${db.now},
            ${actor.employee.id})
    on conflict (company_id, targetable_id) do update set unit = excluded.unit, seconds_per_day = excluded.seconds_per_day,
      version = ${before + 1}, saved_at = excluded.saved_at, saved_by = excluded.saved_by`)

/** Rows become roles; weeks that were changed become bookings, and those of all others stay as they are. */
export const saveResourcePlan = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
  { snapshot, version }: { readonly snapshot: ResourcePlanSnapshot } & MadeOn,
): Promise<ResourcePlan> => {
  const target = await lockForResourcePlan(db, actor, kind, id)
  const before = await loadResourceGround(db, platform, actor, id, snapshot.roles)
  assertUnchangedSince(version, before.plan.version)
  assertRows(snapshot.roles, before, todayOf(db, actor))
  const roleIds = await storeRoles(db, platform, actor, target, snapshot.roles, before.roles)
  const changes = snapshot.roles.map((row, index) =>
    changedBookings(row, roleIds[index] ?? '', before, `snapshot.roles.${index}.bookings`),
  )
  await changeBookings(db, actor, {
    made: changes.flatMap(({ made }) => made),
    changed: changes.flatMap(({ changed }) => changed),
    gone: changes.flatMap(({ gone }) => gone),
  })
  await storeConfig(db, actor, id, snapshot, before.plan.version)
  await recalculatePlan(db, platform, actor, target, 'fromResourcePlan')
  const after = await loadResourceGround(db, platform, actor, id)
  db.record({
    entity: kind.entity,
    id,
    action: 'updated',
    before: { plannedHours: plannedHours(before) },
    after: { plannedHours: plannedHours(after) },
  })
  await announcePlans(db, id)
  await announceTargetable(db, kind, id)
  return resourcePlanOf(db, platform, actor, target, after)
}
