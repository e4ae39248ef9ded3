import type { OpportunityBrief } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityFilter } from '@praxis/contract/opportunities/pipeline'
import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, keptCount, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { isVisible } from '../../employees/queries/works-on'
import { permissionsIn, standingColumns } from '../../targetables/queries/standing'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { companyMoney, NO_RATES } from './company-money'
import { asksForAll, opportunityConditions } from './opportunity-filter'
import { type OrderOfOpportunities, orderedIds, orderFor, sortsByAmount } from './opportunity-orders'
import {
  analyticsOf,
  basicsOf,
  type OpportunityRow,
  opportunityColumns,
  opportunityJoins,
  stageOf,
} from './opportunity-row'

export interface OpportunityPage extends OrderOfOpportunities {
  readonly page: number
  readonly per: number
  readonly filter: OpportunityFilter
}

/** The item is put together field by field: spreading the optional parts would take longer than everything else. */
export const listItemOf = (row: OpportunityRow, files: FileStore, actor: EmployeeActor): OpportunityListItem => {
  const { seesMoney, areas } = permissionsIn(row, actor)
  const item: OpportunityListItem = {
    name: row.name,
    currency: row.currency,
    isActive: row.probability > 0 && !row.isConverted,
    isConverted: row.isConverted,
    analytics: analyticsOf(row, seesMoney),
    ...basicsOf(row, files),
  }
  if (canRead(areas.details)) {
    item.isStrategic = row.isStrategic
    item.lead = employeeBriefOf(row.lead, files)
    item.expectedCloseDate = row.expectedCloseDate
    item.pipelineStage = stageOf(row)
    item.chargingMechanism = row.chargingMechanism ?? 'effort'
  }
  if (seesMoney) {
    item.weightedRevenueValue = row.weightedRevenue
    item.weightedProfitValue = row.weightedProfit
  }
  return item
}

const countOf = (actor: EmployeeActor, filter: OpportunityFilter): Sql =>
  asksForAll(actor, filter)
    ? keptCount(actor.company.id, 'opportunity', undefined)
    : sql`
      select count(*) as total from (
        select from targetables p join opportunities o on o.company_id = p.company_id and o.id = p.id
        where ${opportunityConditions(actor, filter)} ${COUNT_LIMIT}) as few`

export const listOpportunitiesPaginated = async (
  db: Db,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  asked: OpportunityPage,
): Promise<{ items: OpportunityListItem[]; metadata: PageMetadata }> => {
  const { page, per, filter } = asked
  const order = orderFor(actor, asked)
  const money = sortsByAmount(order) ? await companyMoney(db, platform, actor) : NO_RATES
  const ids = orderedIds({ conditions: opportunityConditions(actor, filter), rows: page * per + 1, ...order, ...money })
  const rows = await db.lastRows<OpportunityRow & { readonly total: number }>(sql`
    with counted as (
      ${countOf(actor, filter)}
    ), shown as (
      select ids.id, row_number() over () as place from (${pageOf(ids, { page, per })}) as ids
    )
    select ${opportunityColumns}, ${standingColumns(actor.employee.id)}, counted.total
    from counted left join (
      shown join targetables p on p.company_id = ${actor.company.id} and p.id = shown.id ${opportunityJoins}
    ) on true
    order by shown.place`)
  return pageOfRows(rows, asked, (row) => listItemOf(row, platform.files, actor))
}

/** More opportunities than anybody scrolls through; typing narrows the list. */
const MOST_CHOICES = 100

export const listOpportunities = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { query }: { readonly query: string },
): Promise<OpportunityBrief[]> => {
  const rows = await db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from targetables p
    join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${actor.company.id} and p.kind = 'opportunity' and ${isVisible(actor, query === '' ? 'all' : 'few')}
      and ${query === '' ? rawSql('p.is_active') : isTargetableFoundBy(actor, opportunityKind, query)}
    order by p.sort_name, p.id limit ${MOST_CHOICES}`)
  return rows.flatMap((row) => {
    const { isInternal: _, client, ...brief } = targetableBriefOf(row, files)
    return client ? [{ ...brief, client }] : []
  })
}
