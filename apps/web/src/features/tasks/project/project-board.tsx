import { taskDisplays } from '@praxis/contract/tasks/task-rules'
import { useMemo } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { TaskBoard, type TaskBoardProps } from '../board/task-board'
import { projectDoor } from '../board-door'
import { useToday } from '../use-today'

type Place = Pick<TaskBoardProps, 'search' | 'onSearch' | 'openTaskID' | 'hrefOf' | 'onOpen'>

/** The tasks of a project. */
export function ProjectBoard({ projectID, ...place }: Place & { readonly projectID: string }) {
  const door = useMemo(() => projectDoor(projectID), [projectID])
  const today = useToday()
  const [display, setDisplay] = useDisplayPreference(
    `preferredTaskListDisplayOptionByProject.${projectID}`,
    taskDisplays,
  )
  return (
    <TaskBoard
      key={door.key}
      {...place}
      door={door}
      today={today}
      display={display}
      onDisplay={setDisplay}
      emptyText="No tasks in this project yet."
      settings={['statuses', 'automations']}
    />
  )
}
