import type { ProjectListItem } from '@praxis/contract/projects'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMargin } from '@praxis/domain/money/percent'
import { CardList } from '../../../ui/lists/card-list'
import type { ListStates } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Avatar } from '../../../ui/people/avatar'
import { NotStartedChip, ProjectStateChip, StrategicStar } from '../project-chips'
import { ProjectLink, useOpenProject } from '../project-link'
import { ProjectLogo } from '../project-logo'
import { budgetText, chargingText, isNotStarted, nextDateText } from '../project-words'
import { useDayText } from '../use-day-text'
import classes from './project-list.module.css'

interface ProjectCardsProps extends ListStates {
  readonly label: string
  readonly items: ProjectListItem[] | undefined
  readonly today: string
  /** Whether the cards will have a line of money, once they are there. */
  readonly showsMoney: boolean
}

export function ProjectCards({ label, items, today, showsMoney, ...states }: ProjectCardsProps) {
  const open = useOpenProject()
  return (
    <CardList
      {...states}
      label={label}
      items={items}
      itemKey={({ id }) => id}
      itemName={({ name }) => name}
      skeletonCards={12}
      cardWidth={320}
      renderSkeleton={() => (
        <div className={classes.card} data-loading={showsMoney ? 'money' : 'plain'}>
          <Skeleton shape="logo" />
          <div className={classes.terms}>
            <Skeleton index={2} />
          </div>
          <div className={classes.foot}>
            <Skeleton shape="avatar" />
          </div>
        </div>
      )}
      onOpen={({ id }) => open(id)}
      renderCard={(item) => <ProjectCard project={item} today={today} />}
    />
  )
}

function StateChip({ project, today }: ProjectCardProps) {
  const { isActive } = project
  return isActive && isNotStarted(project, today) ? <NotStartedChip /> : <ProjectStateChip isActive={isActive} />
}

/** What of it the reader may see. */
function Figures({ project: { figures, loggedTime, currency } }: { project: ProjectListItem }) {
  if (!figures && loggedTime === undefined) return null
  return (
    <dl className={classes.figures}>
      {figures && (
        <div>
          <dt>Revenue</dt>
          <dd>{budgetText(figures.totalRevenue, currency)}</dd>
        </div>
      )}
      {loggedTime !== undefined && (
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(loggedTime)}</dd>
        </div>
      )}
      {figures && (
        <div>
          <dt>Margin</dt>
          <dd>{figures.totalRevenue === 0 ? '–' : formatMargin(figures.wholeMargin)}</dd>
        </div>
      )}
    </dl>
  )
}

interface ProjectCardProps {
  readonly project: ProjectListItem
  readonly today: string
}

function ProjectCard({ project, today }: ProjectCardProps) {
  const { id, name, client, lead, teamCount, isStrategic, completedAt } = project
  const dayText = useDayText()
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <ProjectLogo project={project} size="lg" />
        <span className={classes.cardNames}>
          <span className={classes.nameLine}>
            <ProjectLink id={id} className={classes.cardName ?? ''}>
              {name}
            </ProjectLink>
            {isStrategic && <StrategicStar />}
          </span>
          <span className={classes.stateLine}>
            <span className={classes.second}>{client?.name ?? 'Internal'}</span>
            <StateChip project={project} today={today} />
          </span>
        </span>
      </div>
      <Figures project={project} />
      <div className={classes.terms}>
        <span className={classes.second}>{project.tags.join(', ')}</span>
        <span>{chargingText(project.chargingMechanism)}</span>
      </div>
      <div className={classes.foot}>
        <Avatar
          name={lead.displayName}
          initials={lead.displayInitials}
          image={lead.profileImage}
          colourKey={lead.id}
          decorative
        />
        <span className={classes.lead}>{lead.displayName}</span>
        {teamCount > 1 && <span title={`${teamCount} people work on it`}>+{teamCount - 1}</span>}
        <span className={classes.until}>{nextDateText(project, completedAt && dayText(completedAt), today)}</span>
      </div>
    </div>
  )
}
