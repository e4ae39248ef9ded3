import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { Columns } from '../../../platform/database/columns'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'

/** What every mention of a client carries. */
export type ClientBriefRow = Columns<'clients', 'id' | 'name' | 'logo_image_id' | 'is_active'>

export const clientBriefOf = (client: ClientBriefRow | null, files: FileStore) =>
  client && {
    id: client.id,
    name: client.name,
    isActive: client.isActive,
    logoImage: client.logoImageId === null ? null : files.publicUrl(client.logoImageId),
  }

/** What every mention of a targetable carries. */
export interface TargetableBriefRow extends Columns<'targetables', 'id' | 'name' | 'is_active'> {
  readonly client: ClientBriefRow | null
}

/** Columns of a row `p` of targetables with its client `c`, if it has one. */
export const targetableBriefColumns: Sql = sql`
  p.id, p.name, p.is_active as "isActive",
  case when c.id is not null then json_build_object(
    'id', c.id, 'name', c.name, 'logoImageId', c.logo_image_id, 'isActive', c.is_active) end as client`

export const targetableBriefOf = (row: TargetableBriefRow, files: FileStore): ProjectBrief => ({
  id: row.id,
  name: row.name,
  isActive: row.isActive,
  isInternal: row.client === null,
  client: clientBriefOf(row.client, files),
})
