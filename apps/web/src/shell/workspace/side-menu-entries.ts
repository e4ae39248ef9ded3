import {
  IconAdjustmentsHorizontal,
  IconBox,
  IconBriefcase,
  IconBuilding,
  IconChartBar,
  IconClipboardCheck,
  IconClock,
  IconCreditCard,
  IconFileInvoice,
  IconHome,
  IconInbox,
  IconLayoutAlignLeft,
  IconListCheck,
  IconPackages,
  IconReceipt,
  IconSun,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Capability, FeatureFlag, MenuBadge, WorkspaceViewer } from './workspace-viewer'

export interface SideMenuEntry {
  label: string
  icon: TablerIcon
  /** Other words by which the entry is found. */
  keywords?: string
  /** The path of a route; an entry whose page is not part of the product is not shown. */
  to: string
  zone: 'public' | 'private'
  /** Features that the entry belongs to; one of them switched on is enough. */
  flags?: FeatureFlag[]
  /** Capabilities that the entry needs, any one of them. */
  capabilities?: Capability[]
  /** Those with this capability find the page under another entry. */
  unless?: Capability
  badge?: MenuBadge
  /** The entry's address is the beginning of others that do not belong to it. */
  exact?: boolean
  /** Pages below this path belong to the entry too. */
  alsoBelow?: string
  /** These pages and those below them belong to the entry too. */
  also?: string[]
}

const WORKSPACE = '/employments/$companyDomain'

export const DASHBOARD: string = `${WORKSPACE}/`

export const SIDE_MENU: SideMenuEntry[] = [
  { zone: 'public', label: 'Dashboard', icon: IconHome, to: DASHBOARD, exact: true },
  { zone: 'public', label: 'My Tasks', icon: IconListCheck, to: `${WORKSPACE}/myTasks` },
  { zone: 'public', label: 'My Employment', icon: IconUser, to: `${WORKSPACE}/employees/{-$employeeID}`, exact: true },
  {
    zone: 'public',
    label: 'Opportunities and Projects',
    icon: IconBriefcase,
    to: `${WORKSPACE}/projects`,
    also: [
      `${WORKSPACE}/project-management`,
      `${WORKSPACE}/project-template`,
      `${WORKSPACE}/opportunities`,
      `${WORKSPACE}/opportunity-management`,
    ],
    flags: ['project'],
  },
  {
    zone: 'public',
    label: 'Time Sheet submissions',
    keywords: 'time sheets timesheets',
    icon: IconClock,
    to: `${WORKSPACE}/timesheetsubmissions`,
    flags: ['timeSheet'],
  },
  { zone: 'public', label: 'Absences and Holidays', icon: IconSun, to: `${WORKSPACE}/absences`, flags: ['absence'] },
  { zone: 'public', label: 'Expenses', icon: IconReceipt, to: `${WORKSPACE}/expenses`, flags: ['expense'] },
  { zone: 'public', label: 'Asset Bookings', icon: IconBox, to: `${WORKSPACE}/asset-bookings`, flags: ['asset'] },
  {
    zone: 'public',
    label: 'Requests Center',
    icon: IconClipboardCheck,
    to: `${WORKSPACE}/requests`,
    flags: ['timeSheet', 'absence'],
  },
  {
    zone: 'private',
    label: 'Approvals',
    icon: IconInbox,
    to: `${WORKSPACE}/approvals`,
    capabilities: ['isApprover'],
    badge: 'approvals',
  },
  { zone: 'private', label: 'Reports', icon: IconChartBar, to: `${WORKSPACE}/reports`, flags: ['reports'] },
  {
    zone: 'private',
    label: 'Employees',
    icon: IconUsers,
    to: `${WORKSPACE}/employee-management/employees`,
    alsoBelow: `${WORKSPACE}/employees`,
    also: [`${WORKSPACE}/employee-management`],
    capabilities: ['canManageEmployees'],
  },
  {
    zone: 'private',
    label: 'Team time',
    icon: IconUsers,
    to: `${WORKSPACE}/employee-management/timesheets`,
    flags: ['timeSheet'],
    capabilities: ['canManageReports'],
    unless: 'canManageEmployees',
  },
  {
    zone: 'private',
    label: 'Team absences',
    icon: IconUsers,
    to: `${WORKSPACE}/employee-management/absences`,
    flags: ['absence'],
    capabilities: ['isApprover'],
    unless: 'canManageEmployees',
  },
  {
    zone: 'private',
    label: 'Resourcing',
    keywords: 'over-booked free capacity',
    icon: IconUsers,
    to: `${WORKSPACE}/employee-management/resourcing`,
    flags: ['project'],
    capabilities: ['canManageProjects', 'canManageReports', 'isApprover'],
    unless: 'canManageEmployees',
  },
  {
    zone: 'private',
    label: 'Clients',
    icon: IconBuilding,
    to: `${WORKSPACE}/clients`,
    flags: ['project'],
    capabilities: ['canManageClients'],
  },
  {
    zone: 'private',
    label: 'Master Planning',
    icon: IconLayoutAlignLeft,
    to: `${WORKSPACE}/master-planning`,
    flags: ['project'],
    capabilities: ['isAvailableInClientResourcing', 'canManageProjects'],
  },
  {
    zone: 'private',
    label: 'Invoices',
    keywords: 'bill invoice uninvoiced drafts bank statements payments received',
    icon: IconFileInvoice,
    to: `${WORKSPACE}/invoices`,
    flags: ['project'],
    capabilities: ['isInvoicer', 'canProcessPayments'],
  },
  {
    zone: 'private',
    label: 'Process Payments',
    keywords: 'pay reimburse expenses bank',
    icon: IconCreditCard,
    to: `${WORKSPACE}/payments`,
    flags: ['expense'],
    capabilities: ['canProcessPayments'],
    badge: 'payments',
  },
  {
    zone: 'private',
    label: 'Asset Management',
    icon: IconPackages,
    to: `${WORKSPACE}/asset-management`,
    flags: ['asset'],
    capabilities: ['canManageAssets'],
  },
  {
    zone: 'private',
    label: 'Company Settings',
    icon: IconAdjustmentsHorizontal,
    to: `${WORKSPACE}/settings`,
    capabilities: ['canManageCompany'],
  },
]

/** A page's address in one company's workspace. */
export function addressOf(path: string, companyDomain: string): string {
  return path.replace('$companyDomain', encodeURIComponent(companyDomain)).replace(/\/(\{-\$\w+\})?$/, '')
}

/** The entry that a page of a workspace belongs to, by its path below the company; the one with the longest address. */
export function entryOfPage(path: string): SideMenuEntry | undefined {
  const isWithin = (address: string) => {
    const below = address.replace(WORKSPACE, '').replace(/\/(\{-\$\w+\})?$/, '')
    return below !== '' && (path === below || path.startsWith(`${below}/`)) ? below.length : 0
  }
  const lengthOf = ({ to, also = [] }: SideMenuEntry) => Math.max(...[to, ...also].map(isWithin))
  return SIDE_MENU.filter((entry) => lengthOf(entry) > 0).sort((a, b) => lengthOf(b) - lengthOf(a))[0]
}

/** Whether a feature that the entry belongs to is switched on. */
export const isFeatureOn = ({ flags }: SideMenuEntry, features: ReadonlySet<FeatureFlag>): boolean =>
  !flags || flags.some((flag) => features.has(flag))

/** The entries that the viewer may see, of the pages that exist. */
export function entriesFor(
  viewer: Pick<WorkspaceViewer, 'company' | 'capabilities'>,
  pageExists: (path: string) => boolean,
): SideMenuEntry[] {
  return SIDE_MENU.filter((entry) => {
    const { to, capabilities, unless } = entry
    if (!pageExists(to) || !isFeatureOn(entry, viewer.company.features)) return false
    if (unless && viewer.capabilities.has(unless)) return false
    return !capabilities || capabilities.some((capability) => viewer.capabilities.has(capability))
  })
}
