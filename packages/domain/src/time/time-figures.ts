import type { RequestState } from '@praxis/contract/requests/request-rules'

export interface LoggedEntry {
  readonly state: RequestState
  readonly duration: number
  readonly chargeableDuration?: number
}

/** Seconds of time by state; all parts except denied time add up to the total. */
export interface TimeByState {
  readonly approved: number
  readonly waitingForApproval: number
  readonly unsubmitted: number
  /** Denied time counts nowhere: it is shown beside the others until it is corrected. */
  readonly denied: number
  readonly running: number
  readonly total: number
  /** The chargeable part of the time that is logged and not denied. */
  readonly chargeable: number
  /** Time without denied and running time: what tasks, projects and reports count. */
  readonly logged: number
}

/** The sums of somebody's entries, with what their timers have measured so far. */
export const timeByState = (entries: readonly LoggedEntry[], running = 0): TimeByState => {
  const sums = { approved: 0, waitingForApproval: 0, unsubmitted: 0, denied: 0 }
  let chargeable = 0
  for (const { state, duration, chargeableDuration = 0 } of entries) {
    sums[state] += duration
    if (state !== 'denied') chargeable += chargeableDuration
  }
  const logged = sums.approved + sums.waitingForApproval + sums.unsubmitted
  return { ...sums, running, total: logged + running, chargeable, logged }
}

const MINUTE = 60
const cut = (seconds: number): number => Math.floor(seconds / MINUTE) * MINUTE

/** How much of the time is chargeable, in full percent. */
export const chargeableShare = ({ chargeable, total }: Pick<TimeByState, 'chargeable' | 'total'>): number =>
  total > 0 ? Math.round((chargeable / total) * 100) : 0

/** How much of the contracted time is not logged yet, in full minutes: the difference of the two as they are shown. */
export const leftToLog = ({ total }: Pick<TimeByState, 'total'>, contracted: number): number =>
  Math.max(cut(contracted) - cut(total), 0)

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/**
 * Parts in full minutes that add up to their sum as it is shown: the minutes lost by cutting go to the parts that lost
 * most. A sum that was itself given such a minute, as a part of something larger, is passed as the whole.
 */
export const inFullMinutes = (parts: readonly number[], whole = cut(sumOf(parts))): number[] => {
  const lost = parts.map((part, index) => ({ index, seconds: part - cut(part) }))
  const minutes = Math.max((whole - sumOf(parts.map(cut))) / MINUTE, 0)
  const rounded = lost.sort((one, other) => other.seconds - one.seconds || one.index - other.index).slice(0, minutes)
  const isRounded = new Set(rounded.map(({ index }) => index))
  return parts.map((part, index) => cut(part) + (isRounded.has(index) ? MINUTE : 0))
}

/** The workspace's limits, in percent of the contracted time. */
export interface UtilisationLimits {
  readonly underUtilisedBelowPercent: number
  readonly overUtilisedAbovePercent: number
}

/** Logged time divided by contracted time; null when nothing is contracted. */
export const utilisationOf = (logged: number, contracted: number): number | null =>
  contracted > 0 ? logged / contracted : null

export type UtilisationAlert = 'under' | 'over'

/** Compares whole seconds, so that exactly 80 % is not below 80 %. Any time is too much where nothing is contracted. */
export const utilisationAlertOf = (
  logged: number,
  contracted: number,
  { underUtilisedBelowPercent, overUtilisedAbovePercent }: UtilisationLimits,
): UtilisationAlert | undefined => {
  if (logged * 100 > contracted * overUtilisedAbovePercent) return 'over'
  return logged * 100 < contracted * underUtilisedBelowPercent ? 'under' : undefined
}
