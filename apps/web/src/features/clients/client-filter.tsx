import { useQuery } from '@tanstack/react-query'
import type { FilterControl } from '../../shell/lists/list-field'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SearchFilter } from '../../ui/lists/search-filter'
import { Logo } from '../../ui/people/logo'
import { clientQuery, clientSearchQuery } from './clients.queries'

/** A filter by one of the clients the person may see. */
export function ClientFilter({ label, value, onChange }: FilterControl<string>) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(clientSearchQuery(text))
  const { data: chosen } = useQuery({ ...clientQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label={label}
      choices={search.data?.map(({ id, name, logoImage }) => ({
        value: id,
        label: name,
        picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
      }))}
      value={value}
      valueLabel={chosen?.details.name}
      onChange={onChange}
      {...searching(search)}
    />
  )
}
