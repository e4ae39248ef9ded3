import { lazy, Suspense } from 'react'
import { useTimers } from './timers-context'

const RunningChip = lazy(() => import('./running-chip'))

/** The timer started last, while one runs. */
export function TopBarTimer() {
  const { running } = useTimers()
  if (running.length === 0) return null
  return (
    <Suspense>
      <RunningChip />
    </Suspense>
  )
}
