import * as z from 'zod'
import { Currency, Day, Moment, PlausibleDay, Version } from '../protocol/values'
import { calculationMethods, MOST_PLAN_MONTHS, MOST_PLANNED } from './plan-rules'

/** A month as 2026-07. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Invalid Date')
const MinorUnits = z.int().min(0).max(MOST_PLANNED)
/** A percentage in hundredths: 2500 is 25 %. */
const Markup = z.int().min(0).max(1_000_000)

export const MonthEntry = z.strictObject({ month: Month, revenue: MinorUnits, cost: MinorUnits })
export type MonthEntry = z.infer<typeof MonthEntry>

/** What the methods of a category and side are calculated from; each is kept while another method is chosen. */
export const PlanBasis = z.strictObject({
  /** The total that is spread over the months. */
  total: MinorUnits,
  /** The amount of each whole month. */
  monthly: MinorUnits,
  /** What is added to cost, for revenue by mark-up. */
  markup: Markup,
})
export type PlanBasis = z.infer<typeof PlanBasis>

const Method = z.enum(calculationMethods)
const Entries = z.array(MonthEntry).max(MOST_PLAN_MONTHS)
const SidesBasis = z.strictObject({ revenue: PlanBasis, cost: PlanBasis })

/** What a plan is made of, as it is edited and stored. Amounts are in minor units of the project’s currency. */
export const BudgetPlanSnapshot = z
  .strictObject({
    startDate: PlausibleDay,
    /** Null while the plan is open-ended. */
    endDate: PlausibleDay.nullable(),
    isOpenEnded: z.boolean(),
    consultancyBudget: Entries,
    expensesBudget: Entries,
    othersBudget: Entries,
    consultancyRevenueCalculationMethod: Method,
    consultancyCostCalculationMethod: Method,
    expensesRevenueCalculationMethod: Method,
    expensesCostCalculationMethod: Method,
    othersRevenueCalculationMethod: Method,
    othersCostCalculationMethod: Method,
    basis: z.strictObject({ consultancyBudget: SidesBasis, expensesBudget: SidesBasis, othersBudget: SidesBasis }),
  })
  .meta({ id: 'BudgetPlanSnapshot' })
export type BudgetPlanSnapshot = z.infer<typeof BudgetPlanSnapshot>

/** What the months of a plan stand beside. */
export const PlanGround = z.strictObject({
  /** The last end date, else the end of the year after the one that holds the later of today and the start. */
  safeEndDate: Day,
  workingDaysByMonth: z.array(z.strictObject({ month: Month, numberOfDays: z.int() })),
  /** What the resource plan comes to now, by month; lines that are calculated from it and differ were saved before it changed. It may be more than can be planned. */
  resourcePlanByMonth: z.array(z.strictObject({ month: Month, revenue: z.int().min(0), cost: z.int().min(0) })),
  /** What was typed in months that the changed dates leave out; saving drops it. */
  droppedRevenue: z.int(),
  droppedCost: z.int(),
})
export type PlanGround = z.infer<typeof PlanGround>

export const BudgetPlan = z
  .strictObject({
    currency: Currency,
    snapshot: BudgetPlanSnapshot,
    ...PlanGround.shape,
    /** Null until a plan is saved: then the snapshot is what a new plan starts with, and the typed budgets are the totals to spread. */
    savedAt: Moment.nullable(),
    savedBy: z.string().nullable(),
    /** For a past day: the day that this version was saved. */
    keptOn: Day.nullable(),
    /** The first day that was kept; earlier days cannot be looked at. */
    keptSince: Day.nullable(),
    version: Version,
    can: z.strictObject({ edit: z.boolean() }),
  })
  .meta({ id: 'BudgetPlan' })
export type BudgetPlan = z.infer<typeof BudgetPlan>

/** What somebody changed, so that the rest is calculated from it: a date, a method, what it is calculated from, or a month. */
export const ChangedPath = z
  .array(z.union([z.string().max(60), z.int()]))
  .min(1)
  .max(5)
  .describe(
    'Such as ["startDate"], ["consultancyRevenueCalculationMethod"], ["basis","othersBudget","cost","monthly"] or ["expensesBudget","2026-07","revenue"]',
  )
