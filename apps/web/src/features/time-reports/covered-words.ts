import type { TimeCovered } from '@praxis/contract/time-reports'

/** What a sum of time is called, so that nobody takes a part of it for the whole. */
const LOGGED: Readonly<Record<TimeCovered, string>> = {
  all: 'Time logged',
  readable: 'Time you can see',
  own: 'Your time',
}

export const loggedLabel = (covers: TimeCovered): string => LOGGED[covers]
