import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Form } from '../../../ui/forms/use-form'

/** What the fields of a claim are given, new or not. */
export interface ClaimFieldsProps<Values> {
  readonly form: Pick<Form<Values>, 'values' | 'field' | 'setValue'>
  /** The claim as it is saved; absent for a new one. */
  readonly expense?: Expense | undefined
  /** Why the claim cannot be submitted, by field. */
  readonly problemAt?: ((field: string) => string | undefined) | undefined
}
