import { IconBuildingPlus } from '@tabler/icons-react'
import {
  type LinkItem,
  PaletteCreateLinks,
  PaletteRecords,
  type RecordsToJumpTo,
} from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { clientAddresses } from './client-link'

const clientsToJumpTo: RecordsToJumpTo = {
  id: 'clients',
  group: 'Clients',
  order: 20,
  search: () => import('./search-clients').then(({ searchClients }) => searchClients),
}

const waysToCreate: readonly LinkItem[] = [
  {
    id: 'add-client',
    label: 'Add client',
    keywords: 'new create customer',
    icon: <IconBuildingPlus size={16} stroke={1.75} aria-hidden />,
    to: (companyDomain) => ({ ...clientAddresses(companyDomain).list, search: { add: true } }),
  },
]

/** Clients to jump to from the command palette, and the way to add one. */
export function ClientsInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project')) return null
  return (
    <>
      <PaletteRecords records={clientsToJumpTo} />
      {capabilities.has('canManageClients') && <PaletteCreateLinks id="addClient" links={waysToCreate} />}
    </>
  )
}
