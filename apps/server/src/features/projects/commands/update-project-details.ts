import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { ProjectDetailsInput } from '@praxis/contract/projects/project-inputs'
import type { Project } from '@praxis/contract/projects/projects'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { tagsToSave } from '@praxis/domain/people/tags'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { announceNewApprovers } from '../../approvers/commands/announce-new-approvers'
import { beforeNewApprovers } from '../../approvers/commands/hold-approvers'
import { updatedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { announceNewRights } from '../../targetables/commands/targetable-effects'
import { memberIdsOf } from '../../targetables/queries/members'
import { permissionsIn } from '../../targetables/queries/standing'
import { budgetsOf, budgetsToSave, changesBudgets } from '../../targetables/queries/targetable-budgets'
import { clientToSave } from '../../targetables/queries/targetable-client'
import { announceProject, indexProject } from '../project-effects'
import { assertDates } from '../queries/assert-dates'
import { changedProject, lockProject, type OpenProject } from '../queries/get-project'
import type { ProjectBoards } from '../queries/project-boards'
import { projectOf, type WholeProjectRow, wholeDetailsOf } from '../queries/project-row'

const changesDetails = (changes: ProjectDetailsInput): boolean =>
  Object.keys(changes).some((key) => !budgetNames.some((name) => name === key))

const changesLead = (row: WholeProjectRow, { leadID }: ProjectDetailsInput): boolean =>
  leadID !== undefined && leadID !== row.leadId

const changesPublic = (row: WholeProjectRow, { isPublicToAllEmployees }: ProjectDetailsInput): boolean =>
  isPublicToAllEmployees !== undefined && isPublicToAllEmployees !== row.isPublic

const changesApprovers = (row: WholeProjectRow, changes: ProjectDetailsInput): boolean =>
  changesLead(row, changes) ||
  (changes.timeSheetAndExpensesResponsibility ?? row.timeSheetAndExpensesResponsibility) !==
    row.timeSheetAndExpensesResponsibility

/**
 * Details are changed by those who may write them; money also needs the right to change revenue, and an active project.
 * The lead may do everything in a project and everybody may read a public one, so changing either is like giving
 * permissions.
 */
const assertAllowed = ({ row, permissions }: OpenProject, actor: EmployeeActor, changes: ProjectDetailsInput): void => {
  if (changesDetails(changes) && !permissions.edit) throw new Refusal('invalidPermission')
  const opensToOthers = changesLead(row, changes) || changesPublic(row, changes)
  if (opensToOthers && !permissions.editPermissions) throw new Refusal('invalidPermission')
  if (!changesBudgets(changes)) return
  if (row.hasBudgetPlan) throw new Refusal('budgetsComeFromPlan')
  const isActive = row.isActive || changes.isActive === true
  if (!isActive) throw new Refusal('plansOfInactiveProjectLocked')
  if (!permissionsIn({ ...row, isActive }, actor).editBudgets) throw new Refusal('invalidPermission')
}

const assertFits = async (db: Tx, row: WholeProjectRow, changes: ProjectDetailsInput): Promise<void> => {
  const isInternal = row.client === null
  if (isInternal && changes.clientID !== undefined)
    throw invalidField('clientID', 'An internal project can’t have a client')
  if (isInternal && changes.chargingMechanism !== undefined)
    throw invalidField('chargingMechanism', 'Time on an internal project isn’t charged')
  if (changes.leadID !== undefined && changesLead(row, changes))
    await assertActiveEmployee(db, 'leadID', changes.leadID)
  assertDates(
    changes.startDate === undefined ? row.startDate : changes.startDate,
    changes.endDate === undefined ? row.endDate : changes.endDate,
  )
}

const endedAt = (row: WholeProjectRow, isActive: boolean | undefined, now: string) =>
  isActive === undefined || isActive === row.isActive ? undefined : isActive ? null : now

const actionOf = (row: WholeProjectRow, { isActive }: ProjectDetailsInput): HistoryActions['project'] => {
  if (isActive === undefined || isActive === row.isActive) return 'updated'
  return isActive ? 'reopened' : 'completed'
}

/** All fields except money, which people who may not see it must not find in the project's history. */
const recordedFields = (row: WholeProjectRow, files: FileStore) => {
  const {
    lead,
    dynamicDetails,
    strategicDynamicFields: _s,
    strategicTaskDynamicFields: _t,
    ...details
  } = wholeDetailsOf(row, files)
  return {
    ...details,
    lead: lead.displayName,
    client: row.client?.name ?? null,
    dynamicDetails: Object.fromEntries(dynamicDetails.map(({ key, value }) => [key, value])),
  }
}

export const updateProjectDetails = async (
  db: Tx,
  files: FileStore,
  boards: ProjectBoards,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: ProjectDetailsInput & MadeOn,
): Promise<Project> => {
  const project = await lockProject(db, actor, id)
  const { row } = project
  assertAllowed(project, actor, changes)
  assertUnchangedSince(version, row.version)
  await assertFits(db, row, changes)
  const membersBefore = await memberIdsOf(db, id)
  const shared = assignments<'targetables'>({
    name: changes.name,
    lead_id: changes.leadID,
    ...(await clientToSave(db, actor, row, changes.clientID)),
    ended_at: endedAt(row, changes.isActive, db.now),
    is_strategic: changes.isStrategic,
    charging_mechanism: changes.chargingMechanism,
    is_public: changes.isPublicToAllEmployees,
    start_date: changes.startDate,
    end_date: changes.endDate,
    tags: changes.tags && tagsToSave(changes.tags),
    dynamic_details:
      changes.dynamicDetails &&
      JSON.stringify(await updatedDynamicDetails(db, 'project', row.dynamicDetails, changes.dynamicDetails)),
    ...budgetsToSave(changes),
    updated_at: db.now,
  })
  const own = assignments<'projects'>({
    import_id: changes.importID,
    is_non_chargeable_time_allowed: changes.isNonChargeableTimeAllowed,
    is_non_chargeable_expenses_allowed: changes.isNonChargeableExpensesAllowed,
    is_time_sheet_comment_required: changes.isTimeSheetCommentsRequired,
    auto_approves_time_sheets: changes.shouldAutoApproveTimeSheet,
    time_sheet_constraint: changes.timeSheetConstraint,
    rounding: changes.consultancyTimeRounding,
    responsibility: changes.timeSheetAndExpensesResponsibility,
    time_sheet_submission_details:
      changes.timeSheetSubmissionDetails && JSON.stringify(changes.timeSheetSubmissionDetails),
    version: nextVersion,
  })
  if (changesApprovers(row, changes)) await beforeNewApprovers(db)
  // Lead and responsibility change in one statement, because approvers are found by both as they are afterwards.
  await db.run(sql`
    with own as (
      update projects set ${own} where company_id = ${actor.company.id} and id = ${id}
    )
    update targetables set ${shared} where company_id = ${actor.company.id} and id = ${id}`)
  if (changes.taskDynamicDetails) await boards.defineTaskDetails(db, id, changes.taskDynamicDetails)
  await indexProject(db, id)
  const after = await changedProject(db, actor, id)
  db.record({
    entity: 'project',
    id,
    action: actionOf(row, changes),
    before: recordedFields(row, files),
    after: recordedFields(after, files),
  })
  if (changesBudgets(changes))
    db.record({
      entity: 'projectBudget',
      id,
      action: 'updated',
      before: budgetsOf(row),
      after: budgetsOf(after),
    })
  await announceProject(db, id, ...membersBefore)
  if (after.leadId !== row.leadId) announceNewRights(db, [row.leadId])
  if (changesApprovers(row, changes)) announceNewApprovers(db)
  return projectOf(after, files, actor)
}
