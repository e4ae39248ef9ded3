import type { OpportunityFilter } from '@praxis/contract/opportunities/pipeline'
import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { ReadDb } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { standingColumns } from '../../targetables/queries/standing'
import { companyMoney } from './company-money'
import { listItemOf } from './list-opportunities'
import { opportunityConditions } from './opportunity-filter'
import { type OrderOfOpportunities, orderedIds, orderFor } from './opportunity-orders'
import { type OpportunityRow, opportunityColumns, opportunityJoins } from './opportunity-row'

/** More opportunities than a company ever has. */
const ALL = 1_000_000

/** All opportunities that match, for a file. */
export const exportedOpportunities = async (
  db: ReadDb,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  { filter, ...order }: OrderOfOpportunities & { readonly filter: OpportunityFilter },
): Promise<AsyncIterable<OpportunityListItem[]>> => {
  const money = await companyMoney(db, platform, actor)
  const ids = orderedIds({
    ...orderFor(actor, order),
    ...money,
    conditions: opportunityConditions(actor, filter),
    rows: ALL,
  })
  const batches = db.batches<OpportunityRow>(sql`
    with shown as (
      select ids.id, row_number() over () as place from (${ids}) as ids
    )
    select ${opportunityColumns}, ${standingColumns(actor.employee.id)}
    from shown join targetables p on p.company_id = ${actor.company.id} and p.id = shown.id ${opportunityJoins}
    order by shown.place`)
  return (async function* () {
    for await (const rows of batches) yield rows.map((row) => listItemOf(row, platform.files, actor))
  })()
}
