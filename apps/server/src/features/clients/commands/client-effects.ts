import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { sql } from '../../../platform/database/sql'
import { indexRecord } from '../../../platform/search/search-index'

interface ClientChange extends Omit<ChangeOf<'client'>, 'entity'> {
  /** The owner, and whoever owned it before. */
  readonly ownerIds: readonly string[]
}

/** Leaves the traces of a change: in the history, and for those who may see the client, and nobody else. */
export const leaveTraces = (db: Tx, { id, ownerIds, ...change }: ClientChange): void => {
  db.record({ entity: 'client', id, ...change })
  db.announce({ topic: 'clients', id, to: { capabilities: ['canManageClients'], employees: [...new Set(ownerIds)] } })
}

interface Findable extends Columns<'clients', 'name'> {
  readonly contacts: string | null
  readonly details: string | null
}

/** A client is found by its name, its contacts' names, and those dynamic details the settings call searchable. */
export const indexClient = async (db: Tx, id: string): Promise<void> => {
  const row = await db.row<Findable>(sql`
    select c.name,
      (select string_agg(k.first_name || ' ' || k.last_name, ' ') from client_contacts k
       where k.company_id = c.company_id and k.client_id = c.id) as contacts,
      (select string_agg(d.value ->> 'value', ' ') from jsonb_array_elements(c.dynamic_details) as d
       where p.settings #> '{client,searchableDynamicFields}' ? (d.value ->> 'key')) as details
    from clients c join companies p on p.company_id = c.company_id
    where c.company_id = ${db.scope.companyId} and c.id = ${id}`)
  if (row) await indexRecord(db, 'client', id, [row.name, row.contacts ?? '', row.details ?? ''])
}
