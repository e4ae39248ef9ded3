import { oneOf, period, present } from '../../../shell/address-values'

const STATES = ['approved', 'waitingForApproval'] as const

/** Which claims of a project are asked for, as where a figure leads to what is behind it. */
export interface SpentSearch {
  readonly state?: (typeof STATES)[number]
  readonly from?: string
  readonly to?: string
}

export const readSpentSearch = ({ state, from, to }: Record<string, unknown>): SpentSearch =>
  present<SpentSearch>({ state: oneOf(STATES, state), ...period(from, to) })
