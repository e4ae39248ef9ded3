import type { TargetPlanningQuery } from '@praxis/contract/planning/planning-query'
import type { Planning } from '@praxis/contract/planning/planning-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { defaultPlanningRange } from '@praxis/domain/planning/intervals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { type OpenTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import type { PlanningPlatform } from './master-planning'
import { namingOnly } from './naming-only'
import { loadPlannedRows, type PlannedRow } from './planned-rows'
import { planningOfRows } from './planning-of-rows'
import { planningRange } from './planning-range'

/** A project or opportunity whose planning the actor may read. */
export const openForPlanning = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  const target = await openTargetable(db, actor, kind, id)
  if (!canRead(target.permissions.areas.planning)) throw new Refusal('invalidPermission')
  return target
}

/** Who fills the roles of a target: people and, as nobody else is booked with them, its unnamed roles one by one. */
const resourcesOf = ({ roles }: PlannedRow) => ({
  employee: [...new Set(roles.flatMap(({ employeeId }) => employeeId ?? []))],
  rateCard: [],
  role: roles.flatMap(({ employeeId, id }) => (employeeId === null ? [id] : [])),
  targetable: [],
})

/** The planning of one project or opportunity, beside all that its people are booked for. */
export const getTargetPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
  query: TargetPlanningQuery,
): Promise<Planning> => {
  const { permissions } = await openForPlanning(db, actor, kind, id)
  const today = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const range: DateRange = planningRange(query, defaultPlanningRange(today))
  const [target] = await loadPlannedRows(db, actor, range, { employee: [], rateCard: [], role: [], targetable: [id] })
  if (!target) throw new Refusal('notFound')
  const resources = await loadPlannedRows(db, actor, range, resourcesOf(target))
  const planning = await planningOfRows(db, platform, actor, [target, ...resources], {
    range,
    level: query.level,
    groupedBy: 'target',
    isExpanded: () => true,
    seesMoney: permissions.seesMoney,
    canEdit: permissions.editRoles,
  })
  return namingOnly(planning, new Set([id]))
}
