import type { ProjectListItem } from '@praxis/contract/projects/projects'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Text } from '../../../ui/layout/box'
import { RecordCard } from '../../../ui/lists/record-card'
import { Face } from '../../../ui/people/face'
import { useDayText } from '../../reader/readers-time'
import { MarginTrend } from '../margin-trend'
import { moneyOfProject } from '../money-of-project'
import { NotStartedChip, ProjectStateChip, StrategicStar } from '../project-chips'
import { ProjectLink } from '../project-link'
import { ProjectLogo } from '../project-logo'
import { chargingText, isNotStarted, nextDateText } from '../project-words'
import classes from './project-list.module.css'

function StateChip({ project, today }: ProjectCardProps) {
  const { isActive } = project
  return isActive && isNotStarted(project, today) ? <NotStartedChip /> : <ProjectStateChip isActive={isActive} />
}

/** The figures of a project that the reader may see. */
function figuresOf(project: ProjectListItem) {
  const { loggedTime } = project
  const money = moneyOfProject(project)
  return [
    ...(money
      ? [
          {
            label: money.revenueLabel,
            value: money.revenue,
            of: money.ofPlan,
            ...(money.share !== undefined && { bar: { share: money.share, label: `Revenue of ${project.name}` } }),
          },
        ]
      : []),
    ...(loggedTime === undefined ? [] : [{ label: 'Time logged', value: formatDuration(loggedTime) }]),
  ]
}

/** '51.2% ↗ plan 31.6%', or the project's tags for those who see no money. */
function MarginOrTags({ project }: { project: ProjectListItem }) {
  const money = moneyOfProject(project)
  if (!money)
    return (
      <Text shrinks tone="third" size={12} ellipsis>
        {project.tags?.join(', ')}
      </Text>
    )
  return (
    <span className={classes.marginLine}>
      {money.marginLabel} <b data-below={(money.marginPoints ?? 0) < 0 || undefined}>{money.margin}</b>
      <MarginTrend points={money.marginPoints} /> {money.ofPlannedMargin}
    </span>
  )
}

interface ProjectCardProps {
  readonly project: ProjectListItem
  readonly today: string
}

export function ProjectCard({ project, today }: ProjectCardProps) {
  const { id, name, client, lead, teamCount, isStrategic, completedAt } = project
  const dayText = useDayText()
  return (
    <RecordCard
      picture={<ProjectLogo project={project} size="lg" />}
      name={(className) => (
        <ProjectLink id={id} className={className}>
          {name}
        </ProjectLink>
      )}
      mark={isStrategic && <StrategicStar />}
      second={client?.name ?? 'Internal'}
      chip={<StateChip project={project} today={today} />}
      figures={figuresOf(project)}
      line={[
        <MarginOrTags key="margin" project={project} />,
        project.chargingMechanism !== undefined && chargingText(project.chargingMechanism),
      ]}
      foot={
        <>
          {lead && (
            <>
              <Face person={lead} decorative />
              <Text shrinks tone="second" ellipsis>
                {lead.displayName}
              </Text>
            </>
          )}
          {teamCount !== undefined && teamCount > 1 && (
            <span title={`${teamCount} people on this project`}>+{teamCount - 1}</span>
          )}
          <Text rigid last>
            {lead && nextDateText(project, completedAt && dayText(completedAt), today)}
          </Text>
        </>
      }
    />
  )
}
