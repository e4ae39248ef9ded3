import type { ProjectListItem } from '@praxis/contract/projects/projects'
import { formatDuration } from '@praxis/domain/durations/duration'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { useDayText } from '../../reader/readers-time'
import { MarginTrend } from '../margin-trend'
import { moneyOfProject } from '../money-of-project'
import { NotStartedChip, ProjectStateChip, StrategicStar } from '../project-chips'
import { ProjectLink } from '../project-link'
import { ProjectLogo } from '../project-logo'
import { chargingText, isNotStarted, nextDateText } from '../project-words'
import classes from './project-list.module.css'

/** A skeleton as high as the cards will be, with or without a line of money. */
export function ProjectCardSkeleton({ showsMoney }: { showsMoney: boolean }) {
  return (
    <Stack gap={3} grow shrinks className={classes.card} data-loading={showsMoney ? 'money' : 'plain'}>
      <Skeleton shape="logo" />
      <Row gap={3} align="baseline" justify="between" tone="second" size={12} oneLine style={{ marginTop: 'auto' }}>
        <Skeleton index={2} />
      </Row>
      <Row gap={2} size={12} tone="third" figures oneLine className={classes.foot}>
        <Skeleton shape="avatar" />
      </Row>
    </Stack>
  )
}

function StateChip({ project, today }: ProjectCardProps) {
  const { isActive } = project
  return isActive && isNotStarted(project, today) ? <NotStartedChip /> : <ProjectStateChip isActive={isActive} />
}

/** The figures of a project that the reader may see. */
function Figures({ project }: { project: ProjectListItem }) {
  const { loggedTime } = project
  const money = moneyOfProject(project)
  if (!money && loggedTime === undefined) return null
  return (
    <Grid as="dl" gap={3} figures className={classes.figures}>
      {money && (
        <div>
          <dt>{money.revenueLabel}</dt>
          <dd>
            {money.revenue}{' '}
            <Text tone="third" weight="normal">
              {money.ofPlan}
            </Text>
          </dd>
          {money.share !== undefined && (
            <Text as="dd" style={{ marginTop: 4 }}>
              <ProgressBar
                share={money.share}
                tone={money.share > 1 ? 'error' : 'primary'}
                label={`Revenue of ${project.name}`}
              />
            </Text>
          )}
        </div>
      )}
      {loggedTime !== undefined && (
        <div>
          <dt>Time logged</dt>
          <dd>{formatDuration(loggedTime)}</dd>
        </div>
      )}
    </Grid>
  )
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
    <Stack gap={3} grow shrinks className={classes.card}>
      <div className={classes.cardHead}>
        <ProjectLogo project={project} size="lg" />
        <Stack as="span" grow shrinks>
          <Row as="span" gap="6px" shrinks>
            <ProjectLink id={id} className={classes.cardName ?? ''}>
              {name}
            </ProjectLink>
            {isStrategic && <StrategicStar />}
          </Row>
          <Text shrinks tone="third" size={12} ellipsis>
            {client?.name ?? 'Internal'}
          </Text>
        </Stack>
        <StateChip project={project} today={today} />
      </div>
      <Figures project={project} />
      <Row gap={3} align="baseline" justify="between" tone="second" size={12} oneLine style={{ marginTop: 'auto' }}>
        <MarginOrTags project={project} />
        <span>{project.chargingMechanism !== undefined && chargingText(project.chargingMechanism)}</span>
      </Row>
      <Row gap={2} size={12} tone="third" figures oneLine className={classes.foot}>
        {lead && (
          <>
            <Face person={lead} decorative />
            <span className={classes.lead}>{lead.displayName}</span>
          </>
        )}
        {teamCount !== undefined && teamCount > 1 && (
          <span title={`${teamCount} people on this project`}>+{teamCount - 1}</span>
        )}
        <Text rigid last>
          {lead && nextDateText(project, completedAt && dayText(completedAt), today)}
        </Text>
      </Row>
    </Stack>
  )
}
