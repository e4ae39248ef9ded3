import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { PublishedTemplate } from './project-boards'

/** The rows a project starts with: those given, with values of its template, followed by the template's other rows. */
export const detailsFromTemplate = (
  template: PublishedTemplate | undefined,
  given: readonly DynamicDetail[],
): readonly DynamicDetail[] => {
  if (!template) return given
  const ofTemplate = new Map(template.dynamicDetails.map((row) => [row.key, row]))
  const filled = given.map((row) => (isEmptyDetailValue(row) ? (ofTemplate.get(row.key) ?? row) : row))
  const keys = new Set(given.map(({ key }) => key))
  return [...filled, ...template.dynamicDetails.filter(({ key }) => !keys.has(key))]
}
