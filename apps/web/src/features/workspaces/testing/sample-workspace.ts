import type { Workspace } from '@praxis/contract/company/companies'
import { StoredSettings } from '@praxis/contract/company/company-settings'
import { defaultTheme } from '@praxis/contract/company/theme'
import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import type { Employment } from '@praxis/contract/people/users'

export const sampleEmployment = (domain: string, changes: Partial<Employment> = {}): Employment => ({
  id: `employee-of-${domain}`,
  isActive: true,
  isOwner: false,
  isAdmin: false,
  jobTitle: 'Consultant',
  lastOpenedAt: null,
  company: {
    id: `company-${domain}`,
    name: domain.toUpperCase(),
    domain,
    theme: defaultTheme,
    logoImage: null,
    owner: { id: 'owner' },
  },
  ...changes,
})

const settings = StoredSettings.parse({})

export const sampleWorkspace = (domain: string): Workspace => ({
  company: {
    id: `company-${domain}`,
    name: domain.toUpperCase(),
    domain,
    owner: { id: 'owner' },
    features: defaultFeatureFlags,
    details: {
      country: 'GB',
      region: 'ENG',
      timeZone: 'Europe/London',
      defaultCurrency: 'GBP',
      workingDays: [2, 3, 4, 5, 6],
      financialYearStart: '04-01',
      closedUntil: null,
      holidayYearStart: '01-01',
      financialYear: { startDate: '2026-04-01', endDate: '2027-03-31' },
      holidayYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
      lastHolidayYear: { startDate: '2025-01-01', endDate: '2025-12-31' },
      theme: defaultTheme,
      logoImage: null,
      expenseTypeSuggestions: [],
    },
    employeeSettings: settings.employee,
    clientSettings: { ...settings.client, contactTypes: [], journalEntryCategories: [] },
    timeSheetSettings: settings.timeSheet,
    expenseSettings: { ...settings.expense, mileageRate: settings.expense.mileageRateImperial },
    opportunityAndProjectSettings: settings.opportunityAndProject,
  },
  employment: {
    id: `employee-of-${domain}`,
    nanoPath: 'abc',
    displayName: 'Amelia Hart',
    displayInitials: 'AH',
    profileImage: null,
    jobTitle: 'Consultant',
    isOwner: false,
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
    },
    preferences: { openInNewTab: false, infiniteScrolling: false, timeZone: null },
    isAvailableInClientResourcing: false,
    isApprover: true,
    isInvoicer: false,
    impersonator: null,
  },
})
