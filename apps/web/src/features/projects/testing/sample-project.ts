import type { Project } from '@praxis/contract/projects/projects'

const everywhere = (level: 'noAccess' | 'read' | 'write'): Project['permissions'] => ({
  details: level,
  budgetPlan: level,
  resourcePlan: level,
  planning: level,
  agreements: level,
  invoicing: level,
  journal: level,
  taskLists: level,
  timeSheetSubmissions: level,
})

const budgets = {
  consultancyBudget: { revenue: 18_000_000, cost: 11_700_000 },
  expensesBudget: { revenue: 1_800_000, cost: 1_710_000 },
  otherBudget: { revenue: 1_200_000, cost: 950_000 },
}

/** Data platform, as its lead with the right to revenue sees it. */
export const sampleProject = (details: Partial<Project['details']> = {}): Project => ({
  id: '0198c0de-0000-7000-8000-000000000021',
  client: {
    id: '0198c0de-0000-7000-8000-000000000011',
    name: 'Northgate Water',
    logoImage: null,
    isActive: true,
  },
  isInternal: false,
  createdAt: '2026-06-14T09:00:00.000Z',
  updatedAt: '2026-11-12T09:18:00.000Z',
  completedAt: null,
  details: {
    name: 'Data platform',
    isActive: true,
    isStrategic: false,
    lead: {
      id: '0198c0de-0000-7000-8000-000000000001',
      displayName: 'Amelia Hart',
      displayInitials: 'AH',
      profileImage: null,
      jobTitle: 'Director',
      isActive: true,
    },
    chargingMechanism: 'effort',
    currency: 'GBP',
    startDate: '2026-07-01',
    endDate: '2027-03-31',
    importID: 'NW-114',
    tags: ['data', 'utilities'],
    dynamicDetails: [{ key: 'Framework', value: 'NW-ICT', type: 'freeText', isRequired: false, isStrategic: false }],
    isNonChargeableTimeAllowed: false,
    isNonChargeableExpensesAllowed: false,
    isTimeSheetCommentsRequired: true,
    shouldAutoApproveTimeSheet: false,
    isPublicToAllEmployees: false,
    timeSheetConstraint: 'upToTwoWeeks',
    consultancyTimeRounding: 'fifteenMinuteBlocks',
    timeSheetAndExpensesResponsibility: 'projectLead',
    timeSheetSubmissionDetails: [],
    taskDynamicDetails: [],
    strategicDynamicFields: [],
    strategicTaskDynamicFields: [],
    invoiceScheduler: 'none',
    ...details,
  },
  ...budgets,
  opportunity: null,
  version: 1,
  figures: { totalRevenue: 21_000_000, totalCost: 14_360_000, feeMargin: 0.35, wholeMargin: 0.316 },
  permissions: everywhere('write'),
  can: {
    edit: true,
    editBudgets: true,
    editPermissions: true,
    editRoles: true,
    reRate: true,
    delete: true,
    trackTime: true,
    readHistory: true,
  },
})

/** Data platform, as somebody sees it who may read nothing but its details. */
export const sampleProjectOfReader = (): Project => {
  const { consultancyBudget: _c, expensesBudget: _e, otherBudget: _o, figures: _f, ...project } = sampleProject()
  return {
    ...project,
    permissions: { ...everywhere('noAccess'), details: 'read' },
    can: {
      edit: false,
      editBudgets: false,
      editPermissions: false,
      editRoles: false,
      reRate: false,
      delete: false,
      trackTime: true,
      readHistory: false,
    },
  }
}
