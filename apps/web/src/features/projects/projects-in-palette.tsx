import { IconBriefcase, IconBuilding } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type PaletteItem, type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { ProjectLogo } from './project-logo'

const BEFORE_CLIENTS = 15
const FIRST = 0

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Projects to jump to from the command palette, and the ways to start one. */
export function ProjectsInPalette() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!company.features.has('project')) return null
  return (
    <>
      <ProjectsToJumpTo />
      {capabilities.has('canManageProjects') && <NewProjectActions />}
    </>
  )
}

function ProjectsToJumpTo() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'projects',
      group: 'Projects',
      order: BEFORE_CLIENTS,
      search: async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
        // The search is loaded when it is first used: every page of the workspace carries the palette.
        const { searchProjects } = await import('./search-projects')
        const found = await searchProjects(query, signal)
        return found.map((project) => ({
          id: `project-${project.id}`,
          label: project.name,
          description: [project.client?.name ?? 'Internal', ...(project.isActive ? [] : ['Completed'])].join(' · '),
          icon: <ProjectLogo project={project} size="xs" />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/projects/$projectID',
              params: { companyDomain: company.domain, projectID: project.id },
            }),
        }))
      },
    }),
    [company.domain, navigate],
  )
  usePaletteProvider(provider)
  return null
}

function NewProjectActions() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'newProject',
      group: 'Actions',
      order: FIRST,
      creates: true,
      items: [
        {
          id: 'new-client-project',
          label: 'New client project',
          keywords: 'create add start',
          icon: <IconBuilding {...icon} />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/project-management/create-client',
              params: { companyDomain: company.domain },
            }),
        },
        {
          id: 'new-internal-project',
          label: 'New internal project',
          keywords: 'create add start',
          icon: <IconBriefcase {...icon} />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/project-management/create-internal',
              params: { companyDomain: company.domain },
            }),
        },
      ],
    }),
    [company.domain, navigate],
  )
  usePaletteProvider(provider)
  return null
}
