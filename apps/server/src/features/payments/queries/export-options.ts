import type { payments } from '@praxis/contract/payments/payments'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Db } from '../../../platform/database/database'
import { loadExpenseGround } from '../../expenses/queries/expense-settings'
import { bankFormatOf } from '../bank-formats'

/** What payments can be exported as: what banks take, where there is such a thing for the company's currency. */
export const getValidExportOptions = async (db: Db): Promise<Sent<typeof payments.getValidExportOptions>> => {
  const { currency } = await loadExpenseGround(db)
  const format = bankFormatOf(currency)
  return { options: format ? ['csv', 'bankFile'] : ['csv'], bankFile: format?.name ?? null }
}
