import { Button } from '@mantine/core'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconBriefcase } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { changedSearch } from '../../../shell/address-values'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { RecordCardSkeleton } from '../../../ui/lists/record-card'
import { useReadersTimeZone } from '../../reader/readers-time'
import { useSettledList } from '../../workspaces/use-settled-list'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useOpenProject } from '../project-link'
import { ProjectListsTabs } from '../project-lists-tabs'
import { projectListQueries } from '../projects.queries'
import { listedOwnProjects, ownProjectOperations } from './asked-projects'
import { NewProjectMenu } from './new-project-menu'
import { ProjectCard } from './project-card'
import { ProjectFilters } from './project-filters'
import type { OwnProjectSearch } from './project-list-search'
import { useProjectColumns } from './use-project-columns'

const LABELS = { active: 'Active projects', completed: 'Completed projects', all: 'All projects' }
const NOTES = { active: 'active', completed: 'completed', all: 'in total' }

const EMPTY = {
  assigned: 'You aren’t assigned to any projects.',
  lead: 'You don’t lead any projects.',
  all: 'There are no projects you can see.',
}

export function ProjectListScreen({ search }: { search: OwnProjectSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const showsMoney = workspace.employment.permission.revenue !== 'noAccess'
  const today = dayInTimeZone(new Date(), useReadersTimeZone())
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('preferredProjectDisplayOption', [
    'card',
    'list',
  ])
  const listed = useSettledList(search, (asked) => projectListQueries(listedOwnProjects(asked)))
  const { metadata } = listed
  const { state = 'active', attribute = 'assigned' } = search

  const go = useChangeSearch<OwnProjectSearch>()
  const filters = ownProjectOperations.controls(search, go)

  return (
    <ListPage
      list={ownProjectOperations}
      search={search}
      onSearch={go}
      title="Projects"
      note={metadata && `${totalText(metadata.total)} ${NOTES[state]}`}
      actions={capabilities.has('canManageProjects') && <NewProjectMenu />}
      tabs={<ProjectListsTabs />}
      words={filters.search}
      filters={
        <>
          <ChoiceFilter {...filters.attribute} />
          <ProjectFilters filters={filters} />
        </>
      }
      label={LABELS[state]}
      listed={listed}
      nameOf={({ name }) => name}
      onOpen={useOpenProject()}
      noMatchText="No projects match these filters"
      empty={{
        text: EMPTY[attribute],
        icon: <IconBriefcase size={20} stroke={1.75} />,
        action: attribute !== 'all' && (
          <Button variant="default" onClick={() => go(changedSearch(search, { attribute: 'all' }))}>
            Show all projects
          </Button>
        ),
      }}
      cards={{
        renderCard: (project) => <ProjectCard project={project} today={today} />,
        renderSkeleton: () => <RecordCardSkeleton showsFigures={showsMoney} />,
        skeletonCards: 12,
        cardWidth: 320,
      }}
      table={{ columns: useProjectColumns(listed.items, state !== 'active'), skeletonRows: 10 }}
      display={display}
      onDisplay={setDisplay}
      foot={(onPage) => <ListFoot listed={listed} page={search.page ?? 1} onPage={onPage} />}
    />
  )
}
