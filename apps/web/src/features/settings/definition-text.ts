import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { detailTypeLabel } from '../../ui/forms/dynamic-details/detail-type-options'

const isDefinition = (value: unknown): value is EditedDetail =>
  typeof value === 'object' && value !== null && 'key' in value && 'type' in value

/** What a custom field asks for: 'Select: Leeds, York, required'. Undefined for a value that is no such field. */
export function definitionText(value: unknown): string | undefined {
  if (!isDefinition(value)) return undefined
  const { type, options, isRequired, isStrategic } = value
  const kind = options && options.length > 0 ? `${detailTypeLabel(type)}: ${options.join(', ')}` : detailTypeLabel(type)
  return [kind, isRequired && 'required', isStrategic && 'strategic'].filter(Boolean).join(', ')
}
