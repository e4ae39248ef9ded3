import type { Day } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { isOpenBy } from './open-agreements'
import { mayWait } from './waiting-items'

/** The ids of all targetables that may have open work, from what knows only those. */
export const projectsWithOpenWork = ({ scope: { companyId } }: Db, today: Day): Sql => sql`
  select targetable_id from open_time_figures where company_id = ${companyId}
  union
  select targetable_id from open_expense_figures where company_id = ${companyId}
  union
  select a.targetable_id from agreement_items a where a.company_id = ${companyId} and ${isOpenBy(today)}
  union
  select m.targetable_id from invoice_items m where m.company_id = ${companyId} and ${mayWait}
  union
  select t.targetable_id from invoices i
  join invoice_targetables t on t.company_id = i.company_id and t.invoice_id = i.id
  where i.company_id = ${companyId} and i.stage = 'draft'`
