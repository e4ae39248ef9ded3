import { Button } from '@mantine/core'
import { IconBriefcase, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ProjectListsTabs } from '../project-lists-tabs'
import { changedSearch, isFiltered, withoutFilters } from './asked-projects'
import { NewProjectMenu } from './new-project-menu'
import { ProjectFilters } from './project-filters'
import { PAGE_SIZES, type ProjectListSearch } from './project-list-search'
import { ProjectTable } from './project-table'
import { useListedProjects } from './use-listed-projects'

const LIST = '/employments/$companyDomain/project-management'

const NOTES = { active: 'active', completed: 'completed', all: 'in total' }

export function ManagedProjectsScreen({ search }: { search: ProjectListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Project management" />
  return <ManagedProjects search={search} />
}

function ManagedProjects({ search }: { search: ProjectListSearch }) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { infiniteScrolling: isInfinite } = workspace.employment.preferences
  const navigate = useNavigate()
  const listed = useListedProjects('company', search, isInfinite)
  const { items, metadata } = listed
  const params = { companyDomain: company.domain }

  const go = (next: ProjectListSearch, replace = false) =>
    void navigate({ to: LIST, params, search: next, replace, resetScroll: false })
  const create = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/employments/$companyDomain/project-management/create-client" params={params} />
      )}
    >
      New client project
    </Button>
  )

  return (
    <>
      <PageHead
        title="Projects"
        note={metadata && `${totalText(metadata.total)} ${NOTES[search.state ?? 'active']}`}
        actions={<NewProjectMenu />}
      />
      <ProjectListsTabs />
      <ProjectFilters search={search} onSearch={go} />
      <PageBody>
        <ProjectTable
          label="Company projects"
          items={items}
          showsState={(search.state ?? 'active') !== 'active'}
          showsMoney={workspace.employment.permission.revenue !== 'noAccess'}
          sortOrder={search.sortOrder ?? 'projectName'}
          onSort={(sortOrder) => go(changedSearch(search, { sortOrder }))}
          error={listed.error}
          onRetry={listed.retry}
          isFiltered={isFiltered(search)}
          noMatchText="No projects match these filters"
          onClearFilters={() => go(withoutFilters(search))}
          empty={{
            text: 'No projects yet. Create the first, for a client or internally.',
            icon: <IconBriefcase size={20} stroke={1.75} />,
            action: create,
          }}
        />
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(changedSearch(search, { page: page === 1 ? undefined : page }), replaces)}
          sizes={PAGE_SIZES}
          onSize={(per) => go(changedSearch(search, { per: per === PAGE_SIZES[0] ? undefined : per }))}
        />
      </PageBody>
    </>
  )
}
