import { formatDay } from '@praxis/domain/calendar/day'
import type { SpentSearch } from './spent-search'

const WORDS = { approved: 'approved', waitingForApproval: 'waiting for approval' } as const

/** What the claims are narrowed to; undefined when all are shown. */
export function narrowedText({ state, from, to }: SpentSearch): string | undefined {
  const days =
    from && to
      ? `${formatDay(from)} – ${formatDay(to)}`
      : from
        ? `from ${formatDay(from)}`
        : to && `up to ${formatDay(to)}`
  return [state && WORDS[state], days].filter(Boolean).join(', ') || undefined
}
