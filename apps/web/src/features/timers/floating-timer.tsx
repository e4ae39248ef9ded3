import { useMatchRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late, unseen } from '../../ui/late/late'
import { useTimers } from './timers-context'

const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** Only those who track time right now need it. */
const RunningNow = late(() => import('./running-now'), unseen)

/** The running timer over every page but the time sheet, which has its own; on phones along the bottom edge. */
export function FloatingTimer() {
  const { running } = useTimers()
  const matchRoute = useMatchRoute()
  const isOnTimeSheet = matchRoute({ to: TIME_SHEET, fuzzy: true }) !== false
  if (running.length === 0 || isOnTimeSheet) return null
  return (
    <Suspense>
      <RunningNow />
    </Suspense>
  )
}
