import type { DynamicDetailType } from '@praxis/contract/company/dynamic-detail-types'
import { richTextOfText } from '../rich-text/rich-text-of-text'
import {
  cleanDynamicDetails,
  type DynamicDetail,
  type DynamicDetailDefinition,
  isEmptyDetailValue,
} from './dynamic-detail'
import { type DynamicDetailProblem, dynamicDetailProblems } from './dynamic-detail-problems'

/** The row's value in the type of its definition: plain text becomes rich text that reads the same. */
const valueAs = (type: DynamicDetailType, row: DynamicDetail): string =>
  type === 'richText' && row.type !== 'richText' ? richTextOfText(row.value) : row.value

/** A row whose key the workspace defines is as the definition says, whatever the record claims. */
const asDefined = (row: DynamicDetail, definition: DynamicDetailDefinition | undefined): DynamicDetail => {
  if (!definition) return row
  const { type, isRequired, isStrategic } = definition
  return { ...row, value: valueAs(type, row), type, isRequired, isStrategic }
}

const isNoChoice = ({ type, value }: DynamicDetail, definition: DynamicDetailDefinition | undefined): boolean =>
  type === 'selects' && definition?.options !== undefined && !definition.options.includes(value)

interface DetailsToSave {
  readonly details: readonly DynamicDetail[]
  readonly problems: readonly DynamicDetailProblem[]
}

/** The rows of a record as they are saved under the workspace's definitions, and the problems that forbid saving. */
export const dynamicDetailsToSave = (
  rows: readonly DynamicDetail[],
  definitions: readonly DynamicDetailDefinition[],
): DetailsToSave => {
  const definitionByKey = new Map(definitions.map((definition) => [definition.key, definition]))
  const given = rows.map((row) => asDefined(row, definitionByKey.get(row.key.trim())))
  const keys = new Set(given.map(({ key }) => key.trim()))
  const missing = definitions.filter(({ key, isRequired }) => isRequired && !keys.has(key))
  const problems = [
    ...dynamicDetailProblems(given),
    ...given.flatMap((row, index) =>
      !isEmptyDetailValue(row) && isNoChoice(row, definitionByKey.get(row.key.trim()))
        ? [{ row: index, part: 'value' as const, message: 'Invalid input' }]
        : [],
    ),
    ...missing.map(({ key }) => ({ row: given.length, part: 'value' as const, message: `${key} is required` })),
  ]
  return { details: cleanDynamicDetails(given), problems }
}
