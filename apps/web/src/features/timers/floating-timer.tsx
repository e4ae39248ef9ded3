import { useMatchRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late, unseen } from '../../ui/late/late'
import { useTimers } from './timers-context'

const DASHBOARD = '/employments/$companyDomain'
const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** The pill is loaded only for those who track time right now. */
const RunningNow = late(() => import('./running-now'), unseen)

/** The running timer over every page that does not show it itself; on phones along the bottom edge. */
export function FloatingTimer() {
  const { running } = useTimers()
  const matchRoute = useMatchRoute()
  const isShownByPage = matchRoute({ to: DASHBOARD }) !== false || matchRoute({ to: TIME_SHEET, fuzzy: true }) !== false
  if (running.length === 0 || isShownByPage) return null
  return (
    <Suspense>
      <RunningNow />
    </Suspense>
  )
}
