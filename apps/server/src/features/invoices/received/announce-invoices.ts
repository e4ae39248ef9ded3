import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { listReaders } from '../../targetables/queries/members'

/** Announces invoices of which only what was paid, credited or reminded has changed, to those who may see one of them. */
export const announceInvoices = async (db: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const invoiced = await db.rows<Columns<'invoice_targetables', 'targetable_id'>>(sql`
    select distinct targetable_id as "targetableId" from invoice_targetables
    where company_id = ${db.scope.companyId} and invoice_id = any (${ids}::uuid[])`)
  const readers = await listReaders(
    db,
    invoiced.map(({ targetableId }) => targetableId),
    ({ areas }) => canRead(areas.invoicing),
  )
  const employees = [...new Set(readers.flatMap((each) => each.employees))]
  const [id, ...others] = new Set(ids)
  db.announce({
    topic: 'invoices',
    ...(id !== undefined && others.length === 0 && { id }),
    to: { capabilities: ['canManageProjects'], employees },
  })
}
