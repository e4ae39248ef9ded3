/** What of a bar is held: one of its ends, or all of it. */
export type Grip = 'start' | 'move' | 'end'

/** What a press takes hold of: an end when it is close to it, but all of a bar too short to be held by its ends. */
export function gripAt(bar: HTMLElement, clientX: number, gripWidth: number): Grip {
  const { left, right, width } = bar.getBoundingClientRect()
  if (width < 3 * gripWidth) return 'move'
  if (clientX - left < gripWidth) return 'start'
  return right - clientX < gripWidth ? 'end' : 'move'
}
