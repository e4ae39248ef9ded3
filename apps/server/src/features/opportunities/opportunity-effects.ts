import type { Tx } from '../../platform/database/database'
import { keepOpportunityDay } from '../company-management/commands/keep-opportunity-day'
import { indexTargetable } from '../targetables/commands/index-targetable'
import { announceTargetable } from '../targetables/commands/targetable-effects'
import { opportunityKind } from '../targetables/queries/targetable-kinds'

/** Whatever is saved of an opportunity is found by its words, kept for the day, and announced to all who may see it. */
export const afterSaving = async (db: Tx, id: string, ...alsoTo: readonly string[]): Promise<void> => {
  await indexTargetable(db, opportunityKind, id)
  await keepOpportunityDay(db, id)
  await announceTargetable(db, opportunityKind, id, ...alsoTo)
}
