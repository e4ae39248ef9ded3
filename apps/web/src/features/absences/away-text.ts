import type { AwayTime } from '@praxis/contract/absences/absence-shapes'
import { spanText } from './absence-words'

/** When somebody is away: '02/12 – 04/12/2026 and 07/12/2026 PM (waiting)'. */
export const awayText = (times: readonly AwayTime[]): string =>
  times.map((time) => `${spanText(time)}${time.isWaiting ? ' (waiting)' : ''}`).join(' and ')
