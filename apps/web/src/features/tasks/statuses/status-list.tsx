import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { IconGripVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { icon } from '../../../ui/icon'
import { Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { useReordering } from '../../../ui/lists/use-reordering'
import { ActionMenu } from '../../../ui/menus/action-menu'
import type { StatusDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import { DeleteStatusDialog } from './delete-status-dialog'
import { StatusFormDialog } from './status-form-dialog'
import { StatusMark } from './status-mark'
import { PROGRESS_WORDS } from './status-words'
import classes from './statuses.module.css'
import { useUpdateStatusRank } from './statuses.mutations'

interface StatusListProps {
  readonly door: StatusDoor
  readonly canEdit: boolean
}

/** The statuses of a board in their order, to be added to, changed, moved and deleted. */
export function StatusList({ door, canEdit }: StatusListProps) {
  const { data, error, refetch } = useQuery(taskStatusesQuery(door))
  const [edited, setEdited] = useState<TaskStatus | 'new'>()
  const [deleted, setDeleted] = useState<TaskStatus>()
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <>
      {data ? (
        <Rows door={door} statuses={data} canEdit={canEdit} onEdit={setEdited} onDelete={setDeleted} />
      ) : (
        <Stack aria-busy>
          {placesOf(4).map((place) => (
            <div key={place} className={classes.row}>
              <Skeleton index={place} />
            </div>
          ))}
        </Stack>
      )}
      {canEdit && (
        <Button
          className={classes.add ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus {...icon} />}
          onClick={() => setEdited('new')}
        >
          Add status
        </Button>
      )}
      {edited && (
        <StatusFormDialog
          door={door}
          status={edited === 'new' ? null : (data?.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(undefined)}
          onDelete={() => {
            if (edited !== 'new') setDeleted(edited)
            setEdited(undefined)
          }}
        />
      )}
      {deleted && <DeleteStatusDialog door={door} status={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

interface RowsProps extends StatusListProps {
  readonly statuses: readonly TaskStatus[]
  readonly onEdit: (status: TaskStatus) => void
  readonly onDelete: (status: TaskStatus) => void
}

function Rows({ door, statuses, canEdit, onEdit, onDelete }: RowsProps) {
  const { mutate: updateStatusRank } = useUpdateStatusRank(door)
  const [said, setSaid] = useState('')
  const byId = new Map(statuses.map((status) => [status.id, status]))
  const backlog = byId.get(BACKLOG_STATUS_ID)
  const { order, listProps, rowProps, handleProps } = useReordering({
    keys: statuses.filter(({ id }) => id !== BACKLOG_STATUS_ID).map(({ id }) => id),
    onMove: (id, progressRank) => {
      setSaid(`${byId.get(id)?.name} is now number ${progressRank + 1}`)
      updateStatusRank({ id, progressRank }, { onError: (refused) => showError(refused.message) })
    },
  })
  return (
    <>
      <Stack as="ul" aria-label="Task statuses" {...listProps}>
        {backlog && (
          <li className={classes.row}>
            <span className={classes.handle} />
            <StatusMark {...backlog} />
            <Text grow shrinks weight="medium" breaks>
              {backlog.name}
            </Text>
            <Text rigid size={12} tone="third" className={classes.note}>
              tasks without a status
            </Text>
          </li>
        )}
        {order.map((id) => {
          const status = byId.get(id)
          return (
            status && (
              <li key={id} className={classes.row} {...rowProps(id)}>
                {canEdit ? (
                  <ActionIcon
                    className={classes.handle ?? ''}
                    size="sm"
                    aria-label={`Move ${status.name}, with the arrow keys or by dragging`}
                    {...handleProps(id)}
                  >
                    <IconGripVertical {...icon} />
                  </ActionIcon>
                ) : (
                  <span className={classes.handle} />
                )}
                <StatusMark {...status} />
                <Text grow shrinks weight="medium" breaks>
                  {status.name}
                </Text>
                <Text rigid size={12} tone="third" className={classes.note}>
                  {PROGRESS_WORDS[status.progress]}
                </Text>
                {canEdit && (
                  <ActionMenu
                    label={`Actions for ${status.name}`}
                    actions={[
                      { label: 'Edit', icon: <IconPencil {...icon} />, onSelect: () => onEdit(status) },
                      {
                        label: 'Delete…',
                        icon: <IconTrash {...icon} />,
                        danger: true,
                        onSelect: () => onDelete(status),
                      },
                    ]}
                  />
                )}
              </li>
            )
          )
        })}
      </Stack>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}
