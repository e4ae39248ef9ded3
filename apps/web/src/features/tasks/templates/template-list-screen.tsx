import { Button } from '@mantine/core'
import type { ProjectTemplateListItem } from '@praxis/contract/project-templates'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { momentText } from '../../../ui/dates/moment-text'
import { SearchField } from '../../../ui/forms/search-field'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { CardList } from '../../../ui/lists/card-list'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { Pager } from '../../../ui/lists/pager'
import { totalText } from '../../../ui/lists/pager-text'
import { ProjectListsTabs } from '../../projects/project-lists-tabs'
import { AddTemplateDialog } from './add-template-dialog'
import { TEMPLATES, TemplateLink, useOpenTemplate } from './template-link'
import type { TemplateListSearch } from './template-list-search'
import { TemplateStateChip } from './template-state-chip'
import { tasksText } from './template-words'
import classes from './templates.module.css'
import { templatePageQuery } from './templates.queries'

export function TemplateListScreen({ search }: { search: TemplateListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Project templates" />
  return <TemplateList search={search} />
}

function TemplateList({ search: { search, page = 1 } }: { search: TemplateListSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const open = useOpenTemplate()
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery(templatePageQuery(search, page))
  const go = (next: TemplateListSearch) =>
    void navigate({ to: TEMPLATES, params: { companyDomain: company.domain }, search: next, resetScroll: false })
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add template
    </Button>
  )

  return (
    <>
      <PageHead
        title="Project templates"
        note={data && (data.metadata.total === 1 ? '1 template' : `${totalText(data.metadata.total)} templates`)}
        actions={add}
      />
      <ProjectListsTabs />
      <FilterBar
        search={
          <SearchField
            label="Template name"
            value={search ?? ''}
            focusKey="/"
            onSearch={(typed) => go(typed.trim() === '' ? {} : { search: typed })}
          />
        }
      />
      <PageBody>
        <CardList
          label="Project templates"
          items={data?.items}
          itemKey={({ id }) => id}
          itemName={({ name }) => name}
          cardWidth={280}
          onOpen={({ id }) => void open(id)}
          renderCard={(template) => <TemplateCard template={template} />}
          error={data ? null : (error?.message ?? null)}
          onRetry={() => void refetch()}
          isOutdated={isPlaceholderData}
          isFiltered={search !== undefined}
          noMatchText="No templates match this name"
          onClearFilters={() => go({})}
          empty={{
            text: 'A template gives new projects their statuses, lists, tasks, automations and details. Add your first, or copy one from a project.',
            icon: <IconTemplate size={20} stroke={1.75} />,
            action: add,
          }}
        />
        {data && data.metadata.total > 0 && (
          <Pager
            page={page}
            per={data.metadata.per}
            total={data.metadata.total}
            onPage={(next) => go({ ...(search && { search }), ...(next > 1 && { page: next }) })}
          />
        )}
      </PageBody>
      {isAdding && <AddTemplateDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function TemplateCard({
  template: { id, name, isActive, taskCount, updatedAt },
}: {
  template: ProjectTemplateListItem
}) {
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <TemplateLink id={id} className={classes.cardName ?? ''}>
          {name}
        </TemplateLink>
        <TemplateStateChip isActive={isActive} />
      </div>
      <div className={classes.cardFoot}>
        <span>{tasksText(taskCount)}</span>
        <span>Updated {momentText(updatedAt).slice(0, 10)}</span>
      </div>
    </div>
  )
}
