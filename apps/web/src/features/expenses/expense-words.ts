import type { mileageUnits } from '@praxis/contract/company/company-settings'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { currencySymbol, formatMoney } from '@praxis/domain/money/money'

type MileageUnit = (typeof mileageUnits)[number]

export const claimsText = (count: number): string => (count === 1 ? '1 claim' : `${count} claims`)

/** What a claim is called; one that only has a receipt by now is called by that. */
export const titleOf = ({
  name,
  receipts,
  isMileageExpense,
}: Pick<Expense, 'name' | 'receipts' | 'isMileageExpense'>) =>
  name || receipts[0]?.name || (isMileageExpense ? 'Mileage claim' : 'New claim')

/** What kind of claim it is: 'Travel', 'Mileage', 'Counter-expense'. */
export function kindText({ type, isMileageExpense, counterOf }: Expense): string {
  if (counterOf) return 'Counter-expense'
  return isMileageExpense ? 'Mileage' : (type?.typeName ?? 'No type yet')
}

/** The amount that counts: in the company's currency, or as it was paid where that is not known. */
export const amountText = ({ amount, currency, convertedAmount }: Expense, companyCurrency: Currency): string =>
  convertedAmount === null ? formatMoney(amount, currency) : formatMoney(convertedAmount, companyCurrency)

/** '98 miles', '1.5 km'. */
export function distanceText(tenths: number, unit: MileageUnit): string {
  const text = String(tenths / 10)
  if (unit === 'metric') return `${text} km`
  return tenths === 10 ? '1 mile' : `${text} miles`
}

/** What the amount comes from: the amount in another currency, or the distance. */
export function originText({ mileage, conversion, amount, currency }: Expense): string | undefined {
  if (mileage) return distanceText(mileage.tenths, mileage.unit)
  return conversion ? formatMoney(amount, currency) : undefined
}

/** '€1 = £0.8712'; eight decimals are kept, and shown as far as they say something. */
export const rateText = (from: Currency, to: Currency, rate: string): string =>
  `${currencySymbol(from)}1 = ${currencySymbol(to)}${rate.replace(/(\.\d{4}\d*?)0+$/, '$1')}`

/** Who has it, or had it last: 'Amelia Hart'. */
export const deciderOf = ({ request: { state, approver, approvedBy } }: Expense): string | undefined =>
  (state === 'waitingForApproval' ? approver : (approvedBy ?? approver))?.displayName
