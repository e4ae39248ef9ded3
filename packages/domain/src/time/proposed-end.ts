interface LeftRunning {
  readonly startedAt: string
  /** The end of the day on which the timer was started. */
  readonly dayEnd: string
  /** When the person last gave a sign of work on that day. */
  readonly lastAt?: string | undefined
}

const WORK_DAY_MS = 8 * 3_600_000

/** When to end a timer that was left running: at the last sign of work, else after a day's work, within its day. */
export const proposedEnd = ({ startedAt, dayEnd, lastAt }: LeftRunning): string =>
  lastAt ?? new Date(Math.min(Date.parse(startedAt) + WORK_DAY_MS, Date.parse(dayEnd))).toISOString()
