import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityDetailsInput } from '@praxis/contract/opportunities/opportunity-fields'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { isClosed } from '@praxis/domain/opportunities/conversion'
import { tagsToSave } from '@praxis/domain/people/tags'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { updatedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { announceNewRights } from '../../targetables/commands/targetable-effects'
import { memberIdsOf } from '../../targetables/queries/members'
import { budgetsOf, budgetsToSave, changesBudgets } from '../../targetables/queries/targetable-budgets'
import { clientToSave } from '../../targetables/queries/targetable-client'
import { afterSaving } from '../opportunity-effects'
import { changedOpportunity, lockOpportunity, type OpenOpportunity } from '../queries/get-opportunity'
import { opportunityOf, type WholeOpportunityRow, wholeDetailsOf } from '../queries/opportunity-row'
import { enterStage, reasonOfStage, type Stage, stageToEnter } from './enter-stage'

const stageFields = ['pipelineStageID', 'lostReason'] as const

const changesStage = (changes: OpportunityDetailsInput): boolean =>
  stageFields.some((name) => changes[name] !== undefined)

const changesDetails = (changes: OpportunityDetailsInput): boolean =>
  Object.keys(changes).some((key) => ![...budgetNames, ...stageFields].some((name) => name === key))

/** Whoever moves a lost opportunity back to an open stage may change the rest of it at once. */
const assertAllowed = (
  { row, permissions }: OpenOpportunity,
  changes: OpportunityDetailsInput,
  reopens: boolean,
): void => {
  const isOpen = row.isActive || reopens
  if (changesStage(changes) && !permissions.changeStage)
    throw new Refusal(permissions.mayEdit ? 'opportunityLocked' : 'invalidPermission')
  if (changesDetails(changes)) {
    if (!permissions.mayEdit) throw new Refusal('invalidPermission')
    if (!isOpen) throw new Refusal('opportunityLocked')
  }
  const changesLead = changes.leadID !== undefined && changes.leadID !== row.leadId
  if (changesLead && !permissions.editPermissions) throw new Refusal('invalidPermission')
  if (!changesBudgets(changes)) return
  if (row.hasBudgetPlan) throw new Refusal('budgetsComeFromPlan')
  if (!isOpen) throw new Refusal('opportunityLocked')
  if (!permissions.seesMoney || !permissions.writesMoney) throw new Refusal('invalidPermission')
}

/** The stage that the opportunity is moved to, if it is in another one. */
const nextStage = async (
  db: Tx,
  row: WholeOpportunityRow,
  { pipelineStageID }: OpportunityDetailsInput,
): Promise<Stage | undefined> =>
  pipelineStageID === undefined || pipelineStageID === row.stage.id ? undefined : stageToEnter(db, pipelineStageID)

const assertKeepsClient = (row: WholeOpportunityRow, { clientID = row.client.id }: OpportunityDetailsInput): void => {
  if (clientID !== row.client.id && row.projectCount > 0) throw invalidField('clientID', 'Its project keeps its client')
}

/** All fields except money, which people who may not see it must not find in the history. */
const recordedFields = (row: WholeOpportunityRow, files: FileStore) => {
  const { lead, leadID: _l, clientOwner: _c, pipelineStage, dynamicDetails, ...details } = wholeDetailsOf(row, files)
  return {
    ...details,
    lead: lead.displayName,
    client: row.client.name,
    pipelineStage: pipelineStage.name,
    dynamicDetails: Object.fromEntries(dynamicDetails.map(({ key, value }) => [key, value])),
  }
}

export const updateOpportunityDetails = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: OpportunityDetailsInput & MadeOn,
): Promise<Opportunity> => {
  const opportunity = await lockOpportunity(db, actor, id)
  const { row } = opportunity
  const stage = await nextStage(db, row, changes)
  assertAllowed(opportunity, changes, isClosed(row) && stage !== undefined && !isClosed(stage))
  assertUnchangedSince(version, row.version)
  if (changes.leadID !== undefined && changes.leadID !== row.leadId)
    await assertActiveEmployee(db, 'leadID', changes.leadID)
  // A reason alone puts right that of a lost opportunity.
  const lostReason = stage
    ? reasonOfStage(stage, changes.lostReason)
    : changes.lostReason === undefined
      ? undefined
      : reasonOfStage({ ...row.stage, probability: row.probability }, changes.lostReason)
  assertKeepsClient(row, changes)
  const membersBefore = await memberIdsOf(db, id)
  await db.run(sql`
    update targetables set ${assignments<'targetables'>({
      name: changes.name,
      lead_id: changes.leadID,
      ...(await clientToSave(db, actor, row, changes.clientID)),
      is_strategic: changes.isStrategic,
      charging_mechanism: changes.chargingMechanism,
      tags: changes.tags && tagsToSave(changes.tags),
      dynamic_details:
        changes.dynamicDetails &&
        JSON.stringify(await updatedDynamicDetails(db, 'opportunity', row.dynamicDetails, changes.dynamicDetails)),
      ...budgetsToSave(changes),
      ended_at: stage && !row.isConverted ? (isClosed(stage) ? db.now : null) : undefined,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  await db.run(sql`
    update opportunities set ${assignments<'opportunities'>({
      stage_id: stage?.id,
      stage_entered_on: stage && dayInTimeZone(new Date(db.now), actor.company.timeZone),
      lost_reason: lostReason,
      expected_close_date: changes.expectedCloseDate,
      version: nextVersion,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  if (stage) await enterStage(db, actor, id, stage, lostReason ?? '')
  else if (lostReason !== undefined)
    await db.run(sql`
      update opportunity_stages set lost_reason = ${lostReason}
      where company_id = ${actor.company.id} and opportunity_id = ${id} and is_present`)
  const after = await changedOpportunity(db, actor, id)
  db.record({
    entity: 'opportunity',
    id,
    action: stage ? 'stageChanged' : 'updated',
    before: recordedFields(row, files),
    after: recordedFields(after, files),
  })
  if (changesBudgets(changes))
    db.record({ entity: 'opportunityBudget', id, action: 'updated', before: budgetsOf(row), after: budgetsOf(after) })
  await afterSaving(db, id, ...membersBefore)
  if (after.leadId !== row.leadId) announceNewRights(db, [row.leadId])
  return opportunityOf(after, files, actor)
}
