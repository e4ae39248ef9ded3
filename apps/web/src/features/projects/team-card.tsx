import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { Project } from '@praxis/contract/projects/projects'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card'
import { CardRow } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import { UnassignedAvatar } from '../../ui/people/avatar'
import { Face } from '../../ui/people/face'
import { EmployeeLink } from '../people/employee-link'
import { placeInProject } from './place-in-project'
import { projectEmployeesQuery } from './projects.queries'
import { rolesQuery } from './team.queries'
import classes from './team-card.module.css'
import { wholeDetails } from './whole-details'

interface TeamCardProps {
  readonly project: Project
  /** What each person has logged on the project, in seconds; absent for those who may not read its time. */
  readonly loggedBy: ReadonlyMap<string, number> | undefined
}

/** The people who work on the project: the lead first, and roles that nobody fills yet last. */
export function TeamCard({ project, loggedBy }: TeamCardProps) {
  const { id, permissions } = project
  const leadID = wholeDetails(project).lead.id
  const { data: people, error, refetch } = useQuery(projectEmployeesQuery(id))
  const { data: roles = [], isLoading: areRolesLoading } = useQuery({
    ...rolesQuery({ kind: 'project', id }),
    enabled: permissions.planning !== 'noAccess',
  })
  // Roles that nobody fills stand below: they come with the people, not after them.
  const team = areRolesLoading
    ? undefined
    : people?.toSorted((a, b) => Number(b.id === leadID) - Number(a.id === leadID))

  return (
    <Card title="Team" note={loggedBy && 'time logged'} count={people?.length} flush>
      {error && !people && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !team && (
        <ul aria-busy>
          {placesOf(3).map((place) => (
            <CardRow key={place} picture={<Skeleton shape="avatar" index={place} />} />
          ))}
        </ul>
      )}
      {team && (
        <ul aria-label="Team">
          {team.map((person) => (
            <TeamRow
              key={person.id}
              person={person}
              place={placeInProject(person, leadID, roles)}
              logged={loggedBy && (loggedBy.get(person.id) ?? 0)}
            />
          ))}
          {roles
            .filter(({ employee }) => employee === null)
            .map((role) => (
              <OpenRole key={role.id} role={role} />
            ))}
        </ul>
      )}
    </Card>
  )
}

interface TeamRowProps {
  readonly person: EmployeeBrief
  readonly place: string
  readonly logged: number | undefined
}

function TeamRow({ person, place, logged }: TeamRowProps) {
  return (
    <CardRow
      picture={<Face person={person} decorative />}
      name={<EmployeeLink id={person.id}>{person.displayName}</EmployeeLink>}
      second={person.jobTitle}
      end={
        <span className={classes.place}>
          {logged !== undefined && (
            <b data-none={logged === 0 || undefined} title="Time logged">
              {formatDuration(logged)}
            </b>
          )}
          {place}
        </span>
      }
    />
  )
}

function OpenRole({ role }: { role: ProjectRole }) {
  return (
    <CardRow
      picture={<UnassignedAvatar />}
      name={<span>{role.name}</span>}
      second={role.rateCard?.name ?? 'No rate card'}
      end={<span className={classes.place}>unassigned</span>}
    />
  )
}
