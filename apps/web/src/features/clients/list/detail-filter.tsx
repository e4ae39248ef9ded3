import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { TextFilter } from '../../../ui/lists/text-filter'
import { EmployeeFilter } from '../../people/employee-filter'

interface DetailFilterProps {
  readonly detail: string
  /** Absent when the settings no longer define a detail that the address still filters by. */
  readonly definition: DynamicDetailDefinition | undefined
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A filter by a dynamic detail that the settings call searchable. */
export function DetailFilter({ detail, definition, value, onChange }: DetailFilterProps) {
  const filter = { label: detail, value, onChange }
  if (definition?.type === 'employee') return <EmployeeFilter {...filter} />
  if (definition?.options && definition.options.length > 0)
    return <SearchFilter {...filter} choices={definition.options.map((option) => ({ value: option, label: option }))} />
  return <TextFilter {...filter} />
}
