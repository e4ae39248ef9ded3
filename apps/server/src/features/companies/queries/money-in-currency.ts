import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Whether there are amounts in the company's currency, which would mean something else in another one. */
export const hasMoney = async (db: Db): Promise<boolean> => {
  const { companyId } = db.scope
  const row = await db.row<{ readonly hasMoney: boolean }>(sql`
    select
      exists (select from rate_cards where company_id = ${companyId} and (hourly_charge > 0 or hourly_cost > 0))
      or exists (select from targetable_roles where company_id = ${companyId} and (hourly_charge > 0 or hourly_cost > 0))
      or exists (
        select from targetables
        where company_id = ${companyId} and (consultancy_revenue > 0 or consultancy_cost > 0 or expenses_revenue > 0
          or expenses_cost > 0 or other_revenue > 0 or other_cost > 0))
      or exists (select from plans where company_id = ${companyId} and budget_plan is not null)
      or exists (select from expenses where company_id = ${companyId})
      or exists (select from invoices where company_id = ${companyId}) as "hasMoney"`)
  return row?.hasMoney === true
}
