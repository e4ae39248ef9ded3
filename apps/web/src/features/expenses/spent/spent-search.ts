import { formatDay } from '@praxis/domain/calendar/day'
import { oneOf, period, present } from '../../../shell/address-values'

const STATES = ['approved', 'waitingForApproval'] as const
const WORDS = { approved: 'approved', waitingForApproval: 'waiting for approval' } as const

/** Which claims of a project are asked for, as where a figure leads to what is behind it. */
export interface SpentSearch {
  readonly state?: (typeof STATES)[number]
  readonly from?: string
  readonly to?: string
}

export const readSpentSearch = ({ state, from, to }: Record<string, unknown>): SpentSearch =>
  present<SpentSearch>({ state: oneOf(STATES, state), ...period(from, to) })

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
