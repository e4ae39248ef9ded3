import type { Expense, ExpenseProblem } from '@praxis/contract/expenses/expense-shapes'
import { same } from '../../../ui/forms/draft-changes'

/** The field of the form at which a problem of a claim is told. */
function fieldOf({ field, reason }: ExpenseProblem): string {
  switch (field) {
    case 'type':
      return 'typeID'
    case 'creditCard':
      return 'creditCardID'
    case 'currency':
      return 'amount'
    case 'mileage':
      return reason === 'placesRequired' ? 'places' : reason === 'distanceReasonRequired' ? 'reason' : 'distance'
    default:
      return field
  }
}

/** Tells why a claim cannot be submitted, at its field; what was edited since it was saved is no longer judged. */
export const problemsAt =
  <Values extends object>({ problems }: Pick<Expense, 'problems'>, saved: Values, values: Values) =>
  (name: string): string | undefined => {
    const told = problems.find((problem) => fieldOf(problem) === name)
    return told && same(Reflect.get(saved, name), Reflect.get(values, name)) ? told.message : undefined
  }
