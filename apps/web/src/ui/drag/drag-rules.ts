/** How things of one kind are dragged and where they may be dropped. */
export interface DragRules<Dragged, Place, Edge> {
  /** The board that a thing is part of: it can be dropped on no other. */
  readonly boardOf: (dragged: Dragged) => string
  readonly canDropOn: (dragged: Dragged, place: Place) => boolean
  readonly isSameThing: (dragged: Dragged, place: Place) => boolean
  /** What a place shows while something is over it: whether that would go before or behind it, say. */
  readonly edgeAt: (element: Element, clientY: number, dragged: Dragged, place: Place) => Edge
}
