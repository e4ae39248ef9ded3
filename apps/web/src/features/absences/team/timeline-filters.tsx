import type { ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { Changes } from '../../../shell/address-values'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { ToggleFilter } from '../../../ui/lists/toggle-filter'
import type { TimelineFilter } from './timeline/timeline-filter'

interface TimelineFiltersProps {
  readonly filter: TimelineFilter
  /** The reasons that occur. */
  readonly reasons: readonly ReasonBrief[]
  readonly onChange: (changes: Changes<TimelineFilter>) => void
}

export function TimelineFilters({ filter, reasons, onChange }: TimelineFiltersProps) {
  return (
    <>
      <SearchFilter
        label="Reason"
        choices={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.reasonID}
        onChange={(reasonID) => onChange({ reasonID })}
      />
      <ChoiceFilter
        label="State"
        choices={[
          { value: 'approved', label: 'Approved' },
          { value: 'waiting', label: 'Waiting' },
        ]}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      <ToggleFilter
        label="Markings"
        value="hidden"
        isOn={filter.markings === 'hidden'}
        onChange={(isOn) => onChange({ markings: isOn ? 'hidden' : undefined })}
      />
    </>
  )
}
