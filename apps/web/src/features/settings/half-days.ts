import { type Rule, unlessEmpty } from '@praxis/domain/validation/rule'

/** Leave is counted in half days at the finest. */
export const halfDays: Rule = unlessEmpty((value) =>
  Number.isInteger(Number(value) * 2) ? undefined : 'Invalid Number',
)
