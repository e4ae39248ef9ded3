import { dragOf } from '../../../ui/drag/drag-of'
import { canDropOn, type Dragged, type DropEdge, type DropPlace, edgeAt, isSameThing } from './dragged'

/** Dragging tasks and lists over a board. */
export const { useDrag: useTaskDrag, useDrops: useTaskDrops } = dragOf<Dragged, DropPlace, DropEdge>({
  boardOf: ({ boardKey }) => boardKey,
  canDropOn,
  isSameThing,
  edgeAt,
})
