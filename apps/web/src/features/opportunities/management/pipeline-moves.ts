import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import type { OpportunityListItem, PipelineColumn } from '@praxis/contract/opportunities/pipeline-shapes'

type Stage = PipelineColumn['stage']

const weightedAt = (revenue: number, probability: number): number => Math.round(revenue * probability)

/** What the weighted value changes by when an opportunity enters a stage; undefined for those who see no money. */
export const weightedChange = (
  { analytics, weightedRevenueValue }: OpportunityListItem,
  { probability }: Pick<Stage, 'probability'>,
): number | undefined => {
  const { budgetPlanTotalRevenue: revenue } = analytics
  return revenue === undefined || weightedRevenueValue === undefined
    ? undefined
    : weightedAt(revenue, probability) - weightedRevenueValue
}

export const itemIn = ({ columns }: Pick<Pipeline, 'columns'>, id: string): OpportunityListItem | undefined =>
  columns.flatMap(({ items }) => items).find((item) => item.id === id)

/** The pipeline with an opportunity in another stage, until the server says what it comes to: cards and counts move. */
export function movedInPipeline(pipeline: Pipeline, id: string, stageID: string): Pipeline {
  const moved = itemIn(pipeline, id)
  const stage = pipeline.columns.find((column) => column.stage.id === stageID)?.stage
  if (!moved || !stage) return pipeline
  const weighted = weightedChange(moved, stage)
  const entered: OpportunityListItem = {
    ...moved,
    ...(moved.pipelineStage && { pipelineStage: { ...moved.pipelineStage, ...stage } }),
    ...(weighted !== undefined && { weightedRevenueValue: (moved.weightedRevenueValue ?? 0) + weighted }),
  }
  return {
    ...pipeline,
    columns: pipeline.columns.map((column) => {
      const held = column.items.some((item) => item.id === id)
      const others = column.items.filter((item) => item.id !== id)
      const isEntered = column.stage.id === stageID
      if (held === isEntered) return column
      return {
        ...column,
        sum: { ...column.sum, count: column.sum.count + (isEntered ? 1 : -1) },
        items: isEntered ? [entered, ...others] : others,
      }
    }),
  }
}
