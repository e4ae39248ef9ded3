import { randomUUID } from 'node:crypto'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { NewOpportunity } from '@praxis/contract/opportunities/opportunity-fields'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { isClosed } from '@praxis/domain/opportunities/conversion'
import { tagsToSave } from '@praxis/domain/people/tags'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { checkedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { budgetsToSave, hasBudget } from '../../targetables/queries/targetable-budgets'
import { activeClient } from '../../targetables/queries/targetable-client'
import { afterSaving } from '../opportunity-effects'
import { getOpportunity } from '../queries/get-opportunity'
import { enterStage, reasonOfStage, stageToEnter } from './enter-stage'

export const createOpportunity = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  given: NewOpportunity,
): Promise<Opportunity> => {
  if (hasBudget(given) && actor.capabilities.revenue !== 'write') throw new Refusal('invalidPermission')
  await assertActiveEmployee(db, 'leadID', given.leadID)
  const client = await activeClient(db, given.clientID)
  const stage = await stageToEnter(db, given.pipelineStageID)
  const lostReason = reasonOfStage(stage, given.lostReason)
  const dynamicDetails = await checkedDynamicDetails(db, 'opportunity', given.dynamicDetails)
  const id = randomUUID()
  await db.run(sql`
    insert into targetables ${insertion<'targetables'>({
      company_id: actor.company.id,
      id,
      kind: 'opportunity',
      client_id: given.clientID,
      client_sort_name: client.sortName,
      name: given.name,
      lead_id: given.leadID,
      is_strategic: given.isStrategic,
      charging_mechanism: given.chargingMechanism,
      currency: client.currency,
      tags: tagsToSave(given.tags),
      ...budgetsToSave(given),
      dynamic_details: JSON.stringify(dynamicDetails),
      ended_at: isClosed(stage) ? db.now : null,
      created_at: db.now,
      updated_at: db.now,
    })}`)
  // Currency and probability are written by the database, as they follow the targetable and the stage.
  await db.run(sql`
    insert into opportunities (company_id, id, stage_id, probability, stage_entered_on, lost_reason, expected_close_date, currency)
    values (${actor.company.id}, ${id}, ${stage.id}, ${stage.probability}, ${dayInTimeZone(new Date(db.now), actor.company.timeZone)},
            ${lostReason}, ${given.expectedCloseDate}, ${client.currency})`)
  await enterStage(db, actor, id, stage, lostReason)
  const opportunity = await getOpportunity(db, files, actor, id)
  const { details } = opportunity
  db.record({
    entity: 'opportunity',
    id,
    action: 'created',
    after: {
      name: details.name,
      lead: details.lead?.displayName ?? null,
      client: opportunity.client.name,
      pipelineStage: stage.name,
      expectedCloseDate: given.expectedCloseDate,
    },
  })
  await afterSaving(db, id)
  return opportunity
}
