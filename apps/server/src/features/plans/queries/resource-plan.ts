import type { ResourcePlan, ResourcePlanSnapshot, ResourcePlanSums } from '@praxis/contract/plans/resource-plan'
import { addDays } from '@praxis/domain/calendar/day'
import { carryingDaysByWeek } from '@praxis/domain/plans/role-weeks'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'
import { type OpenTargetable, openAnyTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { assertReadsResourcePlan, loadResourceGround, type ResourceGround } from './resource-ground'
import { sumsOfEdited, sumsOfSaved } from './resource-sums'
import { savedRow, snapshotOf } from './saved-rows'

const listNamed = async (db: Db, { roles }: ResourceGround) => {
  const named = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)
  return Promise.all([
    db.rows<EmployeeBriefRow>(sql`
      select ${employeeBriefColumns('e', 'u')} from employees e left join users u on u.id = e.user_id
      where e.company_id = ${db.scope.companyId} and e.id = any (${named(roles.map((role) => role.employeeId))}::uuid[])
      order by e.sort_name, e.id`),
    db.rows<Columns<'rate_cards', 'id' | 'name'>>(sql`
      select k.id, k.name from rate_cards k
      where k.company_id = ${db.scope.companyId} and k.id = any (${named(roles.map((role) => role.rateCardId))}::uuid[])
      order by k.name, k.id`),
  ])
}

/** Rows are roles and bookings: whoever changes them may change planning too. */
export const mayEditResourcePlan = ({ permissions }: OpenTargetable): boolean =>
  canWrite(permissions.areas.resourcePlan) && canWrite(permissions.areas.planning)

const weeksOf = ({ daysOf }: ResourceGround) => {
  const days = daysOf(null)
  const to = addDays(days.from, days.capacity.length - 1)
  return carryingDaysByWeek({ from: days.from, to }, days).map((week) => ({
    monday: week.monday,
    workingDays: week.days,
  }))
}

export const resourcePlanOf = async (
  db: Db,
  { files }: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  target: OpenTargetable,
  ground: ResourceGround,
): Promise<ResourcePlan> => {
  const { seesMoney } = target.permissions
  const [people, rateCards] = await listNamed(db, ground)
  const rows = ground.roles.map((role) => savedRow(role, ground))
  return {
    currency: target.row.currency,
    snapshot: snapshotOf(rows, ground, seesMoney),
    employees: people.map((row) => employeeBriefOf(row, files)),
    rateCards,
    weeks: weeksOf(ground),
    sums: sumsOfSaved(rows, seesMoney),
    savedAt: ground.plan.savedAt,
    version: ground.plan.version,
    can: {
      edit: mayEditResourcePlan(target) && target.row.isActive && actor.company.features.referencingOldPlanning,
    },
  }
}

export const getResourcePlan = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<ResourcePlan> => {
  const target = await openTargetable(db, actor, kind, id)
  assertReadsResourcePlan(target)
  return resourcePlanOf(db, platform, actor, target, await loadResourceGround(db, platform, actor, id))
}

/** What a plan that is being edited comes to, beside what is saved. */
export const getResourcePlanBudgets = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { roles }: ResourcePlanSnapshot,
): Promise<{ saved: ResourcePlanSums; edited: ResourcePlanSums }> => {
  const target = await openAnyTargetable(db, actor, id)
  assertReadsResourcePlan(target)
  const ground = await loadResourceGround(db, platform, actor, id, roles)
  const rows = ground.roles.map((role) => savedRow(role, ground))
  const { seesMoney } = target.permissions
  return { saved: sumsOfSaved(rows, seesMoney), edited: sumsOfEdited(roles, ground, seesMoney) }
}
