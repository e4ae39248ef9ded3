import { UnstyledButton } from '@mantine/core'
import type { OpportunityListItem, PipelineColumn } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin } from '@praxis/domain/money/percent'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { type MouseEvent, useRef } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { Face } from '../../../ui/people/face'
import { StrategicStar } from '../../projects/project-chips'
import { CloseDay } from '../close-day'
import { OpportunityLink, useOpenOpportunity } from '../opportunity-link'
import { OpportunityLogo } from '../opportunity-logo'
import { isWon } from '../opportunity-words'
import classes from './pipeline.module.css'
import { useOpportunityDrag } from './pipeline-drag'

interface PipelineCardProps {
  readonly opportunity: OpportunityListItem
  readonly today: string
  /** The stages that it can be moved to; none where it is only looked at. */
  readonly stages: readonly PipelineColumn['stage'][]
  readonly onMove: (stage: PipelineColumn['stage']) => void
  /** Absent where it can't become a project. */
  readonly onMoveToProject: (() => void) | undefined
}

/** An opportunity as a card in the column of its stage. */
export function PipelineCard({ opportunity, today, stages, onMove, onMoveToProject }: PipelineCardProps) {
  const element = useRef<HTMLElement>(null)
  const open = useOpenOpportunity()
  const { id, name, client, lead, isStrategic } = opportunity
  const { isDragged } = useOpportunityDrag(element, { dragged: stages.length > 0 ? opportunity : null, place: null })
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return
    open(id)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the board around it takes the keys of all its cards
    <article
      ref={element}
      className={classes.card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a card is opened and moved by keys
      tabIndex={0}
      aria-label={`${name}, ${client.name}`}
      data-card={id}
      data-dragged={isDragged || undefined}
      onClick={onClick}
    >
      <Row as="span" gap={2} shrinks style={{ minHeight: 20 }}>
        <OpportunityLogo client={client} size="xs" />
        <Text grow shrinks tone="third" size={12} ellipsis title={client.name}>
          {client.name}
        </Text>
        {lead && <Face person={lead} size="xs" />}
        {stages.length > 0 && (
          <span className={classes.menu}>
            <ActionMenu
              label={`Actions for ${name}`}
              actions={stages
                .filter((stage) => stage.id !== opportunity.pipelineStage?.id)
                .map((stage) => ({
                  label: `Move to ${stage.name}`,
                  icon: <IconArrowRight size={16} stroke={1.75} aria-hidden />,
                  onSelect: () => onMove(stage),
                }))}
            />
          </span>
        )}
      </Row>
      <Row as="span" gap="6px" shrinks>
        <OpportunityLink id={id} className={classes.name} draggable={false}>
          {name}
        </OpportunityLink>
        {isStrategic && <StrategicStar />}
      </Row>
      <Row as="span" gap={2} figures size={12} tone="second" oneLine>
        <Money opportunity={opportunity} />
        <Text last>
          <CardEnd opportunity={opportunity} today={today} onMoveToProject={onMoveToProject} />
        </Text>
      </Row>
    </article>
  )
}

function Money({ opportunity: { analytics, currency } }: Pick<PipelineCardProps, 'opportunity'>) {
  const { budgetPlanTotalRevenue: revenue, budgetPlanTotalMargin: margin } = analytics
  if (revenue === undefined) return null
  return (
    <>
      <Text as="b" size={13} tone="first" weight="semi">
        {formatWholeMoney(revenue, currency)}
      </Text>
      {margin !== undefined && revenue > 0 && formatMargin(margin)}
    </>
  )
}

/** Whether a won one has its project, and otherwise when it is expected to close. */
function CardEnd({
  opportunity,
  today,
  onMoveToProject,
}: Pick<PipelineCardProps, 'opportunity' | 'today' | 'onMoveToProject'>) {
  if (opportunity.isConverted)
    return (
      <Row as="span" inline gap={1} tone="success">
        <IconCheck size={14} stroke={2} aria-hidden />
        Project
      </Row>
    )
  if (opportunity.pipelineStage && isWon(opportunity.pipelineStage) && onMoveToProject)
    return (
      <UnstyledButton className={classes.toProject} onClick={onMoveToProject}>
        Move to project
      </UnstyledButton>
    )
  return <CloseDay opportunity={opportunity} today={today} short />
}
