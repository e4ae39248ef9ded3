import { useMemo } from 'react'
import { ChartOfBoard } from './gantt/chart-of-board'
import type { ProjectChartProps } from './gantt/project-chart'
import { portalDoor } from './portal/portal-door'
import type { OfPortal } from './portal-board'

type Place = Omit<ProjectChartProps, 'door' | 'tasks'>

/** The tasks of a portal’s project against time, with what its keys open to visitors. */
export function PortalChart({ reference, sharedInfos, ...place }: Place & OfPortal) {
  const door = useMemo(() => portalDoor(reference, sharedInfos), [reference, sharedInfos])
  return <ChartOfBoard key={door.key} {...place} door={door} />
}
