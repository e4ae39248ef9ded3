import { type Choice, ChoiceList } from './choice-list'
import { FilterChip } from './filter-bar'

interface SearchFilterProps {
  label: string
  /** The choices; absent while they load. */
  choices: Choice[] | undefined
  value: string | undefined
  /** The name of the chosen one while it is not among the choices, as right after following a link. */
  valueLabel?: string
  onChange: (value: string | undefined) => void
  /** Searches on the server for the typed text; without it the choices are filtered here. */
  onSearch?: (text: string) => void
  /** The choices are not those of the typed text yet. */
  isLoading?: boolean
  loadError?: string | undefined
}

/** A filter by one of many: people, clients, tags. */
export function SearchFilter(props: SearchFilterProps) {
  const { label, choices, value, valueLabel, onChange, onSearch, isLoading, loadError } = props
  const chosen = choices?.find((choice) => choice.value === value)
  return (
    <FilterChip
      label={label}
      value={value === undefined ? undefined : (chosen?.label ?? valueLabel ?? '…')}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <ChoiceList
          label={label}
          choices={choices}
          selected={new Set(value === undefined ? [] : [value])}
          onChoose={(next) => {
            onChange(next)
            close()
          }}
          searchable
          onSearch={onSearch}
          isLoading={isLoading}
          error={loadError}
        />
      )}
    </FilterChip>
  )
}
