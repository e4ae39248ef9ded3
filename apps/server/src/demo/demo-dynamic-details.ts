import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { DemoDetails, DemoDetailValue } from '@praxis/demo/demo-details'
import { employeeIdOf, type Workplace } from './demo-employee-id'
import { endOfMonthIn } from './demo-moments'

const textOf = (company: Workplace, value: DemoDetailValue, now: string): string => {
  if (typeof value === 'string') return value
  return 'employee' in value ? employeeIdOf(company, value.employee) : endOfMonthIn(now, value.endOfMonthIn)
}

/** The rows of a record, in the order and of the types that the company defines. */
export const dynamicDetailsOf = (
  company: Workplace,
  definitions: readonly DynamicDetailDefinition[] = [],
  values: DemoDetails = {},
  now: string,
): DynamicDetail[] =>
  definitions.flatMap(({ key, type, isRequired, isStrategic }) => {
    const value = values[key]
    return value === undefined ? [] : [{ key, value: textOf(company, value, now), type, isRequired, isStrategic }]
  })
