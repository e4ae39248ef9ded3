import type { Segment } from './day-segments'

const HOUR = 3600
const LEAST_HEIGHT = 20

/** Seconds since midnight as a place in the column. */
export const boxOf = ({ from, to }: Segment, hourHeight: number) => ({
  top: (from / HOUR) * hourHeight,
  height: Math.max(((to - from) / HOUR) * hourHeight, LEAST_HEIGHT),
})

/** How much text a block of this height has room for. */
export const roomOf = (height: number) => (height < 40 ? 'line' : height < 64 ? 'short' : undefined)
