import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** What of a project's agreement items is on invoices, drafts included, before discounts; what was credited whole is on none. */
export const invoicedByAgreement = async (db: Db, projectId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.rows<Columns<'agreement_items', 'id'> & { readonly invoiced: number }>(sql`
    select a.id, sum(i.gross)::bigint as invoiced
    from agreement_items a
    join invoice_items i on i.company_id = a.company_id and i.agreement_item_id = a.id and not i.is_released
    where a.company_id = ${db.scope.companyId} and a.targetable_id = ${projectId}
    group by a.company_id, a.id`)
  return new Map(rows.map(({ id, invoiced }) => [id, invoiced]))
}
