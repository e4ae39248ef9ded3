import type { AbsenceReason } from '@praxis/contract/company/absence-reasons'
import type { ExpenseType } from '@praxis/contract/company/expense-types'
import type { PipelineStage } from '@praxis/contract/company/pipeline-stages'
import type { RateCard } from '@praxis/contract/company/rate-cards'
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

export const pipelineStages: Collection<PipelineStage> = {
  entity: 'pipelineStage',
  table: 'pipeline_stages',
  columns: {
    name: { name: 'name' },
    color: { name: 'color' },
    probability: { name: 'probability', scale: 100 },
  },
  order: 'pipeline_stages.probability, lower(name)',
}
