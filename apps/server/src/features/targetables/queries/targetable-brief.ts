import type { ClientBrief } from '@praxis/contract/clients/clients'
import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { Columns } from '../../../platform/database/columns'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'

/** What every mention of a client carries. */
export type ClientBriefRow = Columns<'clients', 'id' | 'name' | 'logo_image_id' | 'is_active'>

/** A client as one JSON value, or null, in a statement that joins it where there is one. */
export const clientBriefJson = (client: string): Sql =>
  rawSql(`case when ${client}.id is not null then json_build_object('id', ${client}.id, 'name', ${client}.name,
    'logoImageId', ${client}.logo_image_id, 'isActive', ${client}.is_active) end`)

export const clientBriefOf = (client: ClientBriefRow, files: FileStore): ClientBrief => ({
  id: client.id,
  name: client.name,
  isActive: client.isActive,
  logoImage: client.logoImageId === null ? null : files.publicUrl(client.logoImageId),
})

/** What every mention of a targetable carries. */
export interface TargetableBriefRow extends Columns<'targetables', 'id' | 'name' | 'is_active'> {
  readonly client: ClientBriefRow | null
}

/** Columns of a row `p` of targetables with its client `c`, if it has one. */
export const targetableBriefColumns: Sql = sql`
  p.id, p.name, p.is_active as "isActive", ${clientBriefJson('c')} as client`

export const targetableBriefOf = (row: TargetableBriefRow, files: FileStore): ProjectBrief => ({
  id: row.id,
  name: row.name,
  isActive: row.isActive,
  isInternal: row.client === null,
  client: row.client && clientBriefOf(row.client, files),
})
