import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import { SelectField } from '../../ui/forms/select-field'
import { CHARGING } from './charging-words'
import { optionsOf } from './project-words'

const options = optionsOf(CHARGING)

interface ChargingFieldProps {
  /** Null in an internal project, which has no such field. */
  readonly value: ChargingMechanism | null
  readonly onChange: (mechanism: ChargingMechanism) => void
}

export function ChargingField({ value, onChange, ...field }: ChargingFieldProps) {
  return (
    <SelectField
      {...field}
      label="Charging mechanism"
      options={options}
      value={value}
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}
