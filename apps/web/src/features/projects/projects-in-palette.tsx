import { IconBriefcase, IconBuilding } from '@tabler/icons-react'
import {
  type LinkItem,
  PaletteCreateLinks,
  PaletteRecords,
  type RecordsToJumpTo,
} from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'

const projectsToJumpTo: RecordsToJumpTo = {
  id: 'projects',
  group: 'Projects',
  order: 15,
  search: () => import('./search-projects').then(({ searchProjects }) => searchProjects),
}

const waysToCreate: readonly LinkItem[] = [
  {
    id: 'new-client-project',
    label: 'New client project',
    keywords: 'create add start',
    icon: <IconBuilding {...icon} />,
    to: (companyDomain) => ({
      to: '/employments/$companyDomain/project-management/create-client',
      params: { companyDomain },
    }),
  },
  {
    id: 'new-internal-project',
    label: 'New internal project',
    keywords: 'create add start',
    icon: <IconBriefcase {...icon} />,
    to: (companyDomain) => ({
      to: '/employments/$companyDomain/project-management/create-internal',
      params: { companyDomain },
    }),
  },
]

/** Projects to jump to from the command palette, and the ways to start one. */
export function ProjectsInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project')) return null
  return (
    <>
      <PaletteRecords records={projectsToJumpTo} />
      {capabilities.has('canManageProjects') && <PaletteCreateLinks id="newProject" links={waysToCreate} />}
    </>
  )
}
