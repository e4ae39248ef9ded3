import { type Rule, unlessEmpty } from '@praxis/domain/validation/rule'

/** Half days are as fine as leave gets. */
export const halfDays: Rule = unlessEmpty((value) =>
  Number.isInteger(Number(value) * 2) ? undefined : 'Invalid Number',
)
