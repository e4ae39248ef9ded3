import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'

/** What of an entry somebody else has changed, in words. */
export function amendedText({ amendment, duration, chargeableDuration }: TimeSheetSubmission): string | undefined {
  if (!amendment) return undefined
  const { original, by } = amendment
  const before = [
    ...(original.duration === duration ? [] : [formatDuration(original.duration)]),
    ...(original.chargeableDuration === chargeableDuration
      ? []
      : [`${formatDuration(original.chargeableDuration)} chargeable`]),
    ...(original.projectName ? [original.projectName] : []),
  ]
  return `Amended by ${by.displayName}${before.length > 0 ? `, was ${before.join(', ')}` : ''}`
}
