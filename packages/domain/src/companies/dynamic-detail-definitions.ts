import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { hasOptions } from '../dynamic-details/dynamic-detail'

export interface DefinitionProblem {
  readonly row: number
  readonly part: 'key' | 'options'
  readonly message: string
}

/** Definitions as they are saved: only selects and combos keep options. */
export const tidyDefinitions = (definitions: readonly DynamicDetailDefinition[]): DynamicDetailDefinition[] =>
  definitions.map(({ options = [], ...definition }) =>
    hasOptions(definition.type) ? { ...definition, options } : definition,
  )

const optionsProblem = ({ type, options = [] }: DynamicDetailDefinition): string | undefined => {
  if (!hasOptions(type)) return undefined
  if (options.length === 0) return 'Options are required'
  return new Set(options).size < options.length ? 'Duplicated Option' : undefined
}

/** What stands in the way of saving the rows that a company defines for its records. */
export const definitionProblems = (definitions: readonly DynamicDetailDefinition[]): DefinitionProblem[] => {
  const keysBefore = new Set<string>()
  return definitions.flatMap((definition, row) => {
    const isRepeated = keysBefore.has(definition.key)
    keysBefore.add(definition.key)
    const ofOptions = optionsProblem(definition)
    return [
      ...(isRepeated ? [{ row, part: 'key', message: 'Duplicated Key' } as const] : []),
      ...(ofOptions ? [{ row, part: 'options', message: ofOptions } as const] : []),
    ]
  })
}
