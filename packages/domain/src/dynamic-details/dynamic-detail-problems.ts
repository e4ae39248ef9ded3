import type { DynamicDetailType } from '@praxis/contract/company/dynamic-detail-types'
import { date } from '../validation/date-rules'
import { number } from '../validation/number-rules'
import { phone } from '../validation/phone-rule'
import { type Rule, required } from '../validation/rule'
import { email, url } from '../validation/text-rules'
import { type DynamicDetail, isEmptyDetail, isEmptyDetailValue } from './dynamic-detail'

export interface DynamicDetailProblem {
  readonly row: number
  readonly part: 'key' | 'value'
  readonly message: string
}

const RULE_BY_TYPE: Partial<Record<DynamicDetailType, Rule>> = {
  phoneNumber: phone('GB'),
  url,
  email,
  number,
  date: date(),
}

const valueProblem = (detail: DynamicDetail): string | undefined =>
  isEmptyDetailValue(detail)
    ? detail.isRequired
      ? `${detail.key.trim()} is required`
      : undefined
    : RULE_BY_TYPE[detail.type]?.(detail.value)

const keyProblem = (key: string, keysBefore: ReadonlySet<string>): string | undefined =>
  required('Key')(key) ?? (keysBefore.has(key) ? 'Duplicated Key' : undefined)

/** What stands in the way of saving, by row. Empty rows have no problems, as they are dropped. */
export const dynamicDetailProblems = (rows: readonly DynamicDetail[]): readonly DynamicDetailProblem[] => {
  const problems: DynamicDetailProblem[] = []
  const keysBefore = new Set<string>()
  rows.forEach((detail, row) => {
    if (isEmptyDetail(detail)) return
    const key = detail.key.trim()
    const ofKey = keyProblem(key, keysBefore)
    const ofValue = valueProblem(detail)
    if (ofKey) problems.push({ row, part: 'key', message: ofKey })
    if (ofValue) problems.push({ row, part: 'value', message: ofValue })
    keysBefore.add(key)
  })
  return problems
}

/** A rule for forms that have such rows as a field: it gives the first problem of any row. */
export const dynamicDetails = (rows: unknown): string | undefined =>
  Array.isArray(rows) ? dynamicDetailProblems(rows)[0]?.message : undefined
