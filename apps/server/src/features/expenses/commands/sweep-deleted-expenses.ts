import { sql } from '../../../platform/database/sql'
import type { DueWork } from '../../../platform/due-work/due-work'

/** So many are swept away in one transaction. */
const MOST_AT_ONCE = 500

/** Every night, claims that were deleted more than a day ago are gone for good, with their receipts. */
export const sweepDeletedExpenses: DueWork = {
  kind: 'sweepDeletedExpenses',
  per: 'company',
  schedule: { every: 'day', at: '03:30' },
  run: async (db) => {
    const { companyId } = db.scope
    const swept = await db.rows<{ readonly id: string }>(sql`
      select id from expenses
      where company_id = ${companyId} and deleted_at < ${db.now}::timestamptz - interval '1 day'
      order by deleted_at limit ${MOST_AT_ONCE} for update skip locked`)
    const ids = swept.map(({ id }) => id)
    await db.run(sql`
      delete from files where company_id = ${companyId} and id in (
        select file_id from expense_receipts where company_id = ${companyId} and expense_id = any (${ids}::uuid[]))`)
    await db.run(sql`
      delete from search_words where company_id = ${companyId} and entity = 'expense' and entity_id = any (${ids}::uuid[])`)
    await db.run(sql`delete from expenses where company_id = ${companyId} and id = any (${ids}::uuid[])`)
    return swept.length < MOST_AT_ONCE ? 'done' : 'more'
  },
}
