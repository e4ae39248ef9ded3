import { IconBuildingPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type PaletteItem, type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Logo } from '../../ui/people/logo'

const AFTER_PAGES = 20
const FIRST = 0

/** Clients to jump to from the command palette, and the way to add one. */
export function ClientsInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project')) return null
  return (
    <>
      <ClientsToJumpTo />
      {capabilities.has('canManageClients') && <AddClientAction />}
    </>
  )
}

function ClientsToJumpTo() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'clients',
      group: 'Clients',
      order: AFTER_PAGES,
      search: async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
        // The search is loaded when it is first used: every page of the workspace carries the palette.
        const { searchClients } = await import('./search-clients')
        const found = await searchClients(query, signal)
        return found.map(({ id, name, logoImage, isActive }) => ({
          id: `client-${id}`,
          label: name,
          ...(!isActive && { description: 'Inactive' }),
          icon: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/clients/$clientID/{-$tab}',
              params: { companyDomain: company.domain, clientID: id, tab: undefined },
            }),
        }))
      },
    }),
    [company.domain, navigate],
  )
  usePaletteProvider(provider)
  return null
}

function AddClientAction() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'addClient',
      group: 'Actions',
      order: FIRST,
      creates: true,
      items: [
        {
          id: 'add-client',
          label: 'Add client',
          keywords: 'new create customer',
          icon: <IconBuildingPlus size={16} stroke={1.75} aria-hidden />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/clients',
              params: { companyDomain: company.domain },
              search: { add: true },
            }),
        },
      ],
    }),
    [company.domain, navigate],
  )
  usePaletteProvider(provider)
  return null
}
