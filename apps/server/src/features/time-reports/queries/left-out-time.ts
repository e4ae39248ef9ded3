import type { LeftOut } from '@praxis/contract/company/figures'
import type { TimeGround } from './time-ground'

const UNSEEN = {
  readable: 'time on projects you don’t have access to',
  own: 'other people’s time',
} as const

/** What a figure of time leaves out for actors who may not see all of it. */
export const leftOutOf = ({ covers }: TimeGround): LeftOut[] =>
  covers === 'all' ? [] : [{ reason: 'noAccess', label: UNSEEN[covers], value: null }]
