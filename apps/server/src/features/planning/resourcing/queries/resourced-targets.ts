import type { ResourcedTarget, ResourcingGroup } from '@praxis/contract/planning/resourcing'
import type { ResourcedBooking } from '@praxis/domain/planning/resourcing-weeks'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import {
  clientBriefOf,
  type TargetableBriefRow,
  targetableBriefColumns,
} from '../../../targetables/queries/targetable-brief'
import type { BookedPerson } from './booked-people'

export interface ResourcedTargetRow
  extends TargetableBriefRow,
    Columns<'targetables', 'kind' | { chargingMechanism: 'charging_mechanism' }> {}

/** The projects and opportunities that people are booked on, by name. */
export const listResourcedTargets = (db: Db, people: readonly BookedPerson[]): Promise<ResourcedTargetRow[]> => {
  const ids = [...new Set(people.flatMap(({ roles }) => roles.map(({ targetableId }) => targetableId)))]
  return db.rows<ResourcedTargetRow>(sql`
    select ${targetableBriefColumns}, p.kind, p.charging_mechanism as "chargingMechanism"
    from targetables p left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${db.scope.companyId} and p.id = any (${ids}::uuid[])
    order by p.sort_name, p.id`)
}

export const kindOfTarget = ({ kind, client }: ResourcedTargetRow): ResourcedBooking['kind'] =>
  kind === 'opportunity' ? 'opportunity' : client === null ? 'internal' : 'client'

const targetOf = (row: ResourcedTargetRow, files: FileStore): ResourcedTarget => ({
  id: row.id,
  name: row.name,
  chargingMechanism: row.chargingMechanism,
  client: row.client && clientBriefOf(row.client, files),
})

export const targetsOf = (
  rows: readonly ResourcedTargetRow[],
  files: FileStore,
): Pick<ResourcingGroup, 'projects' | 'opportunities'> => {
  const areOpportunities = (are: boolean) =>
    rows.filter(({ kind }) => (kind === 'opportunity') === are).map((row) => targetOf(row, files))
  return { projects: areOpportunities(false), opportunities: areOpportunities(true) }
}
