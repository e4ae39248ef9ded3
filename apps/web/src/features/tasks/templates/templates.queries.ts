import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { itemsQuery, query } from '../../../api/query'
import type { TemplateListSearch } from './template-list-search'

export const templatePageQuery = ({ isActive, ...search }: TemplateListSearch) =>
  query(
    projectTemplates.listProjectTemplates,
    { query: { ...search, ...(isActive !== undefined && { isActive: String(isActive) }) } },
    { keepsPrevious: true },
  )

export const templateQuery = (id: string) => query(projectTemplates.getProjectTemplate, { params: { id } })

/** The published templates, to make a project from. */
export const activeTemplatesQuery = itemsQuery(projectTemplates.listActiveProjectTemplates, {}, { topics: [] })

/** Projects with tasks, to make a template from. */
export const templateSourcesQuery = (search: string) =>
  itemsQuery(projectTemplates.listTemplateSources, { query: { search } }, { keepsPrevious: true })
