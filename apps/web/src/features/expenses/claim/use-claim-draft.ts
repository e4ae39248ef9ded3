import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import { useUpdateExpense } from '../expenses.mutations'
import { expenseQuery } from '../expenses.queries'
import type { ClaimValues } from './claim-values'
import type { KindOfClaim } from './kinds-of-claim'

/** The draft of an open claim until it is saved. */
export function useClaimDraft<Values extends ClaimValues>(
  expense: Expense,
  { valuesOf, rules, bodyOf }: KindOfClaim<Values>,
): Draft<Values, Partial<Values>> {
  const queryClient = useQueryClient()
  const { mutateAsync: updateExpense } = useUpdateExpense(expense.id)
  return useDraft<Expense, Values, Partial<Values>>({
    key: `expense/${expense.id}`,
    record: expense,
    fetchNewest: () => queryClient.fetchQuery({ ...expenseQuery(expense.id), staleTime: 0 }),
    valuesOf,
    shape: { rows: ['dynamicDetails'] },
    problemsOf: (values) => ruleProblems(values, rules),
    inputOf: (saved, values) => changesIfAny(saved, values),
    send: (changed, { newest: { version }, sent }) => updateExpense({ ...bodyOf(changed, sent), version }),
    onSaved: () => showSuccess('Claim saved'),
    showsRefusal: true,
  })
}
