import { randomUUID } from 'node:crypto'
import type { NewPlanningView, PlanningView, PlanningViewChanges } from '@praxis/contract/planning/planning-views'
import { isoTextOfDateRange } from '@praxis/domain/calendar/date-range'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { getPlanningView } from '../queries/planning-views'

type RangeFields = Pick<NewPlanningView, 'initialRangeType' | 'initialRangeFixedRange'> &
  Pick<PlanningViewChanges, 'initialRangeDynamic'>

/** The range as it is kept: by the name of a dynamic one, or its two days. */
const keptRange = ({ initialRangeType, initialRangeDynamic, initialRangeFixedRange }: RangeFields): string => {
  if (initialRangeType === 'dynamic') {
    if (!initialRangeDynamic) throw invalidField('initialRangeDynamic', 'Choose a range')
    return initialRangeDynamic
  }
  const text = isoTextOfDateRange(initialRangeFixedRange?.startDate, initialRangeFixedRange?.endDate)
  if (text === '') throw invalidField('initialRangeFixedRange', 'Invalid Date')
  return text
}

type Included = Pick<PlanningViewChanges, 'includedEmployeeIDs' | 'includedRateCardIDs' | 'includedTargetableIDs'>

/** What is chosen, without what the company does not have, or has no more. */
const existing = async (db: Tx, { includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs }: Included) => {
  const chosen = [includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs].flatMap((ids) => ids ?? [])
  const { companyId } = db.scope
  const rows = await db.rows<{ readonly id: string }>(sql`
    select id from employees where company_id = ${companyId} and id = any (${chosen}::uuid[])
    union all select id from rate_cards where company_id = ${companyId} and id = any (${chosen}::uuid[])
    union all select id from targetables where company_id = ${companyId} and id = any (${chosen}::uuid[])`)
  const known = new Set(rows.map(({ id }) => id))
  const ofThese = (ids: string[] | undefined) => ids?.filter((id) => known.has(id))
  return {
    included_employee_ids: ofThese(includedEmployeeIDs),
    included_rate_card_ids: ofThese(includedRateCardIDs),
    included_targetable_ids: ofThese(includedTargetableIDs),
  }
}

const announce = (db: Tx): void => db.announce({ topic: 'planning', to: { capabilities: ['canManageProjects'] } })

export const createPlanningView = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  given: NewPlanningView,
): Promise<PlanningView> => {
  const id = randomUUID()
  await db.run(
    sql`insert into planning_views ${insertion<'planning_views'>({
      company_id: actor.company.id,
      id,
      owner_id: actor.employee.id,
      name: given.name,
      grouped_by: given.groupedBy,
      initial_range: keptRange(given),
      show_unnamed_roles: given.showUnnamedRoles,
      ...(await existing(db, given)),
      is_shared: given.isShared,
      created_at: db.now,
    })}`,
  )
  db.record({ entity: 'planningView', id, action: 'created', after: { name: given.name, isShared: given.isShared } })
  announce(db)
  return getPlanningView(db, files, actor, id)
}

/** A view that is only shared with the actor is not theirs to change. */
const lockOwnView = async (db: Tx, files: FileStore, actor: EmployeeActor, id: string): Promise<PlanningView> => {
  await db.run(sql`select from planning_views where company_id = ${actor.company.id} and id = ${id} for update`)
  const view = await getPlanningView(db, files, actor, id)
  if (!view.can.edit) throw new Refusal('invalidPermission')
  return view
}

const recorded = ({ name, groupedBy, initialRange, showUnnamedRoles, isShared }: PlanningView) => ({
  name,
  groupedBy,
  initialRange,
  showUnnamedRoles,
  isShared,
})

export const updatePlanningView = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, initialRangeType, initialRangeDynamic, initialRangeFixedRange, ...changes }: PlanningViewChanges,
): Promise<PlanningView> => {
  const before = await lockOwnView(db, files, actor, id)
  assertUnchangedSince(version, before.version)
  await db.run(sql`
    update planning_views set ${assignments<'planning_views'>({
      name: changes.name,
      grouped_by: changes.groupedBy,
      initial_range: initialRangeType && keptRange({ initialRangeType, initialRangeDynamic, initialRangeFixedRange }),
      show_unnamed_roles: changes.showUnnamedRoles,
      ...(await existing(db, changes)),
      is_shared: changes.isShared,
      version: nextVersion,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  const after = await getPlanningView(db, files, actor, id)
  db.record({ entity: 'planningView', id, action: 'updated', before: recorded(before), after: recorded(after) })
  announce(db)
  return after
}

export const deletePlanningView = async (db: Tx, files: FileStore, actor: EmployeeActor, id: string): Promise<void> => {
  const view = await lockOwnView(db, files, actor, id)
  await db.run(sql`delete from planning_views where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'planningView', id, action: 'deleted', before: recorded(view) })
  announce(db)
}
