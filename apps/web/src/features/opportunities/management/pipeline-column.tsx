import { UnstyledButton } from '@mantine/core'
import type {
  PipelineColumn as Column,
  OpportunityListItem,
  PipelineSum,
} from '@praxis/contract/opportunities/pipeline-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatPercent } from '@praxis/domain/money/percent'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Count } from '../../../ui/chips/count'
import { useScrollWhileDragging } from '../../../ui/drag/drag-of'
import { ValueWithParts } from '../../../ui/figures/figure'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { ManagedOpportunitySearch } from '../list/opportunity-list-search'
import { isLost, isWon } from '../opportunity-words'
import { StageDot } from '../stage-chip'
import { changeText } from './change-text'
import classes from './pipeline.module.css'
import { useOpportunityDrag } from './pipeline-drag'
import { pipelineFigure } from './pipeline-figures'
import { weightedChange } from './pipeline-moves'

interface PipelineColumnProps {
  readonly column: Column
  readonly currency: Currency
  /** The sum of the stage today, where a past day is looked at. */
  readonly today: PipelineSum | undefined
  /** What is listed, for the way to the rest of the stage. */
  readonly search: ManagedOpportunitySearch
  readonly card: (opportunity: OpportunityListItem) => ReactNode
}

const countText = (count: number) => `${count} ${count === 1 ? 'opportunity' : 'opportunities'}`

/** A stage with its opportunities: what they come to, and the way to those that are not shown. Lost ones are folded. */
export function PipelineColumn({ column, currency, today, search, card }: PipelineColumnProps) {
  const { stage, sum, items } = column
  const [isFolded, setIsFolded] = useState(isLost(stage))
  const element = useRef<HTMLElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { edge: over } = useOpportunityDrag(element, { dragged: null, place: { stageID: stage.id } })
  useScrollWhileDragging(scroller)
  const label = `${stage.name}, ${countText(sum.count)}`
  if (isFolded)
    return (
      <section ref={element} className={classes.folded} aria-label={label} data-over={over ? true : undefined}>
        <UnstyledButton className={classes.unfold} onClick={() => setIsFolded(false)} aria-label={`Expand ${label}`}>
          <Count value={sum.count} />
          <b>{stage.name}</b>
          {sum.revenue !== undefined && <Text tone="third">{formatWholeMoney(sum.revenue, currency)}</Text>}
        </UnstyledButton>
      </section>
    )
  return (
    <Stack as="section" ref={element} className={classes.column} aria-label={label} data-over={over ? true : undefined}>
      <Stack gap="hair" rigid className={classes.head}>
        <Row gap={2} size={13}>
          <StageDot color={stage.color} />
          <Text as="h2" shrinks size={13} weight="semi" ellipsis title={stage.name}>
            {stage.name}
          </Text>
          <Text tone="third" letters={12} figures>
            {formatPercent(stage.probability)}
          </Text>
          <Text last>
            <Count value={sum.count} />
          </Text>
          {isLost(stage) && (
            <UnstyledButton
              className={classes.fold}
              aria-label={`Collapse ${stage.name}`}
              onClick={() => setIsFolded(true)}
            >
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </UnstyledButton>
          )}
        </Row>
        <ColumnSum column={column} currency={currency} today={today} />
      </Stack>
      <div className={classes.cards} ref={setScroller}>
        {over && <DropSlot opportunity={over} stage={stage} />}
        <ul className={classes.list} aria-label={stage.name}>
          {items.map((opportunity) => (
            <li key={opportunity.id}>{card(opportunity)}</li>
          ))}
        </ul>
        {items.length === 0 && !over && <p className={classes.none}>No opportunities</p>}
        <More column={column} currency={currency} search={search} />
      </div>
    </Stack>
  )
}

function ColumnSum({
  column: { stage, sum },
  currency,
  today,
}: Pick<PipelineColumnProps, 'column' | 'currency' | 'today'>) {
  const { revenue, weighted } = sum
  if (revenue === undefined) return null
  const decided = isWon(stage) || isLost(stage)
  return (
    <Row align="baseline" justify="between" wrap figures oneLine style={{ gap: '0 var(--s2)' }}>
      <Text weight="semi">
        <ValueWithParts
          label={`Revenue in ${stage.name}`}
          value={formatWholeMoney(revenue, currency)}
          parts={{ figure: pipelineFigure(sum, 'revenue', currency) }}
        />
      </Text>
      <Text size={12} tone="third" ellipsis>
        {today?.revenue !== undefined
          ? changeText(today.revenue - revenue, currency)
          : decided
            ? 'this year'
            : `${formatWholeMoney(weighted ?? 0, currency)} weighted`}
      </Text>
    </Row>
  )
}

/** Where a held opportunity would go, and what that does to the weighted value. */
function DropSlot({ opportunity, stage }: { opportunity: OpportunityListItem; stage: Column['stage'] }) {
  const change = weightedChange(opportunity, stage)
  return (
    <div className={classes.slot}>{change !== undefined && `Weighted ${changeText(change, opportunity.currency)}`}</div>
  )
}

/** '5 more, £162,000': the rest of the stage in the table; the amount only where all of it is in one currency. */
function More({
  column: { stage, sum, items },
  currency,
  search,
}: Pick<PipelineColumnProps, 'column' | 'currency' | 'search'>) {
  const { company } = useWorkspaceViewer()
  const count = sum.count - items.length
  if (count <= 0) return null
  const isOneCurrency = sum.parts.length === 1 && sum.parts[0]?.currency === currency
  const shown = items.reduce((total, { analytics }) => total + (analytics.budgetPlanTotalRevenue ?? 0), 0)
  const isKnown = isOneCurrency && sum.revenue !== undefined && !isWon(stage) && !isLost(stage)
  return (
    <Link
      className={classes.more}
      to="/employments/$companyDomain/opportunity-management"
      params={{ companyDomain: company.domain }}
      search={{ ...search, stage: stage.id, display: 'table' }}
    >
      {count} more{isKnown && `, ${formatWholeMoney((sum.revenue ?? 0) - shown, currency)}`}
    </Link>
  )
}
