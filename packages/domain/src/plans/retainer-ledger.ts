import type { Retainer, RetainerPeriod } from '@praxis/contract/plans/agreements'
import type { Day } from '../calendar/day'
import { periodsOfRetainer } from './agreement-months'

export interface UsedTime {
  readonly day: Day
  readonly seconds: number
}

/** What is left of an earlier period, and the last period that it can be used in. */
interface RolledOver {
  seconds: number
  readonly usableUntil: number
}

const sumOf = (parts: readonly { readonly seconds: number }[]): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0)

/** Takes time from the oldest first; gives what was not there. */
const take = (parts: readonly RolledOver[], seconds: number): number => {
  let wanted = seconds
  for (const part of parts) {
    const taken = Math.min(part.seconds, wanted)
    part.seconds -= taken
    wanted -= taken
  }
  return wanted
}

/** The newest of what is left, up to the cap: what was bought last can be used for longest. */
const keptNewest = (parts: readonly RolledOver[], cap: number): RolledOver[] => {
  let room = cap
  const kept: RolledOver[] = []
  for (const part of parts.toReversed()) {
    const seconds = Math.min(part.seconds, room)
    room -= seconds
    if (seconds > 0) kept.unshift({ ...part, seconds })
  }
  return kept
}

/**
 * The periods of a retainer. Time is taken from what was rolled over, the oldest first, then from what was bought; at
 * the end of a period the rest rolls over up to the cap, and expires where it has reached its age or no period follows.
 */
export const retainerLedger = (
  firstDay: Day,
  retainer: Retainer,
  used: readonly UsedTime[],
  today: Day,
): RetainerPeriod[] => {
  const { secondsPerPeriod: bought, rollOverSeconds, rollOverPeriods, numberOfPeriods } = retainer
  let rolledOver: RolledOver[] = []
  return periodsOfRetainer(firstDay, retainer).map(({ from, to }, index) => {
    const usedInPeriod = sumOf(used.filter(({ day }) => day >= from && day <= to))
    const rolledIn = sumOf(rolledOver)
    const parts = [...rolledOver, { seconds: bought, usableUntil: index + rollOverPeriods }]
    const overage = take(parts, usedInPeriod)
    const left = sumOf(parts)
    const hasEnded = to < today
    const usable = index + 1 < numberOfPeriods ? parts.filter(({ usableUntil }) => usableUntil > index) : []
    rolledOver = hasEnded ? keptNewest(usable, rollOverSeconds) : []
    const rolledOut = sumOf(rolledOver)
    return {
      startDate: from,
      endDate: to,
      bought,
      rolledIn,
      used: usedInPeriod,
      overage,
      expired: hasEnded ? left - rolledOut : 0,
      rolledOut,
      left: hasEnded ? 0 : left,
    }
  })
}
