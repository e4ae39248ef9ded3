import type { Payment } from '@praxis/contract/payments/payments'
import { formatMoney } from '@praxis/domain/money/money'

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** What a payment came to: what was transferred, or spent where it was paid by card. */
export const amountOfPayment = ({ kind, amount, expenseAmount, currency }: Payment): string =>
  formatMoney(kind === 'card' ? expenseAmount : amount, currency)
