import type { SpentOnProject } from '@praxis/contract/expenses/expense-requests'
import { formatMoney } from '@praxis/domain/money/money'

/** What a sum of expenses is, in words and as a share of its budget where the reader may know that. */
export function spentWords({ currency, approved, waiting, billable, budgetCost: planned }: SpentOnProject) {
  // A budget of nothing is none.
  const budgetCost = planned || undefined
  const money = (minorUnits: number) => formatMoney(minorUnits, currency)
  const spent = approved + waiting
  return {
    value: money(spent),
    of: budgetCost === undefined ? undefined : `of ${money(budgetCost)}`,
    note: [
      `${money(approved)} approved, ${money(waiting)} waiting`,
      `${money(billable)} billed to the client, ${money(spent - billable)} not`,
      ...(budgetCost !== undefined && spent > budgetCost ? [`${money(spent - budgetCost)} over budget`] : []),
    ].join(' · '),
    bar:
      budgetCost === undefined
        ? undefined
        : { share: spent / budgetCost, tone: spent > budgetCost ? ('error' as const) : ('primary' as const) },
  }
}
