import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { PortalDetails } from '@praxis/contract/portals/portal-visits'
import {
  type Icon,
  IconChartBar,
  IconChartLine,
  IconClock,
  IconFile,
  IconHome,
  IconInbox,
  IconListCheck,
  IconNotebook,
  IconReceipt,
} from '@tabler/icons-react'
import type { PortalPage } from '../place/portal-place'
import { shares } from './portal-context'

const ALWAYS = () => true
const sharing = (key: SharedInfo) => (portal: PortalDetails) => shares(portal, key)

const TABS = [
  { label: 'Overview', page: 'overview', icon: IconHome, isOpen: ALWAYS },
  { label: 'Tasks', page: 'tasks', icon: IconListCheck, isOpen: ALWAYS },
  { label: 'Approvals', page: 'approvals', icon: IconInbox, isOpen: sharing('signOffs') },
  { label: 'Documents', page: 'documents', icon: IconFile, isOpen: sharing('documents') },
  { label: 'Plan', page: 'plan', icon: IconChartBar, isOpen: ALWAYS },
  { label: 'Time', page: 'time', icon: IconClock, isOpen: sharing('showLoggedTime') },
  {
    label: 'Budget',
    page: 'budget',
    icon: IconChartLine,
    isOpen: ({ preset }: PortalDetails) => preset === 'cumulativeRevenueByWeek',
  },
  { label: 'Invoices', page: 'invoices', icon: IconReceipt, isOpen: sharing('invoices') },
  { label: 'Journal', page: 'journal', icon: IconNotebook, isOpen: ALWAYS },
] as const satisfies readonly {
  readonly label: string
  readonly page: PortalPage
  readonly icon: Icon
  readonly isOpen: (portal: PortalDetails) => boolean
}[]

export type PortalTab = (typeof TABS)[number]

/** The pages of a portal that its keys open. */
export const tabsOf = (portal: PortalDetails): readonly PortalTab[] => TABS.filter(({ isOpen }) => isOpen(portal))
