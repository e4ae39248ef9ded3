import type { RateCard, RateCardInput } from '@praxis/contract/company/rate-cards'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { createRecord, updateRecord } from '../collections/collection'
import { rateCards } from '../collections/collections'
import { mayChangeRates, maySeeRates } from '../company-management.policy'

/** A rate card as the actor may see it. */
export const rateCardFor = (actor: EmployeeActor, { hourlyCharge, hourlyCost, ...card }: RateCard): RateCard =>
  maySeeRates(actor) ? { ...card, hourlyCharge, hourlyCost } : card

export const createRateCard = async (db: Tx, actor: EmployeeActor, given: RateCardInput): Promise<RateCard> => {
  if (!mayChangeRates(actor)) throw new Refusal('invalidPermission')
  return createRecord(db, rateCards, given)
}

/** Changing a rate card's name and code needs no right to revenue, changing its rates does. */
export const updateRateCard = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  changes: Partial<RateCardInput> & MadeOn,
): Promise<RateCard> => {
  const changesRates = changes.hourlyCharge !== undefined || changes.hourlyCost !== undefined
  if (changesRates && !mayChangeRates(actor)) throw new Refusal('invalidPermission')
  return rateCardFor(actor, await updateRecord(db, rateCards, id, changes))
}
