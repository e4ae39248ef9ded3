import type { Currency } from '@praxis/contract/protocol/values'
import { converted } from '@praxis/domain/money/exchange'
import { activePeriodOn } from '@praxis/domain/people/employment-contract'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import type { StoredSubmission } from '../queries/stored-submission'
import type { LoggingGround } from './logging-ground'

/** Where and when time is logged, and what the role it is logged in costs. */
interface Priced {
  readonly day: string
  readonly targetable_id: string | null
  readonly client_id: string | null
  readonly role_id: string | null
  readonly hourly_cost: number | null
}

const isWhereItWas = (values: Priced, before: StoredSubmission): boolean =>
  before.roleId === null &&
  before.projectId === values.targetable_id &&
  before.clientId === values.client_id &&
  before.day === values.day

/** The currency that the time's money is in: that of what it is on, or of the client it is for; unknown if that is kept. */
const currencyOf = (ground: LoggingGround, { targetable_id, client_id }: Priced): Currency | undefined => {
  if (targetable_id !== null) return ground.projects.get(targetable_id)?.currency
  return client_id === null ? ground.submitter.companysCurrency : ground.clients.get(client_id)
}

/**
 * What an hour without a role costs: as much as the rate card of the person's contract says on that day, or none, which is
 * not zero. In another currency it is converted by that day's rate. Time that stays where it was keeps its cost.
 */
export const costWithoutRole = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  ground: LoggingGround,
  values: Priced,
  before?: StoredSubmission,
): Promise<Pick<Priced, 'hourly_cost'>> => {
  if (values.role_id !== null) return { hourly_cost: values.hourly_cost }
  if (before && isWhereItWas(values, before)) return { hourly_cost: before.hourlyCost }
  const { cardCosts, companysCurrency } = ground.submitter
  const cost = activePeriodOn(cardCosts, values.day)?.hourlyCost
  const currency = currencyOf(ground, values)
  if (cost === undefined || currency === companysCurrency) return { hourly_cost: cost ?? null }
  if (currency === undefined) return { hourly_cost: before?.hourlyCost ?? null }
  const found = await exchangeRates.between(db, companysCurrency, currency, values.day)
  return { hourly_cost: found && converted(cost, found.rate) }
}
