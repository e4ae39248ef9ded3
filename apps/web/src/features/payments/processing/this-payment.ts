import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { PaymentGroup } from '@praxis/contract/payments/payments'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { type PersonSum, personSums } from '@praxis/domain/payments/person-sums'
import { type Choice, isChosen } from './choice'

type Person = Expense['employee']

export interface PaidPerson extends PersonSum {
  readonly employee: Person
  /** Where they are paid, masked; null without an account. */
  readonly account: string | null
}

export interface ThisPayment {
  /** The claims that are paid. */
  readonly claims: readonly Expense[]
  readonly amount: number
  readonly people: readonly PaidPerson[]
  /** Whose chosen claims come to nothing or less, so that they wait for the next payment. */
  readonly leftOut: readonly { readonly employee: Person; readonly amount: number }[]
}

/** What the chosen claims come to, person by person. */
export function thisPayment(groups: readonly PaymentGroup[], claims: readonly Expense[], choice: Choice): ThisPayment {
  const chosen = claims.filter(({ id }) => isChosen(choice, id))
  const sums = personSums(
    chosen.map(({ employee, convertedAmount, amount, currency }) => ({
      employeeId: employee.id,
      convertedAmount: convertedAmount ?? 0,
      amount,
      currency,
    })),
  )
  const known = new Map(groups.map(({ employee, account }) => [employee.id, { employee, account }]))
  const ofPerson = <Sum extends { readonly employeeId: string }>(sum: Sum) => {
    const person = known.get(sum.employeeId)
    return person ? [{ ...sum, ...person }] : []
  }
  const isPaid = new Set(sums.paid.map(({ employeeId }) => employeeId))
  return {
    claims: chosen.filter(({ employee }) => isPaid.has(employee.id)),
    amount: sums.paid.reduce((sum, { amount }) => sum + amount, 0),
    people: sums.paid.flatMap(ofPerson),
    leftOut: sums.leftOut.flatMap(ofPerson),
  }
}

/** What was spent in other currencies than it is paid in: 'spent as €45.00, $12.00'. */
export function spentAs(spent: PersonSum['spent'], currency: Currency): string | undefined {
  const others = spent.filter((each) => each.currency !== currency)
  if (others.length === 0) return undefined
  return `spent as ${others.map((each) => formatMoney(each.amount, each.currency)).join(', ')}`
}
