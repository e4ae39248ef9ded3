import type { CompanyManagement } from '@praxis/contract/company/company-management'
import {
  EmployeeSettings,
  ExpenseSettings,
  OpportunityAndProjectSettings,
  TimeSheetSettings,
} from '@praxis/contract/company/company-settings'
import { InvoiceSettings } from '@praxis/contract/company/invoice-settings'
import { defaultTheme } from '@praxis/contract/company/theme'
import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'

/** A company that never changed a setting. */
export const sampleManagement = (): CompanyManagement => ({
  version: 1,
  company: {
    id: 'company',
    name: 'Calder & Rowe',
    domain: 'calder-rowe',
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
    employeeSettings: EmployeeSettings.parse({}),
    clientSettings: {
      defaultDynamicDetails: [],
      searchableDynamicFields: [],
      contactTypes: [],
      journalEntryCategories: [],
    },
    timeSheetSettings: TimeSheetSettings.parse({}),
    expenseSettings: { ...ExpenseSettings.parse({}), mileageRate: 45 },
    opportunityAndProjectSettings: OpportunityAndProjectSettings.parse({}),
  },
  invoiceSettings: InvoiceSettings.parse({}),
  holidayRegions: [{ code: 'ENG', name: 'England' }],
  lastChange: null,
  can: { changeDomain: true, changeCurrency: true, editRates: true },
})
