import type { EditedResourcePlan } from '@praxis/contract/plans/plans'
import type { ResourcePlanRole, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { datesOfRow, spreadHours } from '@praxis/domain/plans/role-weeks'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { type OpenTargetable, openAnyTargetable } from '../../targetables/queries/open-targetable'
import { ratesNamedBy } from './rates-named-by'
import { assertReadsResourcePlan, loadResourceGround, type ResourceGround, workingWeeks } from './resource-ground'
import { sumsOfEdited } from './resource-sums'

interface EditedRole {
  readonly targetableID: string
  readonly snapshot: ResourcePlanSnapshot
  readonly index: number
}

/** Rows are edited here only while the company still plans as it did before. */
export const assertPlansAsBefore = ({ company }: EmployeeActor): void => {
  if (!company.features.referencingOldPlanning) throw new Refusal('resourcePlanDeprecated')
}

interface Edit {
  readonly target: OpenTargetable
  readonly ground: ResourceGround
  readonly roles: readonly ResourcePlanRole[]
}

const edited = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  { targetableID, snapshot }: EditedRole,
  change: (edit: Edit) => Promise<readonly ResourcePlanRole[]> | readonly ResourcePlanRole[],
): Promise<EditedResourcePlan> => {
  const target = await openAnyTargetable(db, actor, targetableID)
  assertReadsResourcePlan(target)
  assertPlansAsBefore(actor)
  const ground = await loadResourceGround(db, platform, actor, targetableID, snapshot.roles)
  const changed = await change({ target, ground, roles: snapshot.roles })
  const roles = changed.map((row, index) => ({ ...row, index }))
  return {
    snapshot: { ...snapshot, roles },
    sums: sumsOfEdited(roles, ground, target.permissions.seesMoney),
    weeks: workingWeeks(ground),
  }
}

const rowAt = (roles: readonly ResourcePlanRole[], index: number): ResourcePlanRole => {
  const row = roles[index]
  if (!row) throw invalidField('index', 'There is no such row')
  return row
}

const spreadOut = (row: ResourcePlanRole, { daysOf }: ResourceGround): ResourcePlanRole => {
  const dates = datesOfRow({ ...row, bookings: row.startDate && row.endDate ? [] : row.bookings })
  return dates ? { ...row, bookings: spreadHours(row.bookings, dates, daysOf(row.employeeID)) } : row
}

const EMPTY_ROW = {
  roleID: null,
  name: 'New role',
  employeeID: null,
  rateCardID: null,
  startDate: null,
  endDate: null,
  calculationMethod: 'even',
  bookings: [],
} as const

export const addResourcePlanRole = (db: Db, platform: Platform, actor: EmployeeActor, given: EditedRole) =>
  edited(db, platform, actor, given, ({ roles, ground }) => {
    const { startDate, endDate } = ground.plan.budgetPlan ?? ground.plan
    const row = { ...EMPTY_ROW, bookings: [], index: given.index, startDate, endDate }
    return roles.toSpliced(given.index, 0, row)
  })

export const updateResourcePlanDuration = (db: Db, platform: Platform, actor: EmployeeActor, given: EditedRole) =>
  edited(db, platform, actor, given, ({ roles, ground }) =>
    roles.with(given.index, spreadOut(rowAt(roles, given.index), ground)),
  )

export const updateResourcePlanCalculationMethod = (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  given: EditedRole,
) =>
  edited(db, platform, actor, given, ({ roles, ground }) => {
    const row = rowAt(roles, given.index)
    return row.calculationMethod === 'even' ? roles.with(given.index, spreadOut(row, ground)) : roles
  })

/** The rates are those of the rate card that the row names, else of its person’s; hours go over the person’s days. */
export const updateResourcePlanEmployee = (db: Db, platform: Platform, actor: EmployeeActor, given: EditedRole) =>
  edited(db, platform, actor, given, async ({ target, roles, ground }) => {
    const row = rowAt(roles, given.index)
    // Whoever may not set rates could not save them: their role takes those of its card when it is saved.
    const rates = target.permissions.editBudgets ? await ratesNamedBy(db, platform, actor, target, row) : undefined
    const rated = { ...row, ...rates }
    return roles.with(given.index, row.calculationMethod === 'even' ? spreadOut(rated, ground) : rated)
  })
