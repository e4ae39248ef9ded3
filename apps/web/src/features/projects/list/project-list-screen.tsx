import { Button } from '@mantine/core'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconBriefcase } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { CardsOrList, type CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { useReadersTimeZone } from '../../reader/readers-time'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ProjectListsTabs } from '../project-lists-tabs'
import { changedSearch, isFiltered, withoutFilters } from './asked-projects'
import { NewProjectMenu } from './new-project-menu'
import { ProjectCards } from './project-cards'
import { ProjectFilters } from './project-filters'
import type { ProjectListSearch } from './project-list-search'
import { ProjectTable } from './project-table'
import { useListedProjects } from './use-listed-projects'

const LIST = '/employments/$companyDomain/projects'

const LABELS = { active: 'Active projects', completed: 'Completed projects', all: 'All projects' }
const NOTES = { active: 'active', completed: 'completed', all: 'in total' }

const EMPTY = {
  assigned: 'You aren’t assigned to any projects.',
  lead: 'You don’t lead any projects.',
  all: 'There are no projects you can see.',
}

export function ProjectListScreen({ search }: { search: ProjectListSearch }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { infiniteScrolling: isInfinite } = workspace.employment.preferences
  const showsMoney = workspace.employment.permission.revenue !== 'noAccess'
  const today = dayInTimeZone(new Date(), useReadersTimeZone())
  const navigate = useNavigate()
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('preferredProjectDisplayOption', [
    'card',
    'list',
  ])
  const listed = useListedProjects('own', search, isInfinite)
  const { items, metadata } = listed
  const { state = 'active', attribute = 'assigned' } = search

  const go = (next: ProjectListSearch, replace = false) =>
    void navigate({ to: LIST, params: { companyDomain: company.domain }, search: next, replace, resetScroll: false })
  const states = {
    label: LABELS[state],
    error: listed.error,
    onRetry: listed.retry,
    isOutdated: listed.isOutdated,
    isFiltered: isFiltered(search),
    noMatchText: 'No projects match these filters',
    onClearFilters: () => go(withoutFilters(search)),
    empty: {
      text: EMPTY[attribute],
      icon: <IconBriefcase size={20} stroke={1.75} />,
      ...(attribute !== 'all' && {
        action: (
          <Button variant="default" onClick={() => go(changedSearch(search, { attribute: 'all' }))}>
            Show all projects
          </Button>
        ),
      }),
    },
  }

  return (
    <>
      <PageHead
        title="Projects"
        note={metadata && `${totalText(metadata.total)} ${NOTES[state]}`}
        actions={capabilities.has('canManageProjects') && <NewProjectMenu />}
      />
      <ProjectListsTabs />
      <ProjectFilters
        hasAttribute
        search={search}
        onSearch={go}
        end={<CardsOrList value={display} onChange={setDisplay} />}
      />
      <PageBody>
        {display === 'card' ? (
          <ProjectCards {...states} items={items} today={today} showsMoney={showsMoney} />
        ) : (
          <ProjectTable
            {...states}
            items={items}
            showsState={state !== 'active'}
            showsMoney={showsMoney}
            sortOrder={search.sortOrder ?? 'projectName'}
            onSort={(sortOrder) => go(changedSearch(search, { sortOrder }))}
          />
        )}
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(changedSearch(search, { page: page === 1 ? undefined : page }), replaces)}
        />
      </PageBody>
    </>
  )
}
