import type { PlanningPage } from '@praxis/contract/planning/master-planning'
import type {
  MasterPlanningQuery,
  PlanningExpansion,
  PlanningExtension,
} from '@praxis/contract/planning/planning-query'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { Planning } from '@praxis/contract/planning/planning-shapes'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { defaultPlanningRange } from '@praxis/domain/planning/intervals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { openPlan } from '../../bookings/queries/open-scenario'
import { listPlannedRows, loadPlannedRows, type PlannedRow } from './planned-rows'
import { planningOfRows } from './planning-of-rows'
import { planningRange } from './planning-range'

export type PlanningPlatform = Pick<Platform, 'dayItems' | 'files' | 'clock'>

/** Whoever manages projects books everywhere, and sees the money of all if they may see any. */
const rightsOf = ({ capabilities }: EmployeeActor) => ({ seesMoney: canRead(capabilities.revenue), canEdit: true })

const among = (ids: readonly string[]): ((row: PlannedRow) => boolean) => {
  const known = new Set(ids)
  return ({ id }) => known.has(id)
}

export const getMasterPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: MasterPlanningQuery & InScenario,
): Promise<PlanningPage> => {
  const { level, groupedBy, page, per, expandedResourceIDs, expandedTargetableIDs } = query
  const today = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const range = planningRange(query, defaultPlanningRange(today))
  const [{ rows, total, hasMore }] = await Promise.all([
    listPlannedRows(db, actor, range, query),
    openPlan(db, actor, query.scenarioID),
  ])
  const isExpanded = among(groupedBy === 'resource' ? expandedResourceIDs : expandedTargetableIDs)
  const planning = await planningOfRows(db, platform, actor, rows, {
    range,
    level,
    groupedBy,
    isExpanded,
    ...rightsOf(actor),
  })
  return { metadata: { page, per, total, hasMore }, ...planning }
}

/** The one row that is asked for. */
export const expandedRow = ({ employeeID, rateCardID, roleID, targetableID }: PlanningExpansion) => {
  const given = [employeeID, rateCardID, roleID, targetableID].filter((id) => id !== undefined)
  if (given.length !== 1) throw invalidField('employeeID', 'Name one row')
  const oneOf = (id: string | undefined) => (id === undefined ? [] : [id])
  return {
    employee: oneOf(employeeID),
    rateCard: oneOf(rateCardID),
    role: oneOf(roleID),
    targetable: oneOf(targetableID),
  }
}

export const expandMasterPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: PlanningExpansion & InScenario,
): Promise<Planning> => {
  const { level, startDate, endDate, targetableID, scenarioID } = query
  const range = planningRange({ level }, { from: startDate, to: endDate })
  const [rows] = await Promise.all([
    loadPlannedRows(db, actor, range, expandedRow(query), scenarioID),
    openPlan(db, actor, scenarioID),
  ])
  if (rows.length === 0) throw new Refusal('notFound')
  return planningOfRows(db, platform, actor, rows, {
    range,
    level,
    groupedBy: targetableID === undefined ? 'resource' : 'target',
    isExpanded: () => true,
    ...rightsOf(actor),
  })
}

export const extendMasterPlanning = async (
  db: Db,
  platform: PlanningPlatform,
  actor: EmployeeActor,
  query: PlanningExtension & InScenario,
): Promise<Planning> => {
  const { level, startDate, endDate, employeeID, rateCardID, roleID, targetableID, scenarioID } = query
  const range = planningRange({ level }, { from: startDate, to: endDate })
  const asked = { employee: employeeID, rateCard: rateCardID, role: roleID, targetable: targetableID }
  const [rows] = await Promise.all([
    loadPlannedRows(db, actor, range, asked, scenarioID),
    openPlan(db, actor, scenarioID),
  ])
  return planningOfRows(db, platform, actor, rows, {
    range,
    level,
    groupedBy: targetableID.length > 0 ? 'target' : 'resource',
    isExpanded: among([...query.expandedResourceIDs, ...query.expandedTargetableIDs]),
    ...rightsOf(actor),
  })
}
