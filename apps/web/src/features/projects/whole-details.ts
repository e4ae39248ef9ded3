import type { Project, WholeProjectDetails } from '@praxis/contract/projects/projects'

/** Whether the reader may read the details: otherwise only what names the project is there. */
export const readsDetails = ({ permissions }: Pick<Project, 'permissions'>): boolean =>
  permissions.details !== 'noAccess'

const ABSENT: Omit<WholeProjectDetails, 'name' | 'isActive' | 'currency'> = {
  isStrategic: false,
  lead: { id: '', displayName: '', displayInitials: '', profileImage: null, jobTitle: '', isActive: true },
  chargingMechanism: null,
  startDate: null,
  endDate: null,
  importID: '',
  tags: [],
  dynamicDetails: [],
  strategicDynamicFields: [],
  strategicTaskDynamicFields: [],
  invoiceScheduler: 'none',
  isNonChargeableTimeAllowed: false,
  isNonChargeableExpensesAllowed: false,
  isTimeSheetCommentsRequired: false,
  shouldAutoApproveTimeSheet: false,
  isPublicToAllEmployees: false,
  timeSheetConstraint: 'none',
  consultancyTimeRounding: 'none',
  timeSheetAndExpensesResponsibility: 'lineManager',
  timeSheetSubmissionDetails: [],
  taskDynamicDetails: [],
}

/** The details with empty values in place of what the reader may not read; show them only to those who may. */
export const wholeDetails = ({ details }: Pick<Project, 'details'>): WholeProjectDetails => ({ ...ABSENT, ...details })
