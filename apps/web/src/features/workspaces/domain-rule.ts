import { type Rule, unlessEmpty } from '@praxis/domain/validation/rule'

/** The contract's rule, in words that stand here, so that the form needs no schema. */
export const domainShape: Rule = unlessEmpty((value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) && String(value).length >= 2 && String(value).length <= 60
    ? undefined
    : 'Use lower-case letters, digits and hyphens',
)
