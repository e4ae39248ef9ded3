import type { Workspace } from '@praxis/contract/company/companies'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { CardsOrList, type CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListBar } from '../../../ui/lists/list-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { changedDetail, changedSearch, filterCount } from './asked-clients'
import type { ClientListChanges, ClientListSearch } from './client-list-search'
import { DetailFilter } from './detail-filter'

interface ClientFiltersProps {
  readonly settings: Workspace['company']['clientSettings']
  readonly search: ClientListSearch
  readonly onSearch: (search: ClientListSearch) => void
  readonly display: CardsOrListDisplay
  readonly onDisplay: (display: CardsOrListDisplay) => void
}

export function ClientFilters({ settings, search, onSearch, display, onDisplay }: ClientFiltersProps) {
  const change = (changes: ClientListChanges) => onSearch(changedSearch(search, changes))
  return (
    <ListBar
      searchLabel="Client or contact"
      search={search.search}
      onSearch={(words) => change({ search: words })}
      filtersOn={filterCount(search)}
      sort={{
        choices: [
          { value: 'clientName', label: 'Client name, A to Z' },
          { value: '-clientName', label: 'Client name, Z to A' },
          { value: '-updatedAt', label: 'Last updated, newest first' },
          { value: 'updatedAt', label: 'Last updated, oldest first' },
        ],
        value: search.sortOrder ?? 'clientName',
        onChange: (sortOrder) => change({ sortOrder }),
      }}
      end={<CardsOrList value={display} onChange={onDisplay} />}
    >
      <ChoiceFilter
        label="State"
        required
        choices={[
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
          { value: 'all', label: 'All' },
        ]}
        value={search.state ?? 'active'}
        onChange={(state) => change({ state: state === 'active' ? undefined : state })}
      />
      <EmployeeFilter
        label="Owner"
        value={search.clientOwnerID}
        onChange={(clientOwnerID) => change({ clientOwnerID })}
      />
      <ChoiceFilter
        label="Currency"
        choices={(['GBP', 'USD', 'EUR', 'ZAR'] as const).map((value) => ({ value, label: value }))}
        value={search.tradingCurrency}
        onChange={(tradingCurrency) => change({ tradingCurrency })}
      />
      <SearchFilter
        label="Journal category"
        choices={settings.journalEntryCategories.map((category) => ({
          value: category.id,
          label: category.name,
          picture: <CategoryMark category={category} decorative />,
        }))}
        value={search.journalCategoryID}
        onChange={(journalCategoryID) => change({ journalCategoryID })}
      />
      {settings.searchableDynamicFields.map((key) => (
        <DetailFilter
          key={key}
          detail={key}
          definition={settings.defaultDynamicDetails.find((definition) => definition.key === key)}
          value={search.details?.[key]}
          onChange={(value) => onSearch(changedDetail(search, key, value))}
        />
      ))}
    </ListBar>
  )
}
