import type { Span } from '@praxis/domain/assets/asset-use'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../../../ui/forms/field'
import { useTypedSearch } from '../../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../../ui/forms/select-field'
import { offeredAssetsQuery } from '../bookings.queries'
import type { ChosenAsset } from './booking-values'

interface AssetPickerProps extends Omit<FieldProps<ChosenAsset | null>, 'value' | 'onChange'> {
  readonly value: ChosenAsset | null
  readonly onChange: (value: ChosenAsset | null) => void
  /** The times in the form, for which each asset says whether it is free. */
  readonly times: Span | undefined
}

/** One of the assets that can be booked, looked up as one types. */
export function AssetPicker({ value, onChange, times, ...field }: AssetPickerProps) {
  const { text, searching } = useTypedSearch()
  const isAsked = times !== undefined && times.from < times.to
  const search = useQuery(offeredAssetsQuery({ ...(text && { search: text }), ...(isAsked && times) }))
  const found = search.data?.items ?? []
  return (
    <SelectField
      {...field}
      options={found.map(({ id, name, code, isFree }) => ({
        value: id,
        label: name,
        note: isAsked && !isFree ? `${code} · taken then` : code,
      }))}
      chosenOption={value && { value: value.id, label: value.name, note: value.code }}
      {...searching(search)}
      value={value?.id ?? null}
      onChange={(id) => {
        const asset = found.find((each) => each.id === id)
        if (asset) onChange({ id: asset.id, name: asset.name, code: asset.code })
      }}
    />
  )
}
