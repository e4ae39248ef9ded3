import type { ProjectTemplateListItem, projectTemplateSortOrders } from '@praxis/contract/projects/project-templates'
import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { Db } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../../platform/lists/page-of-rows'
import { isFoundBy } from '../../../../platform/search/search-index'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../../targetables/queries/targetable-brief'
import { templateFigures } from './template-row'

type SortOrder = (typeof projectTemplateSortOrders)[number]

interface TemplatePage {
  readonly page: number
  readonly per: number
  readonly search?: string | undefined
  readonly isActive?: boolean | undefined
  readonly sortOrder: SortOrder
}

/** A company has few templates, so comparing each of their names costs nothing. */
const isNamed = (search: string | undefined): Sql =>
  search ? sql`position(lower(${search}) in lower(p.name)) > 0` : rawSql('true')

const isInState = (isActive: boolean | undefined): Sql =>
  isActive === undefined ? rawSql('true') : sql`p.is_active = ${isActive}`

const ORDERS: Readonly<Record<SortOrder, Sql>> = {
  name: rawSql('lower(p.name)'),
  '-name': rawSql('lower(p.name) desc'),
  '-lastUsedAt': rawSql(`(select max(u.template_used_at) from projects u
    where u.company_id = p.company_id and u.template_id = p.id) desc nulls last, lower(p.name)`),
  '-updatedAt': rawSql('p.updated_at desc, lower(p.name)'),
}

export const listProjectTemplates = async (
  db: Db,
  asked: TemplatePage,
): Promise<{ items: ProjectTemplateListItem[]; metadata: PageMetadata }> => {
  const condition = sql`p.company_id = ${db.scope.companyId} and ${isNamed(asked.search)} and ${isInState(asked.isActive)}`
  const rows = await db.lastRows<ProjectTemplateListItem & { total: number }>(sql`
    with counted as (
      select count(*) as total from (select from project_templates p where ${condition} ${COUNT_LIMIT}) as few
    ), shown as (
      ${pageOf(
        sql`
          select p.*, row_number() over (order by ${ORDERS[asked.sortOrder]}) as place
          from project_templates p where ${condition} order by place`,
        asked,
      )}
    )
    select p.id, p.name, p.is_active as "isActive", p.created_at as "createdAt", p.updated_at as "updatedAt",
      counted.total, ${templateFigures},
      array(select l.name from task_lists l where l.company_id = p.company_id and l.board_id = p.id order by l.rank)
        as "taskListNames",
      (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'color', t.color, 'progress', t.progress)
                                 order by t.position), '[]')
       from task_statuses t where t.company_id = p.company_id and t.board_id = p.id) as "taskStatuses"
    from counted left join shown p on true
    order by p.place`)
  return pageOfRows(rows, asked, ({ total: _, ...item }) => item)
}

export const listActiveProjectTemplates = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.rows(sql`
    select id, name from project_templates
    where company_id = ${db.scope.companyId} and is_active
    order by lower(name)`)

/** More projects than anybody scrolls through; typing narrows the list. */
const MOST_SOURCES = 100

/** Those who manage templates manage projects, and so see all of them. */
export const listTemplateSources = async (
  db: Db,
  files: FileStore,
  search: string | undefined,
): Promise<ProjectBrief[]> => {
  const { companyId } = db.scope
  const rows = await db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from targetables p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${companyId} and p.kind = 'project'
      and ${search ? isFoundBy(rawSql('p.id'), companyId, 'project', search) : rawSql('true')}
      and exists (select from tasks t where t.company_id = p.company_id and t.board_id = p.id and t.archived_at is null)
    order by p.sort_name, p.id limit ${MOST_SOURCES}`)
  return rows.map((row) => targetableBriefOf(row, files))
}
