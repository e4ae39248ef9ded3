import { randomUUID } from 'node:crypto'
import { isClosed } from '@praxis/domain/opportunities/conversion'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'

export type Stage = Columns<'pipeline_stages', 'id' | 'name' | 'probability'>

/** The stage, held so that nobody changes its probability meanwhile; without an id the first one that is open. */
export const stageToEnter = async (db: Tx, id: string | undefined): Promise<Stage> => {
  const stage = await db.row<Stage>(sql`
    select id, name, probability from pipeline_stages
    where company_id = ${db.scope.companyId} and ${id === undefined ? sql`probability > 0` : sql`id = ${id}`}
    order by probability, name, id limit 1 for share`)
  if (!stage) throw invalidField('pipelineStageID', 'Choose a stage')
  return stage
}

/** The reason to keep with a stage: entering one of probability 0 needs one, any other has none. */
export const reasonOfStage = (stage: Stage, lostReason: string | undefined): string => {
  if (!isClosed(stage)) return ''
  if (!lostReason) throw new Refusal('lostReasonRequired')
  return lostReason
}

/** Writes the entry into a stage, with what the opportunity is planned to bring at that moment. */
export const enterStage = async (
  db: Tx,
  actor: EmployeeActor,
  opportunityId: string,
  stage: Stage,
  lostReason: string,
): Promise<void> => {
  await db.run(sql`
    update opportunity_stages set is_present = false
    where company_id = ${actor.company.id} and opportunity_id = ${opportunityId} and is_present`)
  await db.run(sql`
    insert into opportunity_stages (
      company_id, id, opportunity_id, stage_id, name, probability, entered_on, entered_at, entered_by, lost_reason, currency,
      revenue, cost, is_present
    )
    select o.company_id, ${randomUUID()}, o.id, ${stage.id}, ${stage.name}, ${stage.probability}, o.stage_entered_on, ${db.now},
      ${actor.employee.id}, ${lostReason}, o.currency, o.revenue, o.revenue - o.profit, true
    from opportunities o where o.company_id = ${actor.company.id} and o.id = ${opportunityId}`)
}
