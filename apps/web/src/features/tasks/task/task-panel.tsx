import { ActionIcon, Button } from '@mantine/core'
import { ApiError } from '@praxis/contract/protocol/caller'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { IconArchive, IconBriefcase, IconCheck, IconLink, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { copyText } from '../../../ui/clipboard/copy-text'
import { momentText } from '../../../ui/dates/moment-text'
import { attempt } from '../../../ui/feedback/attempt'
import { useAttaching } from '../../../ui/files/use-attaching'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { TrackTimeButtons } from '../../projects/track-time'
import { useBoardLists, useBoardScene } from '../board/board-context'
import { isOfFirm, shownOn } from '../board/board-rights'
import type { BoardDoor } from '../board-door'
import { useAttachTaskFiles, usePendingChanges, useRestoreTask } from '../tasks.mutations'
import { taskQuery } from '../tasks.queries'
import { CommentComposer } from './comment-composer'
import { SeenAssignment } from './seen-assignment'
import { SubTasks } from './sub-tasks'
import { TaskComments } from './task-comments'
import { TaskDescription } from './task-description'
import { TaskDetails } from './task-details'
import { TaskFields } from './task-fields'
import { TaskFiles } from './task-files'
import { TaskHistory } from './task-history'
import classes from './task-panel.module.css'
import { TaskTitle } from './task-title'

interface TaskPanelProps {
  readonly door: BoardDoor
  readonly taskID: string
  readonly onOpen: (taskID: string | undefined) => void
}

/** A task beside its board; on a phone it is a page of its own. */
export function TaskPanel({ door, taskID, onOpen }: TaskPanelProps) {
  const { data: saved, error, refetch } = useQuery(taskQuery(door, taskID))
  const task = useWithPending(door, saved)
  const close = () => onOpen(undefined)
  // Somebody deleted the task, or took away the right to see it.
  if (error instanceof ApiError && error.status === 404)
    return (
      <SidePanel title="Task" onClose={close}>
        <EmptyState
          text="This task is no longer here."
          action={
            <Button variant="default" onClick={close}>
              Close task
            </Button>
          }
        />
      </SidePanel>
    )
  if (task) return <OpenTask key={task.id} door={door} task={task} onOpen={onOpen} />
  return (
    <SidePanel title="Task" onClose={close}>
      {error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy gap={2} shrinks>
          <Skeletons count={6} />
        </Stack>
      )}
    </SidePanel>
  )
}

/** The task as it will be once pending changes are saved. */
function useWithPending(door: BoardDoor, task: Task | undefined): Task | undefined {
  const pending = usePendingChanges(door)
  if (!task) return undefined
  let shown = task
  for (const change of pending) {
    if (!change.tasks.some(({ id }) => id === task.id)) continue
    if (change.kind === 'update') shown = { ...shown, ...change.shown, can: shown.can }
    if (change.kind === 'toggle') shown = { ...shown, finishedAt: change.isToggled ? new Date().toISOString() : null }
  }
  return shown
}

function OpenTask({ door, task, onOpen }: { door: BoardDoor; task: Task; onOpen: TaskPanelProps['onOpen'] }) {
  const { hrefOf } = useBoardScene()
  const lists = useBoardLists()
  const [isCopied, setIsCopied] = useState(false)
  const list = lists.find(({ id }) => id === task.taskList.id)
  const { mutateAsync: attach } = useAttachTaskFiles(door, task)
  const [sent, setSent] = useState<number>()
  const [refused, setRefused] = useState<readonly File[]>([])
  const upload = async (files: readonly File[]) => {
    setRefused([])
    if (!(await attempt(attach({ files, onUpload: setSent })))) setRefused(files)
    setSent(undefined)
  }
  const attaching = useAttaching({ files: [], onChange: (files) => void upload(files), maxBytes: FILE_MAX_BYTES })
  const copy = async () => {
    await copyText(new URL(hrefOf(task.id), location.href).href)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 1500)
  }

  return (
    <SidePanel
      title={
        <Text tone="third" letters={13} weight="normal">
          {list?.name ?? 'Task'}
        </Text>
      }
      onClose={() => onOpen(undefined)}
      headActions={
        <>
          {door.work && task.archivedAt === null && (
            <TrackTimeButtons projectID={door.projectID ?? null} task={task} compact />
          )}
          <ActionIcon aria-label={isCopied ? 'Link copied' : 'Copy link'} onClick={() => void copy()}>
            {isCopied ? (
              <IconCheck size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconLink size={18} stroke={1.75} aria-hidden />
            )}
          </ActionIcon>
          {task.can.restore && <RestoreButton door={door} task={task} />}
          <PanelMenu door={door} task={task} onOpen={onOpen} />
        </>
      }
      {...(door.work && task.can.comment && { startActions: <CommentComposer door={door} task={task} /> })}
    >
      <div
        className={classes.body}
        data-over={(attaching.isOver && task.can.attachFiles) || undefined}
        {...(task.can.attachFiles && attaching.areaProps)}
      >
        {task.archivedAt !== null && (
          <Row as="p" className={classes.archived} gap={2} tone="second" size={13}>
            <IconArchive {...icon} />
            <span>
              Archived <time dateTime={task.archivedAt}>{momentText(task.archivedAt)}</time>.{' '}
              {task.can.restore ? 'Restore it to edit.' : 'It’s read-only.'}
            </span>
          </Row>
        )}
        {task.superTask && <Parent task={task} onOpen={onOpen} />}
        <TaskTitle task={task} />
        <TaskFields door={door} task={task} />
        <TaskDescription task={task} />
        {!task.superTask && <SubTasks door={door} task={task} />}
        {isOfFirm(door) && <TaskDetails door={door} task={task} />}
        <TaskFiles
          door={door}
          task={task}
          attaching={attaching}
          sent={sent}
          refused={refused}
          onRetry={() => void upload(refused)}
        />
        {door.work && shownOn(door).comments && <TaskComments door={door} task={task} />}
        {isOfFirm(door) && <TaskHistory taskID={task.id} />}
        {door.projectID !== undefined && <SeenByAssignee task={task} />}
      </div>
    </SidePanel>
  )
}

/** Whoever was given the task and opens it has seen that they have it. */
function SeenByAssignee({ task }: { task: Task }) {
  const { employee } = useWorkspaceViewer()
  return task.employees.some(({ id }) => id === employee.id) && <SeenAssignment taskID={task.id} />
}

function Parent({ task, onOpen }: { task: Task; onOpen: TaskPanelProps['onOpen'] }) {
  const lists = useBoardLists()
  const parentID = task.superTask?.id
  const parent = lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === parentID)
  return (
    <Button className={classes.parent ?? ''} variant="subtle" size="compact-sm" onClick={() => onOpen(parentID)}>
      Part of {parent?.title ?? 'another task'}
    </Button>
  )
}

function RestoreButton({ door, task }: { door: BoardDoor; task: Task }) {
  const { mutateAsync: restoreTask, isPending } = useRestoreTask(door)
  const restore = async (button: HTMLElement) => {
    const panel = button.closest<HTMLElement>('section')
    // The pressed button is gone then: the keyboard stays in the panel.
    if (await attempt(restoreTask(task), `Restored “${task.title}”`)) panel?.focus()
  }
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={(event) => void restore(event.currentTarget)}>
      Restore
    </Button>
  )
}

function PanelMenu({ door, task, onOpen }: { door: BoardDoor; task: Task; onOpen: TaskPanelProps['onOpen'] }) {
  const { ask, change } = useBoardScene()
  const actions: MenuAction[] = []
  if (task.can.edit && door.isPersonal)
    actions.push({
      label: 'Move to a project…',
      icon: <IconBriefcase {...icon} />,
      onSelect: () => ask({ kind: 'convertTask', task }),
    })
  if (task.can.edit)
    actions.push({
      label: 'Archive',
      icon: <IconArchive {...icon} />,
      onSelect: () => void change({ kind: 'archive', tasks: [task] }).then((isDone) => isDone && onOpen(undefined)),
    })
  if (task.can.delete)
    actions.push({
      label: 'Delete…',
      icon: <IconTrash {...icon} />,
      danger: true,
      onSelect: () => ask({ kind: 'deleteTasks', tasks: [task] }),
    })
  return <ActionMenu label={`More options for ${task.title}`} actions={actions} />
}
