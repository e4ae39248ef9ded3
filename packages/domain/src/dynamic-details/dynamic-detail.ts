import type { DetailAudience, DynamicDetailType } from '@praxis/contract/company/dynamic-detail-types'
import { withHttpPrefix } from '../links/link'
import { isEmptyValue } from '../validation/rule'

/** A row that a company adds to its own records. Employees and clients are held by their id, days as YYYY-MM-DD. */
export interface DynamicDetail {
  readonly key: string
  readonly value: string
  readonly type: DynamicDetailType
  readonly isRequired: boolean
  readonly isStrategic: boolean
}

/** What the workspace says about rows of one key; options of selects and combos are kept here, not in each record. */
export interface DynamicDetailDefinition {
  readonly key: string
  readonly type: DynamicDetailType
  readonly isRequired: boolean
  readonly isStrategic: boolean
  readonly options?: readonly string[]
  /** Who sees what is filled in; only rows of employees have an audience. */
  readonly audience?: DetailAudience
}

/** A row while it is being edited, with the options of its definition at hand. */
export interface EditedDetail extends DynamicDetail {
  readonly options?: readonly string[]
  readonly audience?: DetailAudience
}

export const hasOptions = (type: DynamicDetailType): boolean => type === 'selects' || type === 'combo'

const isEmptyRichText = (html: string): boolean =>
  !/<(img|hr)\b/i.test(html) && isEmptyValue(html.replace(/<[^>]*>|&nbsp;/g, ''))

/** Rich text that shows nothing counts as nothing, although its markup is there. */
export const isEmptyDetailValue = ({ type, value }: Pick<DynamicDetail, 'type' | 'value'>): boolean =>
  type === 'richText' ? isEmptyRichText(value) : isEmptyValue(value)

export const emptyDynamicDetail: DynamicDetail = {
  key: '',
  value: '',
  type: 'freeText',
  isRequired: false,
  isStrategic: false,
}

export const isEmptyDetail = (row: DynamicDetail): boolean => isEmptyValue(row.key) && isEmptyDetailValue(row)

/** The rows as a record saves them: empty ones dropped, keys without the spaces around them, links with their http://. */
export const cleanDynamicDetails = (rows: readonly EditedDetail[]): DynamicDetail[] =>
  rows
    .filter((row) => !isEmptyDetail(row))
    .map(({ key, value, type, isRequired, isStrategic }) => ({
      key: key.trim(),
      value: type === 'url' ? withHttpPrefix(value) : value,
      type,
      isRequired,
      isStrategic,
    }))

/** The same rows as definitions that a workspace saves for all its records: with options, without values. */
export const definitionsOfDetails = (rows: readonly EditedDetail[]): DynamicDetailDefinition[] =>
  rows
    .filter((row) => !isEmptyDetail(row))
    .map(({ key, type, isRequired, isStrategic, options = [], audience }) => ({
      key: key.trim(),
      type,
      isRequired,
      isStrategic,
      ...(hasOptions(type) && { options }),
      ...(audience && { audience }),
    }))

/** The rows to edit: every row the workspace defines, with the saved value if there is one, then the record's own. */
export const withDefinedDetails = (
  saved: readonly DynamicDetail[],
  definitions: readonly DynamicDetailDefinition[],
): EditedDetail[] => {
  const savedByKey = new Map(saved.map((row) => [row.key, row]))
  const definedKeys = new Set(definitions.map(({ key }) => key))
  return [
    ...definitions.map((definition) => ({ ...definition, value: savedByKey.get(definition.key)?.value ?? '' })),
    ...saved.filter(({ key }) => !definedKeys.has(key)),
  ]
}

/** Puts rows that the workspace defines first, in the order of the definitions; the record's own follow as they are. */
export const inOrderOfDefinitions = <Row extends DynamicDetail>(
  rows: readonly Row[],
  definitions: readonly DynamicDetailDefinition[],
): Row[] => {
  const placeByKey = new Map(definitions.map(({ key }, place) => [key, place]))
  const placeOf = ({ key }: Row) => placeByKey.get(key.trim()) ?? definitions.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
