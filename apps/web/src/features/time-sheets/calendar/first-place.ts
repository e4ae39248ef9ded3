const START_OF_WORK = 8
const MARGIN = 0.25

interface InSight {
  /** When the first of all began, in hours since midnight; infinite when there is none. */
  readonly first: number
  /** The present, in the present week. */
  readonly now: number | undefined
}

/**
 * Where a calendar with room for so many hours begins: with the working day, or what came before it. It begins later only as
 * far as the first that there is stays in sight: to show that first, or the present.
 */
export function firstPlace({ first, now }: InSight, hours: number): number {
  const start = Math.min(START_OF_WORK, first) - MARGIN
  const latest = (Number.isFinite(first) ? first : START_OF_WORK) - MARGIN
  const shown = now ?? (Number.isFinite(first) ? first : 0)
  return Math.max(start, Math.min(shown + 1 - hours, latest))
}
