import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'

type Timed = Pick<TimeSheetSubmission, 'id' | 'from' | 'to'>

interface Span {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Those with a time of day, as numbers. */
const spansOf = (submissions: readonly Timed[]): Span[] =>
  submissions.flatMap(({ id, from, to }) => (to ? [{ id, from: Date.parse(from), to: Date.parse(to) }] : []))

/** The ids of all that share a moment with another one. */
export function overlappingIDs(submissions: readonly Timed[]): ReadonlySet<string> {
  const spans = spansOf(submissions).sort((one, other) => one.from - other.from)
  const found = new Set<string>()
  let furthest: Span | undefined
  for (const span of spans) {
    if (furthest && span.from < furthest.to) {
      found.add(span.id)
      found.add(furthest.id)
    }
    if (!furthest || span.to > furthest.to) furthest = span
  }
  return found
}

/** Those that share a moment with a time. */
export const overlapping = <Submission extends Timed>(
  submissions: readonly Submission[],
  from: Date,
  to: Date,
): readonly Submission[] =>
  submissions.filter(
    (each) => each.to !== undefined && Date.parse(each.from) < to.getTime() && Date.parse(each.to) > from.getTime(),
  )
