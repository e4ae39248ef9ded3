import type { RequestState } from '@praxis/contract/request-rules'

export interface LoggedEntry {
  readonly state: RequestState
  readonly duration: number
  readonly chargeableDuration?: number
}

/** Time by how it stands, in seconds; the five parts add up to the total. */
export interface TimeByState {
  readonly approved: number
  readonly waitingForApproval: number
  readonly unsubmitted: number
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
  return { ...sums, running, total: logged + sums.denied + running, chargeable, logged }
}

/** What of the contracted time is not accounted for yet. */
export const leftToLog = ({ total }: Pick<TimeByState, 'total'>, contracted: number): number =>
  Math.max(contracted - total, 0)

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
