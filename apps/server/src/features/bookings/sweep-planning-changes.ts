import { sql } from '../../platform/database/sql'
import type { DueWork } from '../../platform/due-work/due-work'

/** So many are swept away in one transaction. */
const MOST_AT_ONCE = 2000

/** Every night, changes that are too old to be taken back are forgotten. */
export const sweepPlanningChanges: DueWork = {
  kind: 'sweepPlanningChanges',
  per: 'company',
  schedule: { every: 'day', at: '03:40' },
  run: async (db) => {
    const { companyId } = db.scope
    const swept = await db.run(sql`
      delete from planning_changes where company_id = ${companyId} and id in (
        select id from planning_changes
        where company_id = ${companyId} and made_at < ${db.now}::timestamptz - interval '30 days'
        order by made_at limit ${MOST_AT_ONCE})`)
    return swept < MOST_AT_ONCE ? 'done' : 'more'
  },
}
