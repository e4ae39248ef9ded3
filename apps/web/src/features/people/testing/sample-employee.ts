import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { ContractPeriod, Employee } from '@praxis/contract/people/employees'

const period: ContractPeriod = {
  appliedDate: '2022-02-07',
  type: 'permanent',
  workingTimeIntervalByDay: defaultWorkingWeek,
  holidayEntitlementDays: 25,
}

/** Priya, as a manager of employees sees her. */
export const sampleEmployee = (changes: Partial<Employee> = {}): Employee => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  nanoPath: 'pN4x2k',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  isOwner: false,
  details: {
    jobTitle: 'Data Engineer',
    shortDescription: '',
    tags: ['data', 'utilities'],
    contact: { email: 'priya@firm.example', mobile: '', landline: '', fax: '' },
    dynamicDetails: [],
    isActive: true,
  },
  lineManager: { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' },
  user: {
    id: '0198c0de-0000-7000-8000-000000000003',
    username: 'priya@firm.example',
    details: { firstName: 'Priya', lastName: 'Nair' },
  },
  company: { id: '0198c0de-0000-7000-8000-000000000004', name: 'Calder & Rowe', domain: 'calder-rowe' },
  contract: {
    startDate: period.appliedDate,
    endDate: null,
    activePeriod: period,
    periods: [period],
    workingDays: [2, 3, 4, 5, 6],
    isAvailableInClientResourcing: true,
    version: 1,
  },
  permission: {
    canManageEmployees: false,
    canManageClients: false,
    canManageCompany: false,
    canManageProjects: false,
    canManageReports: false,
    canManageAssets: false,
    canProcessPayments: false,
    canImpersonate: false,
    isAdmin: false,
    revenue: 'noAccess',
    lineManager: { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' },
  },
  preferences: { openInNewTab: false, infiniteScrolling: false, timeZone: null },
  version: 1,
  can: {
    editDetails: true,
    editContract: true,
    editPermission: true,
    editPreferences: true,
    deactivate: true,
    reactivate: false,
    impersonate: true,
    readHistory: true,
  },
  ...changes,
})
