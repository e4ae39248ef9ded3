import type { expenses } from '@praxis/contract/expenses/expenses'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import { converted, isOldRate, rateText } from '@praxis/domain/money/exchange'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { loadSubmitter } from '../../time-sheets/queries/logging-project'
import { loadExpenseGround } from './expense-settings'

interface Asked {
  readonly amount: number
  readonly from: Currency
  readonly to?: Currency | undefined
  readonly day?: string | undefined
}

export const convertCurrency = async (
  db: Db,
  { exchangeRates, clock }: Pick<Platform, 'exchangeRates' | 'clock'>,
  actor: EmployeeActor,
  { amount, from, to, day: asked }: Asked,
): Promise<Sent<typeof expenses.convertCurrency>> => {
  const day = asked ?? (await loadSubmitter(db, actor.employee.id, clock())).today
  const currency = to ?? (await loadExpenseGround(db)).currency
  const newestDay = await exchangeRates.newestDay(db)
  if (from === currency) return { amount, currency, conversion: null, newestDay }
  const found = await exchangeRates.between(db, from, currency, day)
  if (!found) throw new Refusal('currencyConversionNotSupported')
  return {
    amount: converted(amount, found.rate),
    currency,
    conversion: { rate: rateText(found.rate), day: found.day, isOld: isOldRate(day, found.day) },
    newestDay,
  }
}
