interface LeftRunning {
  readonly startedAt: string
  /** When the day on which it was started ended. */
  readonly dayEnd: string
  /** When the person last gave a sign of work on that day. */
  readonly lastAt?: string | undefined
}

const WORK_DAY_MS = 8 * 3_600_000

/** What a timer that was left running is probably to be ended with: the last sign of work, else a day's work, on its day. */
export const proposedEnd = ({ startedAt, dayEnd, lastAt }: LeftRunning): string =>
  lastAt ?? new Date(Math.min(Date.parse(startedAt) + WORK_DAY_MS, Date.parse(dayEnd))).toISOString()
