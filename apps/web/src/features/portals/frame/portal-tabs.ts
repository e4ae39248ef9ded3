import type { PortalDetails } from '@praxis/contract/portals/portal-visits'
import { type Icon, IconFile, IconHome } from '@tabler/icons-react'
import type { PortalPage } from '../place/portal-place'
import { shares } from './portal-context'

const ALWAYS = () => true

const TABS = [
  { label: 'Overview', page: 'overview', icon: IconHome, isOpen: ALWAYS },
  {
    label: 'Documents',
    page: 'documents',
    icon: IconFile,
    isOpen: (portal: PortalDetails) => shares(portal, 'documents'),
  },
] as const satisfies readonly {
  readonly label: string
  readonly page: PortalPage
  readonly icon: Icon
  readonly isOpen: (portal: PortalDetails) => boolean
}[]

export type PortalTab = (typeof TABS)[number]

/** The pages of a portal that its keys open. */
export const tabsOf = (portal: PortalDetails): readonly PortalTab[] => TABS.filter(({ isOpen }) => isOpen(portal))
