import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import {
  IconAdjustmentsHorizontal,
  IconBriefcase,
  IconBuilding,
  IconClock,
  IconFileInvoice,
  IconGauge,
  IconReceipt,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'

export interface SettingsPageEntry {
  readonly label: string
  readonly icon: TablerIcon
  readonly to: `/employments/$companyDomain/settings${string}`
  readonly zone: 'Company' | 'Work'
  /** The page is hidden when the company has switched this feature off. */
  readonly feature?: FeatureFlag
}

const SETTINGS = '/employments/$companyDomain/settings'

export const SETTINGS_PAGES = [
  { zone: 'Company', label: 'Details', icon: IconAdjustmentsHorizontal, to: SETTINGS },
  { zone: 'Company', label: 'Employees', icon: IconUsers, to: `${SETTINGS}/employeeSettings` },
  { zone: 'Company', label: 'Usage', icon: IconGauge, to: `${SETTINGS}/usage` },
  { zone: 'Work', label: 'Clients', icon: IconBuilding, to: `${SETTINGS}/clientSettings`, feature: 'project' },
  {
    zone: 'Work',
    label: 'Opportunities and projects',
    icon: IconBriefcase,
    to: `${SETTINGS}/opportunityAndProjectSettings`,
    feature: 'project',
  },
  { zone: 'Work', label: 'Time sheets', icon: IconClock, to: `${SETTINGS}/timeSheetSettings`, feature: 'timeSheet' },
  { zone: 'Work', label: 'Expenses', icon: IconReceipt, to: `${SETTINGS}/expenseSettings`, feature: 'expense' },
  { zone: 'Work', label: 'Invoices', icon: IconFileInvoice, to: `${SETTINGS}/invoiceSettings`, feature: 'project' },
] as const satisfies readonly SettingsPageEntry[]

/** The entry of an address such as /employments/calder-rowe/settings/clientSettings. */
export function settingsPageAt(pathname: string): SettingsPageEntry {
  const page = pathname.split('/')[4]
  const [details] = SETTINGS_PAGES
  return SETTINGS_PAGES.find(({ to }) => to === `${SETTINGS}/${page}`) ?? details
}
