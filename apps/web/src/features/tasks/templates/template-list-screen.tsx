import { Button } from '@mantine/core'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { operationsOn } from '../../../shell/lists/list-operations'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { Pager } from '../../../ui/lists/pager'
import { totalText } from '../../../ui/lists/pager-text'
import { ProjectListsTabs } from '../../projects/project-lists-tabs'
import { AddTemplateDialog } from './add-template-dialog'
import { TemplateCard, TemplateCardSkeleton } from './template-card'
import { useOpenTemplate } from './template-link'
import { type TemplateListSearch, templateList } from './template-list-search'
import { templatePageQuery } from './templates.queries'

const templateOperations = operationsOn(templateList)

export function TemplateListScreen({ search }: { search: TemplateListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Project templates" />
  return <TemplateList search={search} />
}

function TemplateList({ search }: { search: TemplateListSearch }) {
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery(templatePageQuery(search))
  const go = useChangeSearch<TemplateListSearch>()
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add template
    </Button>
  )
  const total = data?.metadata.total

  const filters = templateOperations.controls(search, go)

  return (
    <>
      <ListPage
        list={templateOperations}
        search={search}
        onSearch={go}
        title="Project templates"
        note={total !== undefined && (total === 1 ? '1 template' : `${totalText(total)} templates`)}
        actions={add}
        tabs={<ProjectListsTabs />}
        words={filters.search}
        filters={<ChoiceFilter {...filters.isActive} />}
        label="Project templates"
        listed={{
          items: data?.items,
          error: data ? null : (error?.message ?? null),
          retry: () => void refetch(),
          isOutdated: isPlaceholderData,
        }}
        nameOf={({ name }) => name}
        onOpen={useOpenTemplate()}
        noMatchText="No templates match these filters"
        empty={{
          text: 'A template gives new projects their statuses, lists, tasks, automations and fields. Add your first, or copy one from a project.',
          icon: <IconTemplate size={20} stroke={1.75} />,
          action: add,
        }}
        cards={{
          renderCard: (template) => <TemplateCard template={template} />,
          renderSkeleton: () => <TemplateCardSkeleton />,
          cardWidth: 340,
        }}
        foot={(onPage) =>
          data &&
          data.metadata.total > data.metadata.per && (
            <Pager page={search.page ?? 1} per={data.metadata.per} total={data.metadata.total} onPage={onPage} />
          )
        }
      />
      {isAdding && <AddTemplateDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}
