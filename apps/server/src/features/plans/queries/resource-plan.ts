import type { ResourcePlanBudgets } from '@praxis/contract/plans/plans'
import type { ResourcePlan, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'
import { type OpenTargetable, openAnyTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import { opportunityKind, type TargetableKind } from '../../targetables/queries/targetable-kinds'
import { readKeptResourcePlan, type ShownResourcePlan, withoutMoney } from './kept-resource-plan'
import { assertReadsResourcePlan, loadResourceGround, type ResourceGround, workingWeeks } from './resource-ground'
import { sumsOfEdited, sumsOfSaved } from './resource-sums'
import { savedRow, snapshotOf } from './saved-rows'

const listNamed = async (db: Db, { roles }: ResourcePlanSnapshot) => {
  const named = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)
  return Promise.all([
    db.rows<EmployeeBriefRow>(sql`
      select ${employeeBriefColumns('e', 'u')} from employees e left join users u on u.id = e.user_id
      where e.company_id = ${db.scope.companyId} and e.id = any (${named(roles.map((role) => role.employeeID))}::uuid[])
      order by e.sort_name, e.id`),
    db.rows<Columns<'rate_cards', 'id' | 'name'>>(sql`
      select k.id, k.name from rate_cards k
      where k.company_id = ${db.scope.companyId} and k.id = any (${named(roles.map((role) => role.rateCardID))}::uuid[])
      order by k.name, k.id`),
  ])
}

/** Rows are roles and bookings: whoever changes them may change planning too. */
export const mayEditResourcePlan = ({ permissions }: OpenTargetable): boolean =>
  canWrite(permissions.areas.resourcePlan) && canWrite(permissions.areas.planning)

interface Shown extends ShownResourcePlan, Pick<ResourcePlan, 'savedAt' | 'version' | 'keptOn'> {
  readonly canEdit: boolean
}

const answerOf = async (
  db: Db,
  { files }: Pick<Platform, 'files'>,
  { row, permissions: { editBudgets } }: OpenTargetable,
  { canEdit, ...shown }: Shown,
): Promise<ResourcePlan> => {
  const [people, rateCards] = await listNamed(db, shown.snapshot)
  return {
    currency: row.currency,
    employees: people.map((person) => employeeBriefOf(person, files)),
    rateCards,
    ...shown,
    can: { edit: canEdit, setRates: editBudgets },
  }
}

export const resourcePlanOf = (
  db: Db,
  platform: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  target: OpenTargetable,
  ground: ResourceGround,
): Promise<ResourcePlan> => {
  const { seesMoney } = target.permissions
  const rows = ground.roles.map((role) => savedRow(role, ground))
  return answerOf(db, platform, target, {
    snapshot: snapshotOf(rows, ground, seesMoney),
    weeks: workingWeeks(ground),
    sums: sumsOfSaved(rows, seesMoney),
    savedAt: ground.plan.savedAt,
    keptOn: null,
    version: ground.plan.version,
    canEdit: mayEditResourcePlan(target) && target.row.isActive && actor.company.features.referencingOldPlanning,
  })
}

/** The rows of an opportunity that became a project are those it had then, until it is given roles again. */
export const getResourcePlan = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<ResourcePlan> => {
  const target = await openTargetable(db, actor, kind, id)
  assertReadsResourcePlan(target)
  const ground = await loadResourceGround(db, platform, actor, id)
  const kept = kind === opportunityKind && ground.roles.length === 0 ? await readKeptResourcePlan(db, id) : undefined
  if (!kept) return resourcePlanOf(db, platform, actor, target, ground)
  const { savedAt, version } = ground.plan
  const shown = target.permissions.seesMoney ? kept.snapshot : withoutMoney(kept.snapshot)
  return answerOf(db, platform, target, { ...shown, savedAt, version, keptOn: kept.day, canEdit: false })
}

/** What a plan that is being edited comes to, beside what is saved. */
export const getResourcePlanBudgets = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { roles }: ResourcePlanSnapshot,
): Promise<ResourcePlanBudgets> => {
  const target = await openAnyTargetable(db, actor, id)
  assertReadsResourcePlan(target)
  const ground = await loadResourceGround(db, platform, actor, id, roles)
  const rows = ground.roles.map((role) => savedRow(role, ground))
  const { seesMoney } = target.permissions
  return {
    saved: sumsOfSaved(rows, seesMoney),
    edited: sumsOfEdited(roles, ground, seesMoney),
    weeks: workingWeeks(ground),
  }
}
