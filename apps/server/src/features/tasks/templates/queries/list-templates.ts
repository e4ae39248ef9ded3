import type { PageMetadata } from '@praxis/contract/page'
import type { ProjectTemplateListItem } from '@praxis/contract/project-templates'
import type { ProjectBrief } from '@praxis/contract/projects'
import type { Db } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { COUNT_LIMIT, pageOfRows, pageWindow } from '../../../../platform/lists/page-of-rows'
import { isFoundBy } from '../../../../platform/search/search-index'
import { type ProjectBriefRow, projectBriefColumns, projectBriefOf } from '../../../projects/queries/project-brief'

interface TemplatePage {
  readonly page: number
  readonly per: number
  readonly search?: string | undefined
}

/** A company has few templates: looking at each of their names costs nothing. */
const isNamed = (search: string | undefined): Sql =>
  search ? sql`position(lower(${search}) in lower(p.name)) > 0` : rawSql('true')

export const listProjectTemplates = async (
  db: Db,
  asked: TemplatePage,
): Promise<{ items: ProjectTemplateListItem[]; metadata: PageMetadata }> => {
  const condition = sql`p.company_id = ${db.scope.companyId} and ${isNamed(asked.search)}`
  const rows = await db.rows<ProjectTemplateListItem & { total: number }>(sql`
    with counted as (
      select count(*) as total from (select from project_templates p where ${condition} ${COUNT_LIMIT}) as few
    ), shown as (
      select p.* from project_templates p where ${condition} order by lower(p.name) ${pageWindow(asked)}
    )
    select s.id, s.name, s.is_active as "isActive", s.updated_at as "updatedAt", counted.total,
      (select count(*) from tasks t where t.company_id = s.company_id and t.board_id = s.id
       and t.archived_at is null)::integer as "taskCount"
    from counted left join shown s on true
    order by lower(s.name)`)
  return pageOfRows(rows, asked, ({ total: _, ...item }) => item)
}

export const listActiveProjectTemplates = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.rows(sql`
    select id, name from project_templates
    where company_id = ${db.scope.companyId} and is_active
    order by lower(name)`)

/** More than anybody scrolls through; typing narrows it. */
const MOST_SOURCES = 100

/** Whoever manages templates manages projects, and so sees all of them. */
export const listTemplateSources = async (
  db: Db,
  files: FileStore,
  search: string | undefined,
): Promise<ProjectBrief[]> => {
  const { companyId } = db.scope
  const rows = await db.rows<ProjectBriefRow>(sql`
    select ${projectBriefColumns}
    from projects p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${companyId}
      and ${search ? isFoundBy(rawSql('p.id'), companyId, 'project', search) : rawSql('true')}
      and exists (select from tasks t where t.company_id = p.company_id and t.board_id = p.id and t.archived_at is null)
    order by p.sort_name, p.id limit ${MOST_SOURCES}`)
  return rows.map((row) => projectBriefOf(row, files))
}
