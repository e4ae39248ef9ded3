import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import type { OpportunityListItem, PipelineColumn, PipelineSum } from '@praxis/contract/opportunities/pipeline-shapes'

const client = {
  id: '0198c0de-0000-7000-8000-000000000011',
  name: 'Northgate Water',
  logoImage: null,
  isActive: true,
}

const lead = {
  id: '0198c0de-0000-7000-8000-000000000001',
  displayName: 'Amelia Hart',
  displayInitials: 'AH',
  profileImage: null,
  jobTitle: 'Director',
  isActive: true,
}

export const sampleStages = [
  { id: '0198c0de-0000-7000-8000-0000000000a1', name: 'Lead', color: '#56646b', probability: 0.1 },
  { id: '0198c0de-0000-7000-8000-0000000000a2', name: 'Proposal', color: '#186ea4', probability: 0.5 },
  { id: '0198c0de-0000-7000-8000-0000000000a3', name: 'Won', color: '#0e776e', probability: 1 },
  { id: '0198c0de-0000-7000-8000-0000000000a0', name: 'Lost', color: '#b3261e', probability: 0 },
] as const

/** Phase 2 in a stage, as somebody who sees money finds it in a list. */
export const sampleItem = (changes: Partial<OpportunityListItem> = {}): OpportunityListItem => ({
  id: '0198c0de-0000-7000-8000-000000000031',
  name: 'Phase 2',
  client,
  currency: 'GBP',
  isActive: true,
  isConverted: false,
  isStrategic: false,
  lead,
  expectedCloseDate: '2026-12-04',
  pipelineStage: { ...sampleStages[1], enteredOn: '2026-10-22' },
  chargingMechanism: 'effort',
  analytics: {
    projectCount: 0,
    budgetPlanTotalRevenue: 12_800_000,
    budgetPlanTotalMargin: 0.383,
    budgetPlanTotalMarginValue: 4_904_400,
  },
  weightedRevenueValue: 6_400_000,
  weightedProfitValue: 2_452_200,
  createdAt: '2026-09-14T09:00:00.000Z',
  updatedAt: '2026-11-12T09:18:00.000Z',
  ...changes,
})

const sumOf = (items: readonly OpportunityListItem[]): PipelineSum => ({ count: items.length, parts: [] })

const columnOf = (stage: PipelineColumn['stage'], items: OpportunityListItem[]): PipelineColumn => ({
  stage: { ...stage },
  sum: sumOf(items),
  items,
})

/** A pipeline with the given opportunities, each in its stage. */
export const samplePipeline = (items: readonly OpportunityListItem[]): Pipeline => ({
  currency: 'GBP',
  ratesOf: null,
  asOf: null,
  keptSince: '2026-01-01',
  since: '2026-04-01',
  open: sumOf(items),
  won: sumOf([]),
  lost: sumOf([]),
  unallocatedWon: sumOf([]),
  columns: sampleStages.map((stage) =>
    columnOf(
      stage,
      items.filter(({ pipelineStage }) => pipelineStage?.id === stage.id),
    ),
  ),
})

/** Phase 2, as its lead with the right to revenue sees it. */
export const sampleOpportunity = (changes: Partial<Opportunity['details']> = {}): Opportunity => ({
  id: sampleItem().id,
  client,
  createdAt: '2026-09-14T09:00:00.000Z',
  updatedAt: '2026-11-12T09:18:00.000Z',
  details: {
    name: 'Phase 2',
    currency: 'GBP',
    lead,
    leadID: lead.id,
    expectedCloseDate: '2026-12-04',
    pipelineStage: { ...sampleStages[1], enteredOn: '2026-10-22' },
    chargingMechanism: 'effort',
    isStrategic: false,
    tags: ['data'],
    dynamicDetails: [],
    ...changes,
  },
  isClosed: false,
  project: null,
  consultancyBudget: { revenue: 11_176_800, cost: 6_441_600 },
  expensesBudget: { revenue: 1_023_200, cost: 974_000 },
  otherBudget: { revenue: 600_000, cost: 480_000 },
  hasBudgetPlan: false,
  analytics: sampleItem().analytics,
  weightedRevenueValue: 6_400_000,
  version: 1,
  permissions: {
    details: 'write',
    budgetPlan: 'write',
    resourcePlan: 'write',
    planning: 'write',
    agreements: 'write',
    invoicing: 'write',
    journal: 'write',
    taskLists: 'write',
    timeSheetSubmissions: 'write',
  },
  can: {
    edit: true,
    changeStage: true,
    editBudgets: true,
    editRoles: true,
    editPermissions: true,
    moveToProject: false,
    delete: true,
    trackTime: true,
    readHistory: true,
  },
})
