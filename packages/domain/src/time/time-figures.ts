import type { RequestState } from '@praxis/contract/request-rules'

export interface LoggedEntry {
  readonly state: RequestState
  readonly duration: number
  readonly chargeableDuration?: number
}

/** Time by how it stands, in seconds; all parts but what is denied add up to the total. */
export interface TimeByState {
  readonly approved: number
  readonly waitingForApproval: number
  readonly unsubmitted: number
  /** Counts nowhere: it stands beside the others until it is put right. */
  readonly denied: number
  readonly running: number
  readonly total: number
  /** Of what is logged and not denied. */
  readonly chargeable: number
  /** Without what is denied or runs: what tasks, projects and reports count. */
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

/** What of the time is chargeable, in full percent. */
export const chargeableShare = ({ chargeable, total }: Pick<TimeByState, 'chargeable' | 'total'>): number =>
  total > 0 ? Math.round((chargeable / total) * 100) : 0

/** What of the contracted time is not accounted for yet, in full minutes: the difference of the two as they are read. */
export const leftToLog = ({ total }: Pick<TimeByState, 'total'>, contracted: number): number =>
  Math.max(cut(contracted) - cut(total), 0)

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/**
 * Parts in full minutes that add up to their sum as it is read: what is cut off goes to those that lost the most.
 * A sum that was given a minute itself, as a part of something larger, is said as the whole.
 */
export const inFullMinutes = (parts: readonly number[], whole = cut(sumOf(parts))): number[] => {
  const lost = parts.map((part, index) => ({ index, seconds: part - cut(part) }))
  const minutes = Math.max((whole - sumOf(parts.map(cut))) / MINUTE, 0)
  const rounded = lost.sort((one, other) => other.seconds - one.seconds || one.index - other.index).slice(0, minutes)
  const isRounded = new Set(rounded.map(({ index }) => index))
  return parts.map((part, index) => cut(part) + (isRounded.has(index) ? MINUTE : 0))
}

/** Settings of the workspace, of the contracted time. */
export interface UtilisationLimits {
  readonly underUtilisedBelowPercent: number
  readonly overUtilisedAbovePercent: number
}

/** Logged by contracted time, as a fraction; null when nothing is contracted. */
export const utilisationOf = (logged: number, contracted: number): number | null =>
  contracted > 0 ? logged / contracted : null

export type UtilisationAlert = 'under' | 'over'

/** Compared as whole seconds, so that exactly 80 % is not below 80 %. Time that nothing is contracted for is too much. */
export const utilisationAlertOf = (
  logged: number,
  contracted: number,
  { underUtilisedBelowPercent, overUtilisedAbovePercent }: UtilisationLimits,
): UtilisationAlert | undefined => {
  if (logged * 100 > contracted * overUtilisedAbovePercent) return 'over'
  return logged * 100 < contracted * underUtilisedBelowPercent ? 'under' : undefined
}
