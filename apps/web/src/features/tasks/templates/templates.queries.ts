import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { TemplateListSearch } from './template-list-search'

/** Templates change with their boards, and their counts with the projects made from them. */
const meta = { topics: ['tasks', 'automations', 'projects'] }

export const templatePageQuery = ({ isActive, ...search }: TemplateListSearch) =>
  queryOptions({
    queryKey: ['projectTemplates', 'list', { ...search, isActive }],
    queryFn: ({ signal }) =>
      api.call(
        projectTemplates.listProjectTemplates,
        { query: { ...search, ...(isActive !== undefined && { isActive: String(isActive) }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta,
  })

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['projectTemplates', 'one', id],
    queryFn: ({ signal }) => api.call(projectTemplates.getProjectTemplate, { params: { id } }, { signal }),
    meta,
  })

/** The published templates, to make a project from. */
export const activeTemplatesQuery = queryOptions({
  queryKey: ['projectTemplates', 'active'],
  queryFn: async ({ signal }) => (await api.call(projectTemplates.listActiveProjectTemplates, {}, { signal })).items,
})

/** Projects with tasks, to make a template from. */
export const templateSourcesQuery = (search: string) =>
  queryOptions({
    queryKey: ['projectTemplates', 'sources', search],
    queryFn: async ({ signal }) =>
      (await api.call(projectTemplates.listTemplateSources, { query: { search } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta: { topics: ['projects', 'tasks'] },
  })
