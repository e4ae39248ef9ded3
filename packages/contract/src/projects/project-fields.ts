import * as z from 'zod'
import { DynamicDetailDefinitions } from '../company/dynamic-details'
import { Name } from '../protocol/values'
import { timeSheetConstraints, timeSheetResponsibilities, timeSheetRoundings } from './project-rules'

export const chargingMechanisms = ['effort', 'fixed'] as const
export type ChargingMechanism = (typeof chargingMechanisms)[number]
export const ChargingMechanism = z.enum(chargingMechanisms)

const MinorUnits = z.int().min(0).max(1_000_000_000_000)

/** Revenue and cost in minor units of the project's currency. */
export const Budget = z.strictObject({ revenue: MinorUnits, cost: MinorUnits })
export type Budget = z.infer<typeof Budget>

export const budgets = { consultancyBudget: Budget, expensesBudget: Budget, otherBudget: Budget }

const NoBudget = Budget.default({ revenue: 0, cost: 0 })
export const budgetsAtFirst = { consultancyBudget: NoBudget, expensesBudget: NoBudget, otherBudget: NoBudget }

/** The budgets of a record, absent for callers who may not see its money. */
export const budgetsIfSeen = z.strictObject(budgets).partial().shape

const MOST_TAGS = 50
export const Tags = z.array(Name.max(60)).max(MOST_TAGS)
export const ImportID = z.string().trim().max(120)

/** Flags and rules of a project that time and tasks obey. */
export const timeRules = {
  isNonChargeableTimeAllowed: z.boolean(),
  isNonChargeableExpensesAllowed: z.boolean(),
  isTimeSheetCommentsRequired: z.boolean(),
  shouldAutoApproveTimeSheet: z.boolean(),
  isPublicToAllEmployees: z.boolean(),
  timeSheetConstraint: z.enum(timeSheetConstraints),
  consultancyTimeRounding: z.enum(timeSheetRoundings),
  timeSheetAndExpensesResponsibility: z.enum(timeSheetResponsibilities),
  /** Rows that a time sheet submission of this project asks for. */
  timeSheetSubmissionDetails: DynamicDetailDefinitions,
  /** Rows that each task of this project asks for. */
  taskDynamicDetails: DynamicDetailDefinitions,
}
