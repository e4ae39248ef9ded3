import type { ProjectBrief } from '@praxis/contract/projects/projects'
import { IconBriefcase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Row } from '../../../ui/layout/box'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { NameCell } from '../../../ui/lists/record-cells'
import { ProjectStateChip } from '../../projects/project-chips'
import { ProjectLink, useOpenProject } from '../../projects/project-link'
import { ProjectLogo } from '../../projects/project-logo'
import { projectsOfOpportunityQuery } from '../opportunities.queries'

const columns: Column<ProjectBrief>[] = [
  {
    id: 'name',
    header: 'Project',
    skeleton: 'logo',
    cell: (project) => (
      <NameCell
        picture={<ProjectLogo project={project} />}
        name={(className) => (
          <ProjectLink id={project.id} className={className}>
            {project.name}
          </ProjectLink>
        )}
        second={project.client?.name ?? 'Internal'}
      />
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 116,
    cell: ({ isActive }) => (
      <Row as="span" data-state-cell="">
        <ProjectStateChip isActive={isActive} />
      </Row>
    ),
  },
]

/** The projects that were made from the opportunity. */
export function ProjectsTab({ opportunityID }: { opportunityID: string }) {
  const { data, error, refetch } = useQuery(projectsOfOpportunityQuery(opportunityID))
  const open = useOpenProject()
  return (
    <DataTable
      label="Projects made from this opportunity"
      rows={data}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      onOpen={({ id }) => open(id)}
      height="tall"
      skeletonRows={2}
      error={error?.message ?? null}
      onRetry={() => void refetch()}
      empty={{
        text: 'No project was made from this opportunity yet.',
        icon: <IconBriefcase size={20} stroke={1.75} />,
      }}
    />
  )
}
