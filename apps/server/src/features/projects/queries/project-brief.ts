import type { ProjectBrief } from '@praxis/contract/projects'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { clientBriefOf, type ProjectRow } from './project-row'

/** What of a project travels with whatever mentions it. */
export type ProjectBriefRow = Pick<ProjectRow, 'id' | 'name' | 'isActive' | 'client'>

/** Of a row `p` of targetables with its client `c`, if it has one. */
export const projectBriefColumns: Sql = sql`
  p.id, p.name, p.is_active as "isActive",
  case when c.id is not null then json_build_object(
    'id', c.id, 'name', c.name, 'logoImageId', c.logo_image_id, 'isActive', c.is_active) end as client`

export const projectBriefOf = (row: ProjectBriefRow, files: FileStore): ProjectBrief => ({
  id: row.id,
  name: row.name,
  isActive: row.isActive,
  isInternal: row.client === null,
  client: clientBriefOf(row.client, files),
})
