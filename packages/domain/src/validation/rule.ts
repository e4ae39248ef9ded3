/** Says what is wrong with a value, in the words the person reads; undefined when nothing is. */
export type Rule = (value: unknown) => string | undefined

/** Nothing was entered. NaN is not empty: it stands for text that could not be read as a number. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** A rule that passes on an empty value, as all but `required` do. */
export const unlessEmpty =
  (rule: Rule): Rule =>
  (value) =>
    isEmptyValue(value) ? undefined : rule(value)

export const required =
  (field: string): Rule =>
  (value) =>
    isEmptyValue(value) ? `${field} is required` : undefined

/** One rule made of several: it gives the first problem that any of them finds. */
export const firstProblem =
  (rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value)
      if (problem !== undefined) return problem
    }
    return undefined
  }
