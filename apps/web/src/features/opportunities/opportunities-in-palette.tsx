import { IconTarget } from '@tabler/icons-react'
import {
  type LinkItem,
  PaletteCreateLinks,
  PaletteRecords,
  type RecordsToJumpTo,
} from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'

const opportunitiesToJumpTo: RecordsToJumpTo = {
  id: 'opportunities',
  group: 'Opportunities',
  order: 16,
  search: () => import('./search-opportunities').then(({ searchOpportunities }) => searchOpportunities),
}

const waysToCreate: readonly LinkItem[] = [
  {
    id: 'new-opportunity',
    label: 'New opportunity',
    keywords: 'create add start lead deal',
    icon: <IconTarget {...icon} />,
    to: (companyDomain) => ({
      to: '/employments/$companyDomain/opportunity-management/create',
      params: { companyDomain },
    }),
  },
]

/** Opportunities to jump to from the command palette, and the way to start one. */
export function OpportunitiesInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project')) return null
  return (
    <>
      <PaletteRecords records={opportunitiesToJumpTo} />
      {capabilities.has('canManageProjects') && <PaletteCreateLinks id="newOpportunity" links={waysToCreate} />}
    </>
  )
}
