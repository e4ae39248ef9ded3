const START_OF_WORK = 8
const MARGIN = 0.25

interface InSight {
  /** When the first entry of the week begins, in hours since midnight; infinite when there is none. */
  readonly first: number
  /** The present hour, in the present week. */
  readonly now: number | undefined
}

/**
 * The hour at which a calendar with room for so many hours begins: the start of the working day, or of an earlier
 * entry. It begins later only to show the first entry or the present, and only as far as the first entry stays in
 * sight.
 */
export function firstPlace({ first, now }: InSight, hours: number): number {
  const start = Math.min(START_OF_WORK, first) - MARGIN
  const latest = (Number.isFinite(first) ? first : START_OF_WORK) - MARGIN
  const shown = now ?? (Number.isFinite(first) ? first : 0)
  return Math.max(start, Math.min(shown + 1 - hours, latest))
}
