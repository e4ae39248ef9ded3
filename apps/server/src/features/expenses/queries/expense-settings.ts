import { ExpenseSettings, type StoredSettings } from '@praxis/contract/company/company-settings'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

/** What the company says about claims. */
export interface ExpenseGround {
  readonly currency: Currency
  readonly settings: StoredSettings['expense']
}

export const loadExpenseGround = async (db: Db): Promise<ExpenseGround> => {
  const row = await db.row<{ readonly currency: Currency; readonly settings: unknown }>(sql`
    select default_currency as currency, coalesce(settings -> 'expense', '{}') as settings from companies
    where company_id = ${db.scope.companyId}`)
  if (!row) throw new Refusal('notFound')
  return { currency: row.currency, settings: ExpenseSettings.parse(row.settings) }
}

/** Minor units of the company's currency for one of its units of distance. */
export const mileageRateOf = ({
  mileageUnit,
  mileageRateMetric,
  mileageRateImperial,
}: ExpenseGround['settings']): number => (mileageUnit === 'metric' ? mileageRateMetric : mileageRateImperial)
