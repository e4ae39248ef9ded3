import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import { portalTaskDisplays } from '@praxis/contract/tasks/task-rules'
import { useMemo } from 'react'
import { useDisplayPreference } from '../../shell/display-preference'
import { TaskBoard, type TaskBoardProps } from './board/task-board'
import { portalDoor } from './portal/portal-door'

type Place = Pick<TaskBoardProps, 'today' | 'search' | 'onSearch' | 'openTaskID' | 'hrefOf' | 'onOpen' | 'emptyText'>

export interface OfPortal {
  readonly reference: string
  readonly sharedInfos: readonly SharedInfo[]
}

/** The tasks of a portal’s project, with what its keys open to visitors. */
export function PortalBoard({ reference, sharedInfos, ...place }: Place & OfPortal) {
  const door = useMemo(() => portalDoor(reference, sharedInfos), [reference, sharedInfos])
  const [display, setDisplay] = useDisplayPreference(
    `preferredTaskListDisplayOptionByPortal.${reference}`,
    portalTaskDisplays,
  )
  return <TaskBoard key={door.key} {...place} door={door} display={display} onDisplay={setDisplay} />
}
