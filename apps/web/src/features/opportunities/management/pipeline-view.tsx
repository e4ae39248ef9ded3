import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import { IconTarget } from '@tabler/icons-react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { EmptyState, ErrorState, NoMatchState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { askedPipeline, managedOpportunityOperations } from '../list/asked-opportunities'
import type { ManagedOpportunitySearch } from '../list/opportunity-list-search'
import type { TemplateField } from '../move-to-project-dialog'
import { NewOpportunityButton } from '../new-opportunity-button'
import { pipelineQuery } from '../opportunities.queries'
import classes from './pipeline.module.css'
import { PipelineBoard } from './pipeline-board'
import { PipelineStrip } from './pipeline-strip'

interface PipelineViewProps {
  readonly search: ManagedOpportunitySearch
  /** The pipeline as it is now. */
  readonly now: UseQueryResult<Pipeline>
  readonly onSearch: (search: ManagedOpportunitySearch) => void
  readonly TemplateField: TemplateField
}

const isEmpty = ({ columns }: Pipeline): boolean => columns.every(({ sum }) => sum.count === 0)

/** The figures and the board of the pipeline, now or on a past day. */
export function PipelineView({ search, now, onSearch, TemplateField }: PipelineViewProps) {
  const { asOf } = search
  const request = askedPipeline(search, asOf)
  const then = useQuery({ ...pipelineQuery(request), enabled: asOf !== undefined })
  const { data, error, refetch, isPlaceholderData } = asOf === undefined ? now : then
  const compared = asOf === undefined ? undefined : now.data
  if (error && !data)
    return (
      <Card flush>
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <>
        <PipelineStrip pipeline={undefined} now={undefined} />
        <div className={classes.board} aria-busy>
          {placesOf(5).map((place) => (
            <div key={place} className={classes.column}>
              <div className={classes.head}>
                <Skeleton index={place} />
              </div>
            </div>
          ))}
        </div>
      </>
    )
  if (isEmpty(data) && managedOpportunityOperations.isFiltered(search))
    return (
      <NoMatchState
        text="No opportunities match these filters"
        onClear={() => onSearch(managedOpportunityOperations.cleared(search))}
      />
    )
  return (
    <>
      {isEmpty(data) ? (
        <EmptyState
          text="No opportunities yet. Create the first, and follow it through the stages."
          icon={<IconTarget size={20} stroke={1.75} />}
          action={<NewOpportunityButton />}
        />
      ) : (
        <PipelineStrip pipeline={data} now={compared} />
      )}
      <PipelineBoard
        search={search}
        request={request}
        pipeline={data}
        now={compared}
        isOutdated={isPlaceholderData}
        TemplateField={TemplateField}
      />
    </>
  )
}
