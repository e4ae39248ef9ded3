import { Button } from '@mantine/core'
import { clients } from '@praxis/contract/clients/clients'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { changedSearch } from '../../../shell/address-values'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ListPage } from '../../../shell/lists/list-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { useListed } from '../../workspaces/use-listed'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useClientAddresses, useOpenClient } from '../client-link'
import { clientListQueries } from '../clients.queries'
import { AddClientDialog } from './add-client-dialog'
import { askedClients, clientOperations, listedClients } from './asked-clients'
import { ClientCard, ClientCardSkeleton } from './client-card'
import { clientColumns } from './client-columns'
import type { ClientListSearch } from './client-list-search'
import { DetailFilters } from './detail-filters'

const SECTION = { active: 'Active Clients', inactive: 'Inactive Clients', all: 'All Clients' }
const NOTE = { active: 'active', inactive: 'inactive', all: 'in total' }

export function ClientListScreen({ search }: { search: ClientListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const { list } = useClientAddresses()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { clientSettings } = workspace.company
  const navigate = useNavigate()
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('clientDisplay', ['card', 'list'])
  const listed = useListed(clientListQueries(listedClients(search, display)), search.page)

  const go = (next: ClientListSearch, replace = false) =>
    void navigate({ ...list, search: next, resetScroll: false, replace })
  const download = async () =>
    saveFile(await api.download(clients.exportClients, { body: askedClients(search) }), 'clients.csv')
  const mayAdd = capabilities.has('canManageClients')
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => go({ ...search, add: true })}>
      Add client
    </Button>
  )
  const state = search.state ?? 'active'
  const filters = clientOperations.controls(search, go)

  return (
    <>
      <ListPage
        list={clientOperations}
        search={search}
        onSearch={go}
        title="Clients"
        note={listed.metadata && `${totalText(listed.metadata.total)} ${NOTE[state]}`}
        actions={
          <>
            <DownloadButton label="Download these clients as CSV" download={download} />
            {add}
          </>
        }
        words={filters.search}
        filters={
          <>
            <ChoiceFilter {...filters.state} />
            <EmployeeFilter {...filters.clientOwnerID} />
            <ChoiceFilter {...filters.tradingCurrency} />
            <SearchFilter
              {...filters.journalCategoryID}
              choices={clientSettings.journalEntryCategories.map((category) => ({
                value: category.id,
                label: category.name,
                picture: <CategoryMark category={category} decorative />,
              }))}
            />
            <DetailFilters {...filters.details} settings={clientSettings} />
          </>
        }
        label={SECTION[state]}
        hasHeading
        listed={listed}
        nameOf={({ details }) => details.name}
        onOpen={useOpenClient()}
        noMatchText="No clients match these filters"
        empty={{
          text: mayAdd ? 'No clients yet. Add your first client.' : 'You don’t own any clients yet.',
          icon: <IconBuilding size={20} stroke={1.75} />,
          action: add,
        }}
        cards={{
          renderCard: (client) => <ClientCard client={client} />,
          renderSkeleton: () => <ClientCardSkeleton />,
          skeletonCards: 12,
          cardWidth: 300,
        }}
        table={{ columns: clientColumns(state), skeletonRows: 10 }}
        display={display}
        // Cards and table have pages of different sizes, so the page starts anew.
        onDisplay={(next) => {
          setDisplay(next)
          go(changedSearch(search, {}))
        }}
        foot={(onPage) => <ListFoot listed={listed} page={search.page ?? 1} onPage={onPage} />}
      />
      {mayAdd && search.add && (
        <AddClientDialog onClose={() => go(changedSearch(search, { page: search.page, add: undefined }))} />
      )}
    </>
  )
}
