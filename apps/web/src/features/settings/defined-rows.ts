import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { definitionProblems } from '@praxis/domain/companies/dynamic-detail-definitions'
import { definitionsOfDetails, type EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailProblems } from '@praxis/domain/dynamic-details/dynamic-detail-problems'

export const rowsOfDefinitions = (definitions: readonly DynamicDetailDefinition[]): readonly EditedDetail[] =>
  definitions.map((definition) => ({ ...definition, value: '' }))

/** The rows as they are sent; those without a key are dropped. */
export const definitionsOfRows = (rows: readonly EditedDetail[]): DynamicDetailDefinition[] =>
  definitionsOfDetails(rows).map(({ options, ...definition }) =>
    options ? { ...definition, options: [...options] } : definition,
  )

/** The first thing that stands in the way of saving the rows. */
export function definedRows(rows: readonly EditedDetail[]): string | undefined {
  const ofKeys = dynamicDetailProblems(rows.map((row) => ({ ...row, isRequired: false })))
  return (ofKeys[0] ?? definitionProblems(definitionsOfRows(rows))[0])?.message
}
