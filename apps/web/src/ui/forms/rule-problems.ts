import { firstProblem, type Rule } from '@praxis/domain/validation/rule'

export type FormRules<Values> = { readonly [Name in keyof Values]?: Rule | readonly Rule[] }

/** What stands in the way of saving, by field. */
export type Problems = Readonly<Record<string, string>>

/** Text that a number, money or duration field could not read must never be saved, whatever the form's own rules say. */
const readable: Rule = (value) => (Number.isNaN(value) ? 'Invalid Number' : undefined)

export function ruleProblems<Values extends object>(values: Values, rules: FormRules<Values>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const ofField: Rule | readonly Rule[] | undefined = rules[name]
    const problem = firstProblem([...[ofField ?? []].flat(), readable])(values[name])
    if (problem !== undefined) problems[name] = problem
  }
  return problems
}

/** The problems among what was found field by field. */
export const problemsAmong = (found: Readonly<Record<string, string | undefined>>): Problems =>
  Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
