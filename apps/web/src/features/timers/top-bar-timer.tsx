import { Suspense } from 'react'
import { late, unseen } from '../../ui/late/late'
import { useTimers } from './timers-context'

const RunningChip = late(() => import('./running-chip'), unseen)

/** The timer started last, in the top bar, while one runs. */
export function TopBarTimer() {
  const { running } = useTimers()
  if (running.length === 0) return null
  return (
    <Suspense>
      <RunningChip />
    </Suspense>
  )
}
