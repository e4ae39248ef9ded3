import { Button } from '@mantine/core'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListBar } from '../../../ui/lists/list-bar'
import { Pager } from '../../../ui/lists/pager'
import { totalText } from '../../../ui/lists/pager-text'
import { ProjectListsTabs } from '../../projects/project-lists-tabs'
import { AddTemplateDialog } from './add-template-dialog'
import { TemplateCards } from './template-cards'
import { TEMPLATES } from './template-link'
import { changedTemplateSearch, type TemplateListSearch } from './template-list-search'
import { templatePageQuery } from './templates.queries'

export function TemplateListScreen({ search }: { search: TemplateListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Project templates" />
  return <TemplateList search={search} />
}

interface TemplateFiltersProps {
  readonly search: TemplateListSearch
  readonly onSearch: (search: TemplateListSearch) => void
}

function TemplateFilters({ search, onSearch }: TemplateFiltersProps) {
  const { isActive, sortOrder = 'name' } = search
  return (
    <ListBar
      searchLabel="Template name"
      search={search.search}
      onSearch={(words) => onSearch(changedTemplateSearch(search, { search: words }))}
      filtersOn={isActive === undefined ? 0 : 1}
      sort={{
        choices: [
          { value: 'name', label: 'Name, A to Z' },
          { value: '-name', label: 'Name, Z to A' },
          { value: '-lastUsedAt', label: 'Last used' },
          { value: '-updatedAt', label: 'Last change, newest first' },
        ],
        value: sortOrder,
        onChange: (next) => onSearch(changedTemplateSearch(search, { sortOrder: next === 'name' ? undefined : next })),
      }}
    >
      <ChoiceFilter
        label="State"
        choices={[
          { value: 'published', label: 'Published' },
          { value: 'draft', label: 'Not published' },
        ]}
        value={isActive === undefined ? undefined : isActive ? 'published' : 'draft'}
        onChange={(state) =>
          onSearch(changedTemplateSearch(search, { isActive: state === undefined ? undefined : state === 'published' }))
        }
      />
    </ListBar>
  )
}

function TemplateList({ search }: { search: TemplateListSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery(templatePageQuery(search))
  const go = (next: TemplateListSearch) =>
    void navigate({ to: TEMPLATES, params: { companyDomain: company.domain }, search: next, resetScroll: false })
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add template
    </Button>
  )
  const total = data?.metadata.total

  return (
    <>
      <PageHead
        title="Project templates"
        note={total !== undefined && (total === 1 ? '1 template' : `${totalText(total)} templates`)}
        actions={add}
      />
      <ProjectListsTabs />
      <TemplateFilters search={search} onSearch={go} />
      <PageBody>
        <TemplateCards
          items={data?.items}
          error={data ? null : (error?.message ?? null)}
          onRetry={() => void refetch()}
          isOutdated={isPlaceholderData}
          isFiltered={search.search !== undefined || search.isActive !== undefined}
          noMatchText="No templates match these filters"
          onClearFilters={() => go(changedTemplateSearch(search, { search: undefined, isActive: undefined }))}
          empty={{
            text: 'A template gives new projects their statuses, lists, tasks, automations and fields. Add your first, or copy one from a project.',
            icon: <IconTemplate size={20} stroke={1.75} />,
            action: add,
          }}
        />
        {data && data.metadata.total > data.metadata.per && (
          <Pager
            page={search.page ?? 1}
            per={data.metadata.per}
            total={data.metadata.total}
            onPage={(next) => go(changedTemplateSearch(search, { page: next === 1 ? undefined : next }))}
          />
        )}
      </PageBody>
      {isAdding && <AddTemplateDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}
