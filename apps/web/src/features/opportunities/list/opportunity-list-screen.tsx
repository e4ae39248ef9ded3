import { Button } from '@mantine/core'
import { IconTarget } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { changedSearch } from '../../../shell/address-values'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ListPage } from '../../../shell/lists/list-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { RecordCardSkeleton } from '../../../ui/lists/record-card'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useSettledList } from '../../workspaces/use-settled-list'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { NewOpportunityButton } from '../new-opportunity-button'
import { opportunityListQueries } from '../opportunities.queries'
import { useOpenOpportunity } from '../opportunity-link'
import { OpportunityListsTabs } from '../opportunity-lists-tabs'
import { listedOwnOpportunities, ownOpportunityOperations } from './asked-opportunities'
import { OpportunityCard } from './opportunity-card'
import { opportunityColumns } from './opportunity-columns'
import { OpportunityFilters } from './opportunity-filters'
import type { OwnOpportunitySearch } from './opportunity-list-search'

const LIST = '/employments/$companyDomain/opportunities'

const EMPTY = {
  assigned: 'You aren’t assigned to any open opportunities.',
  lead: 'You don’t lead any open opportunities.',
  all: 'There are no open opportunities you can see.',
}

const NOTES: Readonly<Record<string, string>> = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  converted: 'with a project',
}

const isSortable = (id: string) => id === 'opportunityName' || id === 'updatedAt'

export function OpportunityListScreen({ search }: { search: OwnOpportunitySearch }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const showsMoney = workspace.employment.permission.revenue !== 'noAccess'
  const today = useToday(useReadersTimeZone())
  const navigate = useNavigate()
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('preferredOpportunityDisplayOption', [
    'card',
    'list',
  ])
  const listed = useSettledList(search, (asked) => opportunityListQueries(listedOwnOpportunities(asked)))
  const { metadata } = listed
  const { stage = 'open', attribute = 'all' } = search

  const go = (next: OwnOpportunitySearch, replace = false) =>
    void navigate({ to: LIST, params: { companyDomain: company.domain }, search: next, replace, resetScroll: false })
  const filters = ownOpportunityOperations.controls(search, go)

  return (
    <ListPage
      list={ownOpportunityOperations}
      search={search}
      onSearch={go}
      title="Opportunities"
      note={metadata && `${totalText(metadata.total)} ${NOTES[stage] ?? 'in total'}`}
      actions={capabilities.has('canManageProjects') && <NewOpportunityButton />}
      tabs={<OpportunityListsTabs />}
      words={filters.search}
      filters={
        <>
          <ChoiceFilter {...filters.attribute} />
          <OpportunityFilters
            filters={filters}
            usualStage="open"
            onCloses={(days) => go(changedSearch(search, days))}
          />
        </>
      }
      label="Opportunities"
      listed={listed}
      nameOf={({ name }) => name}
      onOpen={useOpenOpportunity()}
      noMatchText="No opportunities match these filters"
      empty={{
        text: EMPTY[attribute],
        icon: <IconTarget size={20} stroke={1.75} />,
        action:
          attribute === 'all' ? (
            capabilities.has('canManageProjects') && <NewOpportunityButton />
          ) : (
            <Button variant="default" onClick={() => go(changedSearch(search, { attribute: undefined }))}>
              Show all opportunities
            </Button>
          ),
      }}
      cards={{
        renderCard: (opportunity) => <OpportunityCard opportunity={opportunity} today={today} />,
        renderSkeleton: () => <RecordCardSkeleton showsFigures={showsMoney} />,
        skeletonCards: 12,
        cardWidth: 320,
      }}
      table={{ columns: opportunityColumns({ showsMoney, today, sortable: isSortable }), skeletonRows: 10 }}
      display={display}
      onDisplay={setDisplay}
      foot={(onPage) => <ListFoot listed={listed} page={search.page ?? 1} onPage={onPage} />}
    />
  )
}
