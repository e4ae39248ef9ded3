import { Button } from '@mantine/core'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DownloadButton } from '../../../ui/files/download-button'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { AddClientDialog } from './add-client-dialog'
import { changedSearch, isFiltered, listedClients } from './asked-clients'
import { ClientCards } from './client-cards'
import { ClientFilters } from './client-filters'
import classes from './client-list.module.css'
import type { ClientListSearch } from './client-list-search'
import { ClientTable } from './client-table'
import { exportClients } from './export-clients'
import { useListedClients } from './use-listed-clients'

const LIST = '/employments/$companyDomain/clients'

const SECTION = { active: 'Active Clients', inactive: 'Inactive Clients', all: 'All Clients' }
const NOTE = { active: 'active', inactive: 'inactive', all: 'in total' }

export function ClientListScreen({ search }: { search: ClientListSearch }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const isInfinite = workspace.employment.preferences.infiniteScrolling
  const navigate = useNavigate()
  const titleId = useId()
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('clientDisplay', ['card', 'list'])
  const listed = listedClients(search, display)
  const shown = useListedClients(listed, search.page ?? 1, isInfinite)
  const { items, metadata, error, retry } = shown

  const go = (next: ClientListSearch, replace = false) =>
    void navigate({ to: LIST, params: { companyDomain: company.domain }, search: next, resetScroll: false, replace })
  const mayAdd = capabilities.has('canManageClients')
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => go({ ...search, add: true })}>
      Add client
    </Button>
  )
  const state = search.state ?? 'active'
  const states = {
    label: SECTION[state],
    error,
    onRetry: retry,
    isOutdated: shown.isOutdated,
    isFiltered: isFiltered(search),
    noMatchText: 'No clients match these filters',
    onClearFilters: () => go({}),
    empty: {
      text: mayAdd ? 'No clients yet. Add your first client.' : 'You don’t own any clients yet.',
      icon: <IconBuilding size={20} stroke={1.75} />,
      action: add,
    },
  }

  return (
    <>
      <PageHead
        title="Clients"
        note={metadata && `${totalText(metadata.total)} ${NOTE[state]}`}
        actions={
          <>
            <DownloadButton label="Download these clients as CSV" download={() => exportClients(search)} />
            {add}
          </>
        }
      />
      <ClientFilters
        settings={workspace.company.clientSettings}
        search={search}
        onSearch={go}
        display={display}
        // Cards and table have pages of different sizes, so the page starts anew.
        onDisplay={(next) => {
          setDisplay(next)
          go(changedSearch(search, {}))
        }}
      />
      <PageBody>
        <section className={classes.section} aria-labelledby={titleId}>
          <h2 className={classes.sectionTitle} id={titleId}>
            {SECTION[state]}
          </h2>
          {display === 'card' ? (
            <ClientCards {...states} items={items} />
          ) : (
            <ClientTable
              {...states}
              items={items}
              showsState={state !== 'active'}
              sortOrder={search.sortOrder ?? 'clientName'}
              onSort={(sortOrder) => go(changedSearch(search, { sortOrder }))}
            />
          )}
        </section>
        <ListFoot
          listed={shown}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(changedSearch(search, { page: page === 1 ? undefined : page }), replaces)}
        />
      </PageBody>
      <AddClientDialog
        opened={mayAdd && search.add === true}
        onClose={() => go(changedSearch(search, { page: search.page, add: undefined }))}
      />
    </>
  )
}
