import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { isClosed, whyNotConvertible } from '@praxis/domain/opportunities/conversion'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { permissionsIn, type Standing } from '../../targetables/queries/standing'
import {
  type ClientBriefRow,
  clientBriefJson,
  clientBriefOf,
  type TargetableBriefRow,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import {
  type BudgetColumns,
  budgetColumns,
  budgetsOf,
  hasBudgetPlan,
} from '../../targetables/queries/targetable-budgets'

type StageRow = Columns<'pipeline_stages', 'id' | 'name' | 'color'>

/** What lists show of an opportunity too. */
export interface OpportunityRow
  extends Standing,
    Columns<'targetables', 'id' | 'name' | 'is_strategic' | 'charging_mechanism' | 'created_at' | 'updated_at'>,
    Columns<
      'opportunities',
      'probability' | 'stage_entered_on' | 'expected_close_date' | 'is_converted' | 'revenue' | 'profit' | 'margin'
    >,
    Columns<'opportunities', 'weighted_revenue' | 'weighted_profit'>,
    Columns<'targetables', 'currency'> {
  readonly client: ClientBriefRow
  readonly lead: EmployeeBriefRow
  readonly stage: StageRow
  readonly projectCount: number
}

export interface WholeOpportunityRow
  extends OpportunityRow,
    BudgetColumns,
    Columns<'opportunities', 'version' | 'lost_reason'>,
    Columns<'targetables', 'tags'> {
  readonly dynamicDetails: DynamicDetail[]
  readonly hasBudgetPlan: boolean
  readonly allowConversionAtAnyStage: boolean
  readonly allowEditingConvertedOpportunities: boolean
  /** The newest project made from it that the actor may see. */
  readonly project: TargetableBriefRow | null
  readonly costOfSale: { readonly seconds: number; readonly cost: number; readonly secondsWithoutCost: number }
}

/** Columns of a targetable `p` and its opportunity `o`, with its client `c`, stage `s`, lead `l` and their user `lu`. */
export const opportunityColumns: Sql = sql`
  p.id, p.name, p.currency, p.is_strategic as "isStrategic", p.charging_mechanism as "chargingMechanism",
  p.created_at as "createdAt", p.updated_at as "updatedAt", o.probability, o.stage_entered_on as "stageEnteredOn",
  o.expected_close_date as "expectedCloseDate", o.is_converted as "isConverted", o.revenue, o.profit, o.margin,
  o.weighted_revenue as "weightedRevenue", o.weighted_profit as "weightedProfit",
  json_build_object('id', s.id, 'name', s.name, 'color', s.color) as stage, ${employeeBriefJson('l', 'lu')} as lead,
  ${clientBriefJson('c')} as client,
  (select count(*)::integer from projects made where made.company_id = p.company_id and made.opportunity_id = p.id)
    as "projectCount"`

export const opportunityJoins: Sql = sql`
  join opportunities o on o.company_id = p.company_id and o.id = p.id
  join pipeline_stages s on s.company_id = o.company_id and s.id = o.stage_id
  join employees l on l.company_id = p.company_id and l.id = p.lead_id
  left join users lu on lu.id = l.user_id
  join clients c on c.company_id = p.company_id and c.id = p.client_id`

const setting = (name: string): Sql =>
  rawSql(`coalesce((m.settings -> 'opportunityAndProject' ->> '${name}')::boolean, false) as "${name}"`)

/** These need the company `m` too. */
export const wholeOpportunityColumns: Sql = sql`
  ${opportunityColumns}, p.tags, p.dynamic_details as "dynamicDetails", o.lost_reason as "lostReason", o.version,
  ${budgetColumns}, ${hasBudgetPlan} as "hasBudgetPlan",
  ${setting('allowConversionAtAnyStage')}, ${setting('allowEditingConvertedOpportunities')},
  (select json_build_object('seconds', coalesce(sum(t.duration), 0),
     'cost', coalesce(sum(cost_of_time(t.duration, t.hourly_cost)), 0),
     'secondsWithoutCost', coalesce(sum(t.duration) filter (where t.hourly_cost is null), 0))
   from time_sheet_submissions t
   where t.company_id = p.company_id and t.targetable_id = p.id and t.state <> 'denied') as "costOfSale"`

export const wholeOpportunityJoins: Sql = sql`${opportunityJoins} join companies m on m.company_id = p.company_id`

const MILLIONTHS = 1_000_000

export const stageOf = ({ stage, probability, stageEnteredOn }: OpportunityRow) => ({
  id: stage.id,
  name: stage.name,
  color: stage.color,
  probability: probability / 100,
  enteredOn: stageEnteredOn,
})

export const basicsOf = (row: OpportunityRow, files: FileStore) => ({
  id: row.id,
  client: clientBriefOf(row.client, files),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const analyticsOf = (row: OpportunityRow, seesMoney: boolean): Opportunity['analytics'] =>
  seesMoney
    ? {
        projectCount: row.projectCount,
        budgetPlanTotalRevenue: row.revenue,
        budgetPlanTotalMargin: row.margin / MILLIONTHS,
        budgetPlanTotalMarginValue: row.profit,
      }
    : { projectCount: row.projectCount }

export const convertibleOf = (row: WholeOpportunityRow) => ({
  probability: row.probability,
  hasProject: row.projectCount > 0,
  allowConversionAtAnyStage: row.allowConversionAtAnyStage,
  allowEditingConvertedOpportunities: row.allowEditingConvertedOpportunities,
})

/** What the actor may do with the opportunity: details of one that has ended are changed only where the settings allow it. */
export const permissionsInOpportunity = (row: WholeOpportunityRow, actor: EmployeeActor) => {
  const permissions = permissionsIn(row, actor)
  return {
    ...permissions,
    edit: permissions.edit && row.isActive,
    changeStage: permissions.edit && (!row.isConverted || row.allowEditingConvertedOpportunities),
    /** The rights alone, whether or not the opportunity has ended. */
    mayEdit: permissions.edit,
    writesMoney: actor.capabilities.revenue === 'write' && canWrite(permissions.areas.budgetPlan),
  }
}

/** All details, for actors who may read them. */
export const wholeDetailsOf = (row: WholeOpportunityRow, files: FileStore) => ({
  name: row.name,
  currency: row.currency,
  lead: employeeBriefOf(row.lead, files),
  leadID: row.lead.id,
  clientOwner: { id: row.client.id },
  expectedCloseDate: row.expectedCloseDate,
  pipelineStage: stageOf(row),
  lostReason: row.lostReason,
  chargingMechanism: row.chargingMechanism ?? 'effort',
  isStrategic: row.isStrategic,
  tags: row.tags,
  dynamicDetails: row.dynamicDetails,
})

export const opportunityOf = (row: WholeOpportunityRow, files: FileStore, actor: EmployeeActor): Opportunity => {
  const {
    areas,
    seesMoney,
    mayEdit,
    edit,
    changeStage,
    editBudgets,
    editRoles,
    editPermissions,
    trackTime,
    delete: mayDelete,
  } = permissionsInOpportunity(row, actor)
  const readsDetails = canRead(areas.details)
  return {
    ...basicsOf(row, files),
    details: readsDetails ? wholeDetailsOf(row, files) : { name: row.name, currency: row.currency },
    isClosed: isClosed(row),
    project: row.project && targetableBriefOf({ ...row.project, client: row.client }, files),
    hasBudgetPlan: row.hasBudgetPlan,
    ...(seesMoney && { ...budgetsOf(row), weightedRevenueValue: row.weightedRevenue }),
    analytics: analyticsOf(row, seesMoney),
    ...(seesMoney && canRead(areas.timeSheetSubmissions) && { costOfSale: row.costOfSale }),
    version: row.version,
    permissions: { ...areas },
    can: {
      edit,
      changeStage,
      editBudgets: editBudgets && !row.hasBudgetPlan,
      editRoles,
      editPermissions,
      moveToProject: actor.capabilities.canManageProjects && whyNotConvertible(convertibleOf(row)) === undefined,
      delete: mayDelete,
      trackTime,
      readHistory: mayEdit,
    },
  }
}
