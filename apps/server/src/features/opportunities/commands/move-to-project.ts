import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { MoveToProjectInput } from '@praxis/contract/opportunities/opportunity-fields'
import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { whyNotConvertible } from '@praxis/domain/opportunities/conversion'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { confirmBookings } from '../../bookings/commands/confirm-bookings'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { makeProject } from '../../projects/commands/create-project'
import type { ProjectBoards } from '../../projects/queries/project-boards'
import { announceNewRights, announceTargetable } from '../../targetables/commands/targetable-effects'
import { memberIdsOf } from '../../targetables/queries/members'
import { budgetsOf } from '../../targetables/queries/targetable-budgets'
import { activeClient } from '../../targetables/queries/targetable-client'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { afterSaving } from '../opportunity-effects'
import { changedOpportunity, lockOpportunity } from '../queries/get-opportunity'
import { convertibleOf, opportunityOf, type WholeOpportunityRow } from '../queries/opportunity-row'

/** Keeps the resource plan of an opportunity; plans are a higher feature, which hands it over. */
export type KeepResourcePlan = (db: Tx, platform: Platform, actor: EmployeeActor, id: string) => Promise<void>

/** What moving needs of higher features. */
export interface MovedAlong {
  readonly boards: ProjectBoards
  readonly keepResourcePlan: KeepResourcePlan
}

const makeProjectOf = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  actor: EmployeeActor,
  row: WholeOpportunityRow,
  { name = row.name, leadID = row.leadId, projectTemplateID }: MoveToProjectInput,
) => {
  const { sortName } = await activeClient(db, row.client.id)
  if (leadID !== row.leadId) await assertActiveEmployee(db, 'leadID', leadID)
  return makeProject(
    db,
    platform,
    boards,
    actor,
    {
      name,
      leadID,
      ...(projectTemplateID !== undefined && { projectTemplateID }),
      isActive: true,
      isStrategic: row.isStrategic,
      ...budgetsOf(row),
      isTimeSheetCommentsRequired: false,
      shouldAutoApproveTimeSheet: false,
      isPublicToAllEmployees: false,
      startDate: null,
      endDate: null,
      tags: row.tags,
      importID: '',
      dynamicDetails: row.dynamicDetails,
    },
    {
      clientId: row.client.id,
      clientSortName: sortName,
      currency: row.currency,
      chargingMechanism: row.chargingMechanism ?? 'effort',
      isNonChargeableTimeAllowed: false,
      isNonChargeableExpensesAllowed: false,
      // What the company asks of projects may differ from what it asks of opportunities: nothing is refused or lost here.
      takesDetailsOver: true,
    },
  )
}

/**
 * Roles and their bookings become the project's, so that the firm's load stays the same and nothing exists twice. People
 * who were let in are let into the project too. The budget plan stays with the opportunity, as it was, and begins the project's.
 */
const carryOver = async (
  db: Tx,
  actor: EmployeeActor,
  row: WholeOpportunityRow,
  projectId: string,
  confirms: boolean,
): Promise<void> => {
  const { companyId } = db.scope
  if (confirms) await confirmBookings(db, actor, row.id)
  await db.run(sql`
    update targetable_roles set targetable_id = ${projectId}, updated_at = ${db.now}
    where company_id = ${companyId} and targetable_id = ${row.id}`)
  await db.run(sql`
    insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas, updated_at, updated_by)
    select company_id, gen_random_uuid(), ${projectId}, employee_id, areas, ${db.now}, updated_by from targetable_permissions
    where company_id = ${companyId} and targetable_id = ${row.id}`)
  await db.run(sql`
    with plan as (
      insert into plans (company_id, targetable_id, budget_plan, last_end_date, unit, seconds_per_day, saved_at, saved_by)
      select company_id, ${projectId}, budget_plan, last_end_date, unit, seconds_per_day, ${db.now}, saved_by from plans
      where company_id = ${companyId} and targetable_id = ${row.id}
      returning company_id, targetable_id, budget_plan, saved_at, saved_by
    )
    insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at, saved_by)
    select p.company_id, p.targetable_id, 'budgetPlan', (p.saved_at at time zone m.time_zone)::date, p.budget_plan, p.saved_at,
      p.saved_by
    from plan p join companies m on m.company_id = p.company_id where p.budget_plan is not null`)
}

/** Once, under a lock: two who do it at the same time make one project. */
export const moveToProject = async (
  db: Tx,
  platform: Platform,
  { boards, keepResourcePlan }: MovedAlong,
  actor: EmployeeActor,
  id: string,
  { version, ...given }: MoveToProjectInput & MadeOn,
): Promise<{ opportunity: Opportunity; project: ProjectBrief }> => {
  const { row } = await lockOpportunity(db, actor, id)
  const why = whyNotConvertible(convertibleOf(row))
  if (why !== undefined) throw new Refusal('opportunityNotConvertible', { why })
  assertUnchangedSince(version, row.version)
  const membersBefore = await memberIdsOf(db, id)
  const project = await makeProjectOf(db, platform, boards, actor, row, given)
  await db.run(sql`
    update projects set opportunity_id = ${id} where company_id = ${actor.company.id} and id = ${project.id}`)
  await keepResourcePlan(db, platform, actor, id)
  await carryOver(db, actor, row, project.id, given.shouldConfirmBookings)
  await db.run(sql`
    update opportunities set is_converted = true, version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  await db.run(sql`
    update targetables set ended_at = ${db.now}, updated_at = ${db.now} where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'opportunity', id, action: 'movedToProject', after: { project: project.details.name } })
  db.record({ entity: 'project', id: project.id, action: 'madeFromOpportunity', after: { opportunity: row.name } })
  await afterSaving(db, id, ...membersBefore)
  await announceTargetable(db, projectKind, project.id, ...membersBefore)
  announceNewRights(db, membersBefore)
  return {
    opportunity: opportunityOf(await changedOpportunity(db, actor, id), platform.files, actor),
    project: {
      id: project.id,
      name: project.details.name,
      isActive: true,
      isInternal: false,
      client: project.client,
    },
  }
}
