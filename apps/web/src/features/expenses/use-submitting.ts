import type { OpenExpenses } from '@praxis/contract/expenses/expenses'
import { attempt } from '../../ui/feedback/attempt'
import { claimsText } from './expense-words'
import { useSubmitOpenExpenses } from './expenses.mutations'

export interface Submitting {
  /** All open claims are complete, and nothing typed into one of them would be left behind. */
  readonly isReady: boolean
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  readonly submit: () => void
}

/** Submits the open claims that the reader sees; refused when others have been added meanwhile. */
export function useSubmitting(open: OpenExpenses | undefined, isDirty: boolean): Submitting {
  const { mutateAsync: submitOpenExpenses, isPending } = useSubmitOpenExpenses()
  const ids = open?.items.map(({ id }) => id) ?? []
  return {
    isReady: ids.length > 0 && open?.invalidCount === 0 && !isDirty,
    isDirty,
    isSubmitting: isPending,
    submit: () => void attempt(submitOpenExpenses(ids), `Submitted ${claimsText(ids.length)}`),
  }
}
