import * as z from 'zod'
import { ofProjects } from '../projects/project-access'
import { ChargingMechanism } from '../projects/project-fields'
import { endpoint } from '../protocol/endpoint'
import { Currency, Day, Id } from '../protocol/values'
import { PipelineColumn, PipelineSum } from './pipeline-shapes'

/** Which opportunities to list: those the caller works on, those they lead, or all they may see. */
const opportunityAttributes = ['assigned', 'lead', 'all'] as const
/** Open: between lost and won. Converted ones have a project. */
export const opportunityStates = ['open', 'won', 'lost', 'converted'] as const
export const opportunitySortKeys = [
  'opportunityName',
  'lead',
  'budgetPlanTotalRevenue',
  'budgetPlanTotalMargin',
  'budgetPlanTotalMarginValue',
  'expectedCloseDate',
  'pipelineStage',
  'weightedRevenueValue',
  'updatedAt',
  'createdAt',
] as const
export type OpportunitySortKey = (typeof opportunitySortKeys)[number]

export const OpportunityFilter = z.strictObject({
  attribute: z.enum(opportunityAttributes).default('all'),
  search: z.string().trim().max(200).optional(),
  state: z.enum(opportunityStates).optional(),
  stageID: Id.optional(),
  clientID: Id.optional(),
  leadID: Id.optional(),
  chargingMechanism: ChargingMechanism.optional(),
  isStrategic: z.boolean().optional(),
  closesFrom: Day.optional(),
  closesTo: Day.optional(),
})
export type OpportunityFilter = z.output<typeof OpportunityFilter>

export const OpportunitySort = {
  sortOrder: z.enum(opportunitySortKeys).default('opportunityName'),
  sortDesc: z.boolean().default(false),
}

const manages = { ...ofProjects, capability: 'canManageProjects', reads: true } as const

/** The pipeline: open opportunities by stage, and what was won and lost since the financial year began. */
export const Pipeline = z
  .strictObject({
    /** The company’s currency, which sums are converted to, and the day of the rates. */
    currency: Currency,
    ratesOf: Day.nullable(),
    /** The day it is looked at; null for now. */
    asOf: Day.nullable(),
    /** The first day that was kept; earlier days cannot be looked at. */
    keptSince: Day.nullable(),
    since: Day,
    open: PipelineSum,
    won: PipelineSum,
    lost: PipelineSum,
    /** Won without a project. */
    unallocatedWon: PipelineSum,
    columns: z.array(PipelineColumn),
  })
  .meta({ id: 'Pipeline' })
export type Pipeline = z.infer<typeof Pipeline>

export const pipelineEndpoints = {
  getPipeline: endpoint({
    method: 'POST',
    path: '/opportunityManagement/pipeline',
    summary: 'Get the pipeline by stage with its sums, now or as it was on a past day',
    ...manages,
    body: z.strictObject({
      filter: OpportunityFilter.default({ attribute: 'all' }),
      ...OpportunitySort,
      /** How many opportunities each stage carries; the list by stage has the others. */
      perStage: z.int().min(1).max(100).default(20),
      asOf: Day.optional(),
    }),
    response: Pipeline,
    reasons: ['dataNotAvailable'],
  }),
  exportOpportunities: endpoint({
    method: 'POST',
    path: '/opportunityManagement/csv',
    summary: 'Download those opportunities as CSV',
    ...manages,
    body: z.strictObject({ filter: OpportunityFilter.default({ attribute: 'all' }), ...OpportunitySort }),
    response: 'binary',
    makes: 'csv',
  }),
}
