import {
  IconArchive,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconBriefcase,
  IconCheckbox,
  IconCircleCheck,
  IconPencil,
  IconSubtask,
  IconTrash,
} from '@tabler/icons-react'
import { useContext } from 'react'
import { icon } from '../../../ui/icon'
import type { MenuAction } from '../../../ui/menus/action-menu'
import { AnchoredMenu } from '../../../ui/overlays/anchored'
import { trackTimeActions } from '../../projects/track-time'
import { TrackTimeContext } from '../../projects/track-time-context'
import { type AnyTask, useBoardScene } from './board-context'

/** Every action on a task, for those who neither drag nor know the keys. */
export function TaskMenu({ task, anchor, onClose }: { task: AnyTask; anchor: HTMLElement; onClose: () => void }) {
  const scene = useBoardScene()
  const { projectID = null, work } = scene.door
  const useTrackTime = useContext(TrackTimeContext)
  const trackTime = useTrackTime(projectID)
  const isDone = task.finishedAt !== null
  const actions: MenuAction[] = []
  const act = (label: string, Icon: typeof IconPencil, onSelect: () => void, danger = false) =>
    actions.push({ label, icon: <Icon {...icon} />, onSelect, danger })

  act('Open', IconArrowRight, () => scene.onOpen(task.id))
  if (work) actions.push(...trackTimeActions(trackTime, task))
  if (task.can.updateStatus)
    act(
      isDone ? 'Reopen' : 'Complete',
      IconCircleCheck,
      () => void scene.change({ kind: 'toggle', tasks: [task], isToggled: !isDone }),
    )
  if (task.can.updateStatus) act('Change status…', IconCircleCheck, () => scene.edit('status', task, anchor))
  if (scene.canEdit) act('Edit title', IconPencil, () => scene.editTitle({ taskID: task.id }))
  if (scene.canCreate && !task.superTask)
    act('Add sub-task', IconSubtask, () => scene.add({ listID: task.taskList.id, superTaskID: task.id }))
  if (scene.canEdit) {
    if (!isDone) {
      act('Move up', IconArrowUp, () => scene.step(task, -1))
      act('Move down', IconArrowDown, () => scene.step(task, 1))
    }
    act('Move to…', IconArrowRight, () => scene.ask({ kind: 'moveTask', task }))
    if (scene.door.isPersonal) act('Move to a project…', IconBriefcase, () => scene.ask({ kind: 'convertTask', task }))
    act(scene.selected.has(task.id) ? 'Deselect' : 'Select', IconCheckbox, () => scene.toggleSelected(task.id, false))
    act('Archive', IconArchive, () => void scene.change({ kind: 'archive', tasks: [task] }))
    act('Delete…', IconTrash, () => scene.ask({ kind: 'deleteTasks', tasks: [task] }), true)
  }
  return <AnchoredMenu anchor={anchor} label={`Actions for ${task.title}`} actions={actions} onClose={onClose} />
}
