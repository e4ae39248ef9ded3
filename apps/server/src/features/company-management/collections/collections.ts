import type { AbsenceReason } from '@praxis/contract/company/absence-reasons'
import type { ExpenseType } from '@praxis/contract/company/expense-types'
import type { PipelineStage } from '@praxis/contract/company/pipeline-stages'
import type { RateCard } from '@praxis/contract/company/rate-cards'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { keepDayOfStage } from '../commands/keep-opportunity-day'
import type { Collection } from './collection'

export const rateCards: Collection<RateCard> = {
  entity: 'rateCard',
  table: 'rate_cards',
  columns: {
    name: { name: 'name' },
    code: { name: 'code' },
    hourlyCharge: { name: 'hourly_charge' },
    hourlyCost: { name: 'hourly_cost' },
  },
  order: 'lower(name)',
}

export const absenceReasons: Collection<AbsenceReason> = {
  entity: 'absenceReason',
  table: 'absence_reasons',
  columns: {
    name: { name: 'name' },
    initials: { name: 'initials' },
    color: { name: 'color' },
    isTakenFromBalance: { name: 'is_taken_from_balance' },
    allowanceDays: { name: 'allowance_half_days', scale: 2 },
    isVisibleToAll: { name: 'is_visible_to_all' },
    needsApproval: { name: 'needs_approval' },
  },
  order: 'lower(name)',
  problemOf: ({ isTakenFromBalance, allowanceDays }) =>
    isTakenFromBalance && allowanceDays !== null
      ? { path: 'allowanceDays', message: 'Annual leave or a separate allowance: choose one' }
      : undefined,
}

export const expenseTypes: Collection<ExpenseType> = {
  entity: 'expenseType',
  table: 'expense_types',
  columns: {
    code: { name: 'code' },
    name: { name: 'name' },
    expenseTypeDescription: { name: 'description' },
    category: { name: 'category' },
    vatRate: { name: 'vat_rate', scale: 10_000 },
    isReceiptNeeded: { name: 'is_receipt_needed' },
  },
  order: 'lower(name), lower(code)',
  // The workspace offers the categories of expense types.
  alsoShownIn: 'workspace',
}

const opportunitiesIn = async (db: Tx, stageId: string): Promise<number> => {
  const row = await db.row<{ readonly number: number }>(sql`
    select count(*)::integer as number from opportunities
    where company_id = ${db.scope.companyId} and stage_id = ${stageId}`)
  return row?.number ?? 0
}

export const pipelineStages: Collection<PipelineStage> = {
  entity: 'pipelineStage',
  table: 'pipeline_stages',
  columns: {
    name: { name: 'name' },
    color: { name: 'color' },
    probability: { name: 'probability', scale: 100 },
  },
  order: 'pipeline_stages.probability, lower(name)',
  // What is won and lost was decided by those who moved it there, so a stage in use neither becomes nor stops being that.
  assertChange: async (db, id, before, after) => {
    const isDecided = ({ probability }: Pick<PipelineStage, 'probability'>) => probability === 0 || probability === 1
    const decides = before.probability !== after.probability && (isDecided(before) || isDecided(after))
    if (decides && (await opportunitiesIn(db, id)) > 0) throw new Refusal('stageHasOpportunities')
  },
  afterChange: keepDayOfStage,
  usesOf: async (db, id) => {
    const number = await opportunitiesIn(db, id)
    return number === 0 ? undefined : `${number} ${number === 1 ? 'opportunity' : 'opportunities'}`
  },
  alsoShownIn: 'opportunities',
}
