import { ActionIcon } from '@mantine/core'
import { taskDisplays } from '@praxis/contract/task-rules'
import { IconAdjustments, IconBolt, IconCircles } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useDisplayPreference } from '../../shell/display-preference'
import { ActionMenu } from '../../ui/menus/action-menu'
import { TaskBoard, type TaskBoardProps } from './board/task-board'
import { type BoardDoor, projectDoor } from './board-door'

const StatusesDialog = lazy(() =>
  import('./statuses/statuses-dialog').then((module) => ({ default: module.StatusesDialog })),
)
const AutomationsDialog = lazy(() =>
  import('./automations/automations-dialog').then((module) => ({ default: module.AutomationsDialog })),
)

type Place = Pick<TaskBoardProps, 'search' | 'onSearch' | 'openTaskID' | 'hrefOf' | 'onOpen'>

/** The tasks of a project. */
export function ProjectBoard({ projectID, ...place }: Place & { readonly projectID: string }) {
  const door = useMemo(() => projectDoor(projectID), [projectID])
  const [display, setDisplay] = useDisplayPreference('preferredTaskListDisplayOptionByProject', taskDisplays)
  return (
    <TaskBoard
      {...place}
      door={door}
      display={display}
      onDisplay={setDisplay}
      emptyText="No tasks are planned for this project yet."
      actions={({ edit }) => edit && <BoardSettings door={door} projectID={projectID} />}
    />
  )
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** How the board works: its statuses and, of a project, what it does by itself. */
export function BoardSettings({ door, projectID }: { door: BoardDoor; projectID?: string }) {
  const [opened, setOpened] = useState<'statuses' | 'automations'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <ActionMenu
        label="Board settings"
        actions={[
          { label: 'Statuses', icon: <IconCircles {...icon} />, onSelect: () => setOpened('statuses') },
          ...(projectID
            ? [{ label: 'Automations', icon: <IconBolt {...icon} />, onSelect: () => setOpened('automations') }]
            : []),
        ]}
        target={
          <ActionIcon aria-label="Board settings">
            <IconAdjustments size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Suspense>
        {opened === 'statuses' && <StatusesDialog door={door} canEdit opened onClose={close} />}
        {opened === 'automations' && projectID && <AutomationsDialog projectID={projectID} opened onClose={close} />}
      </Suspense>
    </>
  )
}
