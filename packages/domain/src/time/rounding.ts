import type { timeSheetRoundings } from '@praxis/contract/projects/project-rules'

export type TimeSheetRounding = (typeof timeSheetRoundings)[number]

const BLOCK_SECONDS: Record<TimeSheetRounding, number> = {
  none: 1,
  sixMinuteBlocks: 360,
  fifteenMinuteBlocks: 900,
  thirtyMinuteBlocks: 1800,
}

/** Rounds up: every block that is begun counts in full. */
export const roundedUp = (seconds: number, rounding: TimeSheetRounding): number =>
  Math.ceil(seconds / BLOCK_SECONDS[rounding]) * BLOCK_SECONDS[rounding]
