import type { Project, WholeProjectDetails } from '@praxis/contract/projects'

/** Whether the details are open to the reader: without that, only what names the project is there. */
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

/** All of them, with nothing in place of what is not open; show them only to those who read them. */
export const wholeDetails = ({ details }: Pick<Project, 'details'>): WholeProjectDetails => ({ ...ABSENT, ...details })
