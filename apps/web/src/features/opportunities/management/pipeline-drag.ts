import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { dragOf } from '../../../ui/drag/drag-of'

/** Dragging opportunities between stages; a column over which one is held shows what would change. */
export const { useDrag: useOpportunityDrag, useDrops: useOpportunityDrops } = dragOf<
  OpportunityListItem,
  { readonly stageID: string },
  OpportunityListItem
>({
  boardOf: () => 'pipeline',
  canDropOn: () => true,
  isSameThing: ({ pipelineStage }, { stageID }) => pipelineStage?.id === stageID,
  edgeAt: (_element, _clientY, dragged) => dragged,
})
