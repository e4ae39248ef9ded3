import type { ProjectListItem } from '@praxis/contract/projects/projects'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { CardMore, CardNote, CardRow } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { Face } from '../../ui/people/face'
import { ProjectLink } from './project-link'
import { datesText } from './project-words'
import { type ListedProjects, projectListQueries } from './projects.queries'

const SHOWN = 5

const activeOf = (clientID: string): ListedProjects => ({
  of: 'own',
  request: { per: SHOWN, sortOrder: '-updatedAt', filter: { attribute: 'all', state: 'active', clientID } },
})

const secondText = (project: ProjectListItem): string =>
  project.loggedTime === undefined
    ? datesText(project)
    : `${formatDuration(project.loggedTime)} logged · ${datesText(project)}`

/** The projects for a client that the reader may see. */
export function ClientProjectsCard({ clientID }: { clientID: string }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(projectListQueries(activeOf(clientID)).page(1))
  const params = { companyDomain: company.domain }
  const total = data?.metadata.total ?? 0
  return (
    <Card
      title="Projects"
      count={total}
      flush
      actions={
        capabilities.has('canManageProjects') && (
          <Link to="/employments/$companyDomain/project-management/create-client" params={params} search={{ clientID }}>
            New project
          </Link>
        )
      }
    >
      {data?.items.length === 0 && <CardNote>No active projects.</CardNote>}
      {!data && !error && (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      <ul aria-label="Projects" aria-busy={!data}>
        {data?.items.map((project) => (
          <CardRow
            key={project.id}
            name={<ProjectLink id={project.id}>{project.name}</ProjectLink>}
            second={secondText(project)}
            end={project.lead && <Face person={project.lead} />}
          />
        ))}
      </ul>
      {total > SHOWN && (
        <CardMore>
          <Link to="/employments/$companyDomain/projects" params={params} search={{ attribute: 'all', clientID }}>
            All {total} projects
          </Link>
        </CardMore>
      )}
    </Card>
  )
}
