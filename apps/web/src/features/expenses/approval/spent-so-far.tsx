import type { SpentOnProject } from '@praxis/contract/expenses/expense-requests'
import { formatMoney } from '@praxis/domain/money/money'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Note } from '../../approvals/approval-note'

interface SpentSoFarProps {
  readonly spent: SpentOnProject
  /** What of it is the claim that is decided on; null where that is not known. */
  readonly claimed: number | null
}

/** What a project has spent, against what its budget has for expenses where the reader may know. */
export function SpentSoFar({ spent, claimed }: SpentSoFarProps) {
  const { approved, waiting, billable, currency } = spent
  // A budget of nothing is none.
  const budgetCost = spent.budgetCost || undefined
  const money = (minorUnits: number) => formatMoney(minorUnits, currency)
  const over = budgetCost === undefined ? 0 : approved + waiting - budgetCost
  return (
    <>
      <li>
        <b>{money(approved)}</b> approved{budgetCost !== undefined && ` of ${money(budgetCost)}`}
      </li>
      <li>
        {money(waiting)} waiting{claimed !== null && `, incl. ${money(claimed)} for this claim`}
      </li>
      <li>{money(billable)} of both billed to the client</li>
      {budgetCost !== undefined && (
        <li>
          <ProgressBar
            share={(approved + waiting) / budgetCost}
            tone={over > 0 ? 'error' : 'primary'}
            label="Expenses budget used, with what is waiting"
          />
        </li>
      )}
      {over > 0 && (
        <li>
          <Note>{`${money(over)} over the expenses budget`}</Note>
        </li>
      )}
    </>
  )
}
