import type { ReactNode } from 'react'
import { SearchField } from '../forms/search-field'
import { FilterBar } from './filter-bar'
import { SortMenu, type SortMenuProps } from './sort-menu'

interface ListBarProps<Order extends string> {
  /** What the search looks in: 'Client or contact'. */
  searchLabel: string
  search: string | undefined
  /** Called with the words, or undefined for an empty search. */
  onSearch: (words: string | undefined) => void
  sort: SortMenuProps<Order>
  /** After the sorting: the switch between displays. */
  end?: ReactNode
  /** How many of the filters narrow the list. */
  filtersOn: number
  /** The filters. */
  children: ReactNode
}

/** The bar over the list that a page is about: its search, which a key focuses, its filters, its order. */
export function ListBar<Order extends string>(props: ListBarProps<Order>) {
  const { searchLabel, search, onSearch, sort, end, filtersOn, children } = props
  return (
    <FilterBar
      search={
        <SearchField
          label={searchLabel}
          focusKey="/"
          value={search ?? ''}
          onSearch={(words) => onSearch(words || undefined)}
        />
      }
      filtersOn={filtersOn}
      end={
        <>
          <SortMenu {...sort} />
          {end}
        </>
      }
    >
      {children}
    </FilterBar>
  )
}
