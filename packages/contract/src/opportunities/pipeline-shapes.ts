import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { ChargingMechanism } from '../projects/project-fields'
import { Colour, Currency, Day, Id, Moment } from '../protocol/values'

/** The stage an opportunity is in; the probability is a fraction: 1 is won, 0 is lost. */
export const StageOfOpportunity = z.strictObject({
  id: Id,
  name: z.string(),
  color: Colour,
  probability: z.number(),
  /** Since when the opportunity is in it. */
  enteredOn: Day,
})
export type StageOfOpportunity = z.infer<typeof StageOfOpportunity>

export const opportunityBasics = {
  id: Id,
  client: ClientBrief,
  createdAt: Moment,
  updatedAt: Moment,
}

/** Planned figures, in minor units of the opportunity’s currency; the margin is a fraction, 0 without revenue. */
export const OpportunityAnalytics = z.strictObject({
  projectCount: z.int(),
  budgetPlanTotalRevenue: z.int(),
  budgetPlanTotalMargin: z.number(),
  budgetPlanTotalMarginValue: z.int(),
})

export const OpportunityListItem = z
  .strictObject({
    ...opportunityBasics,
    name: z.string(),
    currency: Currency,
    isActive: z.boolean(),
    /** Whether a project was made from it. */
    isConverted: z.boolean(),
    /** These details are absent for callers who have no access to them. */
    isStrategic: z.boolean().optional(),
    lead: EmployeeBrief.optional(),
    expectedCloseDate: Day.nullable().optional(),
    pipelineStage: StageOfOpportunity.optional(),
    chargingMechanism: ChargingMechanism.optional(),
    /** Figures of money are absent for callers who may not see them. */
    analytics: OpportunityAnalytics.partial(),
    weightedRevenueValue: z.int().optional(),
    weightedProfitValue: z.int().optional(),
  })
  .meta({ id: 'OpportunityListItem' })
export type OpportunityListItem = z.infer<typeof OpportunityListItem>

/** What opportunities come to in one currency; each value is rounded, then summed. */
export const SumOfCurrency = z.strictObject({
  currency: Currency,
  count: z.int(),
  revenue: z.int(),
  profit: z.int(),
  weighted: z.int(),
  weightedProfit: z.int(),
})
export type SumOfCurrency = z.infer<typeof SumOfCurrency>

/**
 * The same in the company’s currency: the sum of each currency converted once, at today’s rate. Amounts are absent and
 * there are no parts for callers who may not see revenue.
 */
export const PipelineSum = z.strictObject({
  count: z.int(),
  revenue: z.int().optional(),
  profit: z.int().optional(),
  weighted: z.int().optional(),
  weightedProfit: z.int().optional(),
  /** The currencies behind it, of which `rate` says what one unit is in the company’s; null where there is no rate, so that they are left out of the sum. */
  parts: z.array(
    SumOfCurrency.extend({
      rate: z.string().nullable(),
      converted: SumOfCurrency.omit({ currency: true, count: true }).nullable(),
    }),
  ),
})
export type PipelineSum = z.infer<typeof PipelineSum>

export const PipelineColumn = z.strictObject({
  stage: z.strictObject({ id: Id, name: z.string(), color: Colour, probability: z.number() }),
  sum: PipelineSum,
  /** The first opportunities of the stage, by the order asked for. */
  items: z.array(OpportunityListItem),
})
export type PipelineColumn = z.infer<typeof PipelineColumn>
