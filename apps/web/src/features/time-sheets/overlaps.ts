import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

interface Timed extends Pick<TimeSheetSubmission, 'id' | 'from' | 'to'> {
  readonly request: Pick<TimeSheetSubmission['request'], 'state'>
}

interface Span {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Whether a submission counts: a denied one does not, and its correction takes its place. */
const counts = ({ request }: Timed) => request.state !== 'denied'

/** The submissions with a time of day, as numbers. */
const spansOf = (submissions: readonly Timed[]): Span[] =>
  submissions
    .filter(counts)
    .flatMap(({ id, from, to }) => (to ? [{ id, from: Date.parse(from), to: Date.parse(to) }] : []))

/** The ids of all submissions that share a moment with another one. */
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

/** The submissions that share a moment with a time. */
export const overlapping = <Submission extends Timed>(
  submissions: readonly Submission[],
  from: Date,
  to: Date,
): readonly Submission[] =>
  submissions.filter(
    (each) =>
      counts(each) &&
      each.to !== undefined &&
      Date.parse(each.from) < to.getTime() &&
      Date.parse(each.to) > from.getTime(),
  )
