import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { showing } from '../../../api/use-call'
import { useScrollWhileDragging } from '../../../ui/drag/drag-of'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import type { ManagedOpportunitySearch } from '../list/opportunity-list-search'
import { LostReasonDialog } from '../lost-reason-dialog'
import { MoveToProjectDialog, type TemplateField } from '../move-to-project-dialog'
import { type PipelineRequest, pipelineQuery } from '../opportunities.queries'
import { useOpenOpportunity } from '../opportunity-link'
import { isLost } from '../opportunity-words'
import { useStageMoves } from '../use-stage-moves'
import classes from './pipeline.module.css'
import { PipelineCard } from './pipeline-card'
import { PipelineColumn } from './pipeline-column'
import { useOpportunityDrops } from './pipeline-drag'
import { itemIn, movedInPipeline } from './pipeline-moves'

interface PipelineBoardProps {
  readonly search: ManagedOpportunitySearch
  readonly request: PipelineRequest
  readonly pipeline: Pipeline
  /** The pipeline as it is now, where a past day is looked at: then nothing can be moved. */
  readonly now: Pipeline | undefined
  readonly isOutdated: boolean
  readonly TemplateField: TemplateField
}

/** A column for each stage; dragging a card to another column moves the opportunity there. */
export function PipelineBoard({ search, request, pipeline, now, isOutdated, TemplateField }: PipelineBoardProps) {
  const settings = useSuspenseQuery(workspaceQuery).data.company.opportunityAndProjectSettings
  const today = useToday(useReadersTimeZone())
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [converted, convert] = useState<OpportunityListItem>()
  const { currency } = pipeline
  const columns = inOrder(pipeline.columns)
  const stages = columns.map(({ stage }) => stage)
  const { move, enterStage, asked, stopAsking } = useStageMoves(stages, ({ opportunity, stage }) =>
    showing(pipelineQuery(request), (shown) => movedInPipeline(shown, opportunity.id, stage.id)),
  )
  const isPast = pipeline.asOf !== null
  const canMove = ({ isConverted }: OpportunityListItem) =>
    !isPast && (!isConverted || settings.allowEditingConvertedOpportunities)
  const moveTo = (opportunity: OpportunityListItem, stageID: string | undefined) => {
    const stage = stages.find(({ id }) => id === stageID)
    if (stage && canMove(opportunity)) move({ opportunity, stage })
  }
  useScrollWhileDragging(row)
  useOpportunityDrops('pipeline', (opportunity, { stageID }) => moveTo(opportunity, stageID))
  const onKeyDown = useBoardKeys(columns, moveTo)

  return (
    <>
      <section
        className={classes.board}
        ref={setRow}
        aria-label="Pipeline by stage"
        aria-busy={isOutdated}
        onKeyDown={onKeyDown}
        {...outdatedRows(isOutdated)}
      >
        {columns.map((column) => (
          <PipelineColumn
            key={column.stage.id}
            column={column}
            currency={currency}
            search={search}
            today={now?.columns.find(({ stage }) => stage.id === column.stage.id)?.sum}
            card={(opportunity) => (
              <PipelineCard
                opportunity={opportunity}
                today={today}
                stages={canMove(opportunity) ? stages : []}
                onMove={(stage) => move({ opportunity, stage })}
                onMoveToProject={isPast ? undefined : () => convert(opportunity)}
              />
            )}
          />
        ))}
      </section>
      {asked && (
        <LostReasonDialog
          opportunity={asked.opportunity}
          stage={asked.stage}
          onLost={(reason) => enterStage(asked, reason)}
          onClose={stopAsking}
        />
      )}
      {converted && (
        <MoveToProjectDialog opportunity={converted} TemplateField={TemplateField} onClose={() => convert(undefined)} />
      )}
    </>
  )
}

/** By probability, as the server has them, but lost stages stand at the end. */
const inOrder = (columns: Pipeline['columns']) => [
  ...columns.filter(({ stage }) => !isLost(stage)),
  ...columns.filter(({ stage }) => isLost(stage)),
]

const cardElement = (board: Element, id: string) => board.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)

/** Arrow keys go from card to card and from column to column; with Alt the card goes along. */
function useBoardKeys(
  columns: Pipeline['columns'],
  moveTo: (opportunity: OpportunityListItem, stageID: string | undefined) => void,
) {
  const open = useOpenOpportunity()
  const moved = useRef<{ readonly board: Element; readonly id: string }>(undefined)
  // A card that went to another column is another element there, which has the focus instead.
  useEffect(() => {
    const last = moved.current
    if (!last || document.activeElement !== document.body) return
    cardElement(last.board, last.id)?.focus()
    moved.current = undefined
  })
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined
    const opportunity = id === undefined ? undefined : itemIn({ columns }, id)
    if (!opportunity || event.ctrlKey || event.metaKey) return
    const at = columns.findIndex(({ items }) => items.includes(opportunity))
    const place = columns[at]?.items.indexOf(opportunity) ?? 0
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const focus = (card: OpportunityListItem | undefined) => card && cardElement(event.currentTarget, card.id)?.focus()
    if (event.key === 'Enter') open(opportunity.id)
    else if (event.key === 'ArrowDown') focus(columns[at]?.items[place + 1])
    else if (event.key === 'ArrowUp') focus(columns[at]?.items[place - 1])
    else if (step !== undefined && event.altKey) {
      moved.current = { board: event.currentTarget, id: opportunity.id }
      moveTo(opportunity, columns[at + step]?.stage.id)
    } else if (step !== undefined) {
      const beside = columns
        .slice(step < 0 ? 0 : at + 1, step < 0 ? at : undefined)
        .filter(({ items }) => items.length > 0)
      const { items } = beside.at(step < 0 ? -1 : 0) ?? { items: [] }
      focus(items[Math.min(place, items.length - 1)])
    } else return
    event.preventDefault()
  }
}
