import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { indexRecord } from '../../../platform/search/search-index'
import { listReaders } from '../../targetables/queries/members'

/** Announces an invoice, and what of its projects is open, to those who may see the invoicing of one of them. */
export const announceInvoice = async (db: Tx, id: string, targetableIds: readonly string[]): Promise<void> => {
  const readers = await listReaders(db, targetableIds, ({ areas }) => canRead(areas.invoicing))
  const employees = [...new Set(readers.flatMap((each) => each.employees))]
  db.announce({ topic: 'invoices', id, to: { capabilities: ['canManageProjects'], employees } })
}

/** An invoice is found by its number and reference; by client and project through the words of these. */
export const indexInvoice = async (db: Tx, id: string): Promise<void> => {
  const row = await db.row<Columns<'invoices', 'number' | 'reference'>>(sql`
    select number, reference from invoices where company_id = ${db.scope.companyId} and id = ${id}`)
  if (row) await indexRecord(db, 'invoice', id, [row.number ?? '', row.reference])
}
