import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { Project, WholeProjectDetails } from '@praxis/contract/projects/projects'
import { projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { canRead, type TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { permissionsIn, type Standing } from '../../targetables/queries/standing'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import {
  type BudgetColumns,
  budgetColumns,
  budgetsOf,
  hasBudgetPlan,
} from '../../targetables/queries/targetable-budgets'

type TargetableColumns = Columns<
  'targetables',
  | ('id' | 'name' | 'is_strategic' | 'charging_mechanism' | 'currency')
  | ('start_date' | 'end_date' | 'tags' | 'created_at' | 'updated_at')
  | { completedAt: 'ended_at' }
>

export interface ProjectRow extends Standing, TargetableColumns, BudgetColumns {
  readonly client: ClientBriefRow | null
  readonly lead: EmployeeBriefRow
}

type RuleColumns = Columns<
  'projects',
  | ('is_non_chargeable_time_allowed' | 'is_non_chargeable_expenses_allowed' | 'time_sheet_constraint')
  | ('invoice_scheduler' | 'time_sheet_submission_details' | 'version')
  | {
      importID: 'import_id'
      isTimeSheetCommentsRequired: 'is_time_sheet_comment_required'
      shouldAutoApproveTimeSheet: 'auto_approves_time_sheets'
      consultancyTimeRounding: 'rounding'
      timeSheetAndExpensesResponsibility: 'responsibility'
    }
>

export interface WholeProjectRow extends ProjectRow, RuleColumns {
  /** Whether a budget plan gives the budgets, so that nobody types them. */
  readonly hasBudgetPlan: boolean
  readonly dynamicDetails: DynamicDetail[]
  readonly timeSheetSubmissionDetails: DynamicDetailDefinition[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
  /** What the project was made from, if the actor may see it. */
  readonly opportunity: Columns<'targetables', 'id' | 'name'> | null
}

/** Columns of a project's targetable `p`, with the client `c`, the lead `l` and the lead's user `lu`. */
export const projectColumns: Sql = sql`
  p.id, p.name, p.is_strategic as "isStrategic", p.charging_mechanism as "chargingMechanism", p.currency,
  ${budgetColumns},
  p.start_date as "startDate", p.end_date as "endDate", p.tags, p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.ended_at as "completedAt", ${employeeBriefJson('l', 'lu')} as lead,
  ${clientBriefJson('c')} as client`

export const projectJoins: Sql = sql`
  join employees l on l.company_id = p.company_id and l.id = p.lead_id
  left join users lu on lu.id = l.user_id
  left join clients c on c.company_id = p.company_id and c.id = p.client_id`

/** The project `o` itself, whose columns only a whole project has. */
export const wholeProjectJoins: Sql = sql`
  join projects o on o.company_id = p.company_id and o.id = p.id ${projectJoins}`

export const wholeProjectColumns: Sql = sql`
  ${projectColumns}, ${hasBudgetPlan} as "hasBudgetPlan", o.import_id as "importID", p.dynamic_details as "dynamicDetails",
  o.is_non_chargeable_time_allowed as "isNonChargeableTimeAllowed",
  o.is_non_chargeable_expenses_allowed as "isNonChargeableExpensesAllowed",
  o.is_time_sheet_comment_required as "isTimeSheetCommentsRequired",
  o.auto_approves_time_sheets as "shouldAutoApproveTimeSheet", o.time_sheet_constraint as "timeSheetConstraint",
  o.rounding as "consultancyTimeRounding", o.responsibility as "timeSheetAndExpensesResponsibility",
  o.time_sheet_submission_details as "timeSheetSubmissionDetails", o.invoice_scheduler as "invoiceScheduler", o.version,
  (select b.task_details from task_boards b where b.company_id = p.company_id and b.id = p.id) as "taskDynamicDetails"`

/** The part of a project that lists show too. */
export const basicsOf = (row: ProjectRow, files: FileStore) => ({
  id: row.id,
  client: row.client && clientBriefOf(row.client, files),
  isInternal: row.client === null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  completedAt: row.completedAt,
})

export const figuresOf = (row: ProjectRow) => projectFiguresOf(budgetsOf(row))

const strategicKeys = (rows: readonly { readonly key: string; readonly isStrategic: boolean }[]): string[] =>
  rows.filter(({ isStrategic }) => isStrategic).map(({ key }) => key)

export const wholeDetailsOf = (row: WholeProjectRow, files: FileStore): WholeProjectDetails => ({
  name: row.name,
  isActive: row.isActive,
  isStrategic: row.isStrategic,
  lead: employeeBriefOf(row.lead, files),
  chargingMechanism: row.chargingMechanism,
  currency: row.currency,
  startDate: row.startDate,
  endDate: row.endDate,
  importID: row.importID,
  tags: row.tags,
  dynamicDetails: row.dynamicDetails,
  isNonChargeableTimeAllowed: row.isNonChargeableTimeAllowed,
  isNonChargeableExpensesAllowed: row.isNonChargeableExpensesAllowed,
  isTimeSheetCommentsRequired: row.isTimeSheetCommentsRequired,
  shouldAutoApproveTimeSheet: row.shouldAutoApproveTimeSheet,
  isPublicToAllEmployees: row.isPublic,
  timeSheetConstraint: row.timeSheetConstraint,
  consultancyTimeRounding: row.consultancyTimeRounding,
  timeSheetAndExpensesResponsibility: row.timeSheetAndExpensesResponsibility,
  timeSheetSubmissionDetails: row.timeSheetSubmissionDetails,
  taskDynamicDetails: row.taskDynamicDetails,
  strategicDynamicFields: strategicKeys(row.dynamicDetails),
  strategicTaskDynamicFields: strategicKeys(row.taskDynamicDetails),
  invoiceScheduler: row.invoiceScheduler,
})

/** For actors without access to the details: what names the project, and what the areas open to them need. */
const detailsOf = (row: WholeProjectRow, files: FileStore, { areas, trackTime }: TargetablePermissions) => {
  const details = wholeDetailsOf(row, files)
  if (canRead(areas.details)) return details
  const { name, isActive, currency, taskDynamicDetails, strategicTaskDynamicFields, timeSheetSubmissionDetails } =
    details
  return {
    name,
    isActive,
    currency,
    ...(canRead(areas.taskLists) && { taskDynamicDetails, strategicTaskDynamicFields }),
    ...((trackTime || canRead(areas.timeSheetSubmissions)) && { timeSheetSubmissionDetails }),
  }
}

export const projectOf = (row: WholeProjectRow, files: FileStore, actor: EmployeeActor): Project => {
  const permissions = permissionsIn(row, actor)
  const { areas, isVisible, seesMoney, ...can } = permissions
  return {
    ...basicsOf(row, files),
    details: detailsOf(row, files, permissions),
    ...(seesMoney && { figures: figuresOf(row), ...budgetsOf(row) }),
    opportunity: row.opportunity,
    version: row.version,
    permissions: { ...areas },
    can: { readHistory: can.edit, ...can },
  }
}
