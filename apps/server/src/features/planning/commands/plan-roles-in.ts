import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { planNewRole, planRole, planWithoutRole } from '../../bookings/commands/plan-roles'
import { planNewScenarioRole, planScenarioRole, planWithoutScenarioRole } from '../../bookings/commands/scenario-roles'
import { type OnTarget, targetToPlan } from './named-target'
import { doorOfRole } from './role-in-target'

/** Roles through master planning: of the real plan, or of a scenario. */
export const createPlanningRole = (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { projectID, opportunityID, scenarioID, ...role }: ProjectRoleInput & OnTarget & InScenario,
): Promise<ProjectRole> => {
  const door = targetToPlan({ projectID, opportunityID })
  return scenarioID === undefined
    ? planNewRole(db, platform, actor, door, role)
    : planNewScenarioRole(db, platform, actor, scenarioID, door, role)
}

export const updatePlanningRole = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  roleId: string,
  { scenarioID, ...changes }: ProjectRoleChanges & MadeOn & InScenario,
): Promise<ProjectRole> => {
  const door = await doorOfRole(db, actor, roleId, scenarioID)
  return scenarioID === undefined
    ? planRole(db, platform, actor, door, roleId, changes)
    : planScenarioRole(db, platform, actor, scenarioID, door, roleId, changes)
}

export const deletePlanningRole = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  roleId: string,
  { scenarioID }: InScenario,
): Promise<void> => {
  const door = await doorOfRole(db, actor, roleId, scenarioID)
  if (scenarioID === undefined) await planWithoutRole(db, platform.files, actor, door, roleId)
  else await planWithoutScenarioRole(db, actor, scenarioID, door, roleId)
}
