import { useQuery } from '@tanstack/react-query'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { categoryOptionsQuery } from '../assets.queries'

interface CategoryFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A filter by one of the categories of assets. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { data, error } = useQuery(categoryOptionsQuery)
  return (
    <SearchFilter
      label="Category"
      choices={data?.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      loadError={error?.message}
    />
  )
}
