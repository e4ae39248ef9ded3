import type { TimeCovered } from '@praxis/contract/time/time-reports'

/** The name of a sum of time, so that nobody takes a part for the whole. */
const LOGGED: Readonly<Record<TimeCovered, string>> = {
  all: 'Time logged',
  readable: 'Time you can see',
  own: 'Your time',
}

export const loggedLabel = (covers: TimeCovered): string => LOGGED[covers]
