import { IconBox, IconPackages } from '@tabler/icons-react'
import {
  type LinkItem,
  PaletteCreateLinks,
  PaletteRecords,
  type RecordsToJumpTo,
} from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { assetAddresses } from './asset-addresses'

const assetsToJumpTo: RecordsToJumpTo = {
  id: 'assets',
  group: 'Assets',
  order: 24,
  search: () => import('./search-assets').then(({ searchAssets }) => searchAssets),
}

const booking: LinkItem = {
  id: 'book-asset',
  label: 'Book an asset',
  keywords: 'equipment borrow reserve laptop camera car new',
  icon: <IconBox {...icon} />,
  to: (companyDomain) => ({ ...assetAddresses(companyDomain).bookings, search: { book: true } }),
}

const adding: LinkItem = {
  id: 'add-asset',
  label: 'Add asset',
  keywords: 'equipment register new create',
  icon: <IconPackages {...icon} />,
  to: (companyDomain) => ({ ...assetAddresses(companyDomain).register, search: { add: true } }),
}

const forEverybody = [booking]
const forManagers = [booking, adding]

/** Assets to jump to from the command palette, and the ways to book one and to add one. */
export function AssetsInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('asset')) return null
  return (
    <>
      <PaletteRecords records={assetsToJumpTo} />
      <PaletteCreateLinks id="assets" links={capabilities.has('canManageAssets') ? forManagers : forEverybody} />
    </>
  )
}
