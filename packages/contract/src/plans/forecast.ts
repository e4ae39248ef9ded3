import * as z from 'zod'
import { Currency, Day, Moment } from '../protocol/values'
import { Month } from './budget-plan'
import { planCategories } from './plan-rules'

/** Where an amount of a month comes from. */
export const forecastSources = ['logged', 'expenses', 'bookings', 'agreements', 'budgetPlan'] as const
const Money = z.strictObject({ revenue: z.int(), cost: z.int() })

/** A part of a month, by category and source; the parts of a month add up to it. */
const ForecastPart = z.strictObject({
  category: z.enum(planCategories),
  source: z.enum(forecastSources),
  ...Money.shape,
  seconds: z.int(),
  /** What of it has come about up to today; that of all parts is the actual of the month. */
  actual: Money,
})
export type ForecastPart = z.infer<typeof ForecastPart>

export const ForecastMonth = z.strictObject({
  month: Month,
  /** What was logged, spent and agreed up to today; of what only the plan says, its part up to today. */
  actual: Money,
  /** The actual, and what is to come in the rest of the month. */
  forecast: Money,
  plan: Money,
  loggedSeconds: z.int(),
  bookedSeconds: z.int(),
  parts: z.array(ForecastPart),
})
export type ForecastMonth = z.infer<typeof ForecastMonth>

export const Forecast = z
  .strictObject({
    currency: Currency,
    today: Day,
    months: z.array(ForecastMonth),
    actual: Money,
    forecast: Money,
    /** The budgets, which are the totals of the budget plan where there is one. */
    budget: Money,
    /** The plan up to today. */
    planToDate: Money,
    /** The day on which consultancy revenue passes its budget, by bookings ahead or the pace of the last four full weeks. */
    budgetRunsOut: z.strictObject({ day: Day, by: z.enum(['bookings', 'pace', 'logged']) }).nullable(),
    /** Logged time that has no cost, because neither role nor contract names one: it is in no sum of cost. */
    secondsWithoutCost: z.int(),
    /** What the time on the opportunity has cost that the project was made from; in no sum here. */
    costOfSale: z.strictObject({ seconds: z.int(), cost: z.int() }).nullable(),
    /** For a past day: the night it was kept; null for now. */
    keptOn: Day.nullable(),
    keptSince: Day.nullable(),
    updatedAt: Moment,
  })
  .meta({ id: 'Forecast' })
export type Forecast = z.infer<typeof Forecast>

/** A share in hundredths of a percent: 5000 is 50 %; null where there is nothing to be a share of. */
const Share = z.int().nullable()

export const TimeBasedProgress = z
  .strictObject({
    currency: Currency,
    startDate: Day,
    endDate: Day,
    isOpenEnded: z.boolean(),
    workingDays: z.int(),
    elapsedDays: z.int(),
    elapsedShare: z.int(),
    /** Logged time, without what was denied, against the hours of the resource plan. */
    usedSeconds: z.int(),
    plannedSeconds: z.int(),
    timeShare: Share,
    /** Absent for callers who may not see money. */
    revenue: z.strictObject({ used: z.int(), planned: z.int(), share: Share }).optional(),
    months: z.array(
      z.strictObject({
        month: Month,
        workingDays: z.int(),
        elapsedDays: z.int(),
        usedSeconds: z.int(),
        plannedSeconds: z.int(),
        revenue: z.strictObject({ used: z.int(), planned: z.int() }).optional(),
      }),
    ),
  })
  .meta({ id: 'TimeBasedProgress' })
export type TimeBasedProgress = z.infer<typeof TimeBasedProgress>

/** One week or month of a tracker; sums run from the start. */
const BudgetPeriod = z.strictObject({
  startDate: Day,
  revenue: z.int(),
  cost: z.int(),
  cumulativeRevenue: z.int(),
  cumulativeCost: z.int(),
  plannedCumulativeRevenue: z.int(),
})
export const BudgetTracker = z
  .strictObject({ currency: Currency, budget: Money, periods: z.array(BudgetPeriod) })
  .meta({ id: 'BudgetTracker' })
export type BudgetTracker = z.infer<typeof BudgetTracker>

const TimePeriod = z.strictObject({
  startDate: Day,
  seconds: z.int(),
  chargeableSeconds: z.int(),
  plannedSeconds: z.int(),
  cumulativeSeconds: z.int(),
  cumulativePlannedSeconds: z.int(),
})
export const TimeTrackerReport = z
  .strictObject({ plannedSeconds: z.int(), periods: z.array(TimePeriod) })
  .meta({ id: 'TimeTrackerReport' })
export type TimeTrackerReport = z.infer<typeof TimeTrackerReport>
