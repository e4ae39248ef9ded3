import type { Workspace } from '@praxis/contract/company/companies'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { FilterControl } from '../../../shell/lists/list-field'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { TextFilter } from '../../../ui/lists/text-filter'
import { EmployeeFilter } from '../../people/employee-filter'

type Details = Readonly<Record<string, string>>

/** The values of dynamic details with one of them set, or taken away. */
export function changedDetails(details: Details | undefined, key: string, value: string | undefined) {
  const { [key]: _, ...others } = details ?? {}
  const next = value === undefined ? others : { ...others, [key]: value }
  return Object.keys(next).length > 0 ? next : undefined
}

interface DetailFiltersProps extends FilterControl<Details> {
  readonly settings: Workspace['company']['clientSettings']
}

/** The filters by dynamic details that the settings call searchable. */
export function DetailFilters({ settings, value, onChange }: DetailFiltersProps) {
  return settings.searchableDynamicFields.map((key) => (
    <DetailFilter
      key={key}
      label={key}
      definition={settings.defaultDynamicDetails.find((definition) => definition.key === key)}
      value={value?.[key]}
      onChange={(next) => onChange(changedDetails(value, key, next))}
    />
  ))
}

interface DetailFilterProps extends FilterControl<string> {
  /** Absent when the settings no longer define a detail that the address still filters by. */
  readonly definition: DynamicDetailDefinition | undefined
}

function DetailFilter({ definition, ...filter }: DetailFilterProps) {
  if (definition?.type === 'employee') return <EmployeeFilter {...filter} />
  if (definition?.options && definition.options.length > 0)
    return <SearchFilter {...filter} choices={definition.options.map((option) => ({ value: option, label: option }))} />
  return <TextFilter {...filter} />
}
