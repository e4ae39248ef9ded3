import { IconBriefcase, IconPlus } from '@tabler/icons-react'
import { changedSearch } from '../../../shell/address-values'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { LinkButton } from '../../../ui/menus/link-button'
import { useSettledList } from '../../workspaces/use-settled-list'
import { useOpenProject } from '../project-link'
import { ProjectListsTabs } from '../project-lists-tabs'
import { projectListQueries } from '../projects.queries'
import { listedManagedProjects, managedProjectOperations } from './asked-projects'
import { NewProjectMenu } from './new-project-menu'
import { ProjectFilters } from './project-filters'
import { type ManagedProjectSearch, PAGE_SIZES } from './project-list-search'
import { useProjectColumns } from './use-project-columns'

const NOTES = { active: 'active', completed: 'completed', all: 'in total' }

export function ManagedProjectsScreen({ search }: { search: ManagedProjectSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Project management" />
  return <ManagedProjects search={search} />
}

function ManagedProjects({ search }: { search: ManagedProjectSearch }) {
  const { company } = useWorkspaceViewer()
  const listed = useSettledList(search, (asked) => projectListQueries(listedManagedProjects(asked)))
  const { metadata } = listed
  const params = { companyDomain: company.domain }
  const state = search.state ?? 'active'

  const go = useChangeSearch<ManagedProjectSearch>()
  const filters = managedProjectOperations.controls(search, go)

  return (
    <ListPage
      list={managedProjectOperations}
      search={search}
      onSearch={go}
      title="Projects"
      note={metadata && `${totalText(metadata.total)} ${NOTES[state]}`}
      actions={<NewProjectMenu />}
      tabs={<ProjectListsTabs />}
      words={filters.search}
      filters={<ProjectFilters filters={filters} />}
      label="Company projects"
      listed={listed}
      nameOf={({ name }) => name}
      onOpen={useOpenProject()}
      noMatchText="No projects match these filters"
      empty={{
        text: 'No projects yet. Create the first, for a client or internally.',
        icon: <IconBriefcase size={20} stroke={1.75} />,
        action: (
          <LinkButton
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            link={{ to: '/employments/$companyDomain/project-management/create-client', params }}
          >
            New client project
          </LinkButton>
        ),
      }}
      table={{ columns: useProjectColumns(listed.items, state !== 'active'), skeletonRows: 10 }}
      foot={(onPage) => (
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={onPage}
          sizes={PAGE_SIZES}
          onSize={(size) => go(changedSearch(search, { per: PAGE_SIZES.slice(1).find((each) => each === size) }))}
        />
      )}
    />
  )
}
