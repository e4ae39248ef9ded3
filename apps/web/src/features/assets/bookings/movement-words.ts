import type { AssetMovement } from '@praxis/contract/assets/asset-shapes'
import { momentText } from '@praxis/domain/assets/asset-time-text'

const DAY = 86_400
const HOUR = 3600

/** By how much something came back late: '1 day late', '3 hours late', '20 minutes late'. */
export function lateText(seconds: number): string | undefined {
  if (seconds < 60) return undefined
  const [count, unit] =
    seconds >= DAY
      ? [Math.floor(seconds / DAY), 'day']
      : seconds >= HOUR
        ? [Math.floor(seconds / HOUR), 'hour']
        : [Math.floor(seconds / 60), 'minute']
  return `${count} ${count === 1 ? unit : `${unit}s`} late`
}

type Moved = Pick<AssetMovement, 'kind' | 'until' | 'lateBy'>

/** What somebody did with an asset, behind their name: 'took it, until 13/11/2026 17:30', 'brought it back, 1 day late'. */
export function movementText({ kind, until, lateBy }: Moved, timeZone: string): string {
  switch (kind) {
    case 'taken':
      return until === null ? 'took it' : `took it, until ${momentText(until, timeZone)}`
    case 'broughtBack':
      return ['brought it back', lateText(lateBy)].filter(Boolean).join(', ')
    case 'assigned':
      return 'was assigned it'
    case 'detached':
      return 'gave it back for good'
  }
}
