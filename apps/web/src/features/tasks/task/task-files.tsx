import { Button, FileButton } from '@mantine/core'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { FileLinks } from '../../../ui/files/file-links'
import type { LinkedFile } from '../../../ui/files/linked-file'
import type { useAttaching } from '../../../ui/files/use-attaching'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { BoardDoor } from '../board-door'
import { useDeleteTaskFile } from '../tasks.mutations'
import classes from './task-panel.module.css'
import { useTaskFileDownload } from './use-task-file-download'

interface TaskFilesProps {
  readonly door: BoardDoor
  readonly task: Task
  readonly attaching: ReturnType<typeof useAttaching>
  /** The share of an upload that has arrived. */
  readonly sent: number | undefined
  /** Files that could not be uploaded. */
  readonly refused: readonly File[]
  readonly onRetry: () => void
}

const refusedText = ([file, ...others]: readonly File[]): string =>
  others.length === 0 ? `${file?.name} wasn’t uploaded.` : `${others.length + 1} files weren’t uploaded.`

/** The files of a task: dropped anywhere on the panel, pasted, or chosen; pictures and PDFs open in place. */
export function TaskFiles({ door, task, attaching, sent, refused, onRetry }: TaskFilesProps) {
  const { mutateAsync: remove } = useDeleteTaskFile(door, task)
  const onDownload = useTaskFileDownload(door, task)
  const [removed, setRemoved] = useState<LinkedFile>()
  if (!task.can.attachFiles && task.files.length === 0) return null
  return (
    <Stack as="section" gap={2} shrinks aria-label="Files">
      <Row gap={2} style={{ minHeight: 24 }}>
        <Text as="h3" size={13} weight="semi">
          Files
        </Text>
        {task.files.length > 0 && <span className={classes.note}>{task.files.length}</span>}
        <Text grow />
        {task.can.attachFiles && (
          <FileButton multiple onChange={attaching.add} inputProps={{ 'aria-label': 'Files to attach' }}>
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPaperclip size={14} stroke={1.75} aria-hidden />}
              >
                Attach
              </Button>
            )}
          </FileButton>
        )}
      </Row>
      <FileLinks
        files={task.files}
        label="Files"
        onDownload={onDownload}
        onRemove={task.can.edit ? setRemoved : undefined}
      />
      {task.files.length === 0 && sent === undefined && (
        <Text as="p" tone="third" letters={12}>
          Drop or paste files anywhere here.
        </Text>
      )}
      {sent !== undefined && <ProgressBar share={sent} label="Upload" />}
      {refused.length > 0 && (
        <Text as="p" tone="error" size={12}>
          {refusedText(refused)}{' '}
          <Button variant="subtle" size="compact-xs" onClick={onRetry}>
            Retry
          </Button>
        </Text>
      )}
      {attaching.problem && (
        <Text as="p" tone="error" size={12} role="alert">
          {attaching.problem}
        </Text>
      )}
      <ConfirmDialog
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => {
          if (removed) await remove(removed.id).catch((error: Error) => showError(error.message))
          setRemoved(undefined)
        }}
        title={`Remove ${removed?.name ?? 'the file'}?`}
        confirmLabel="Remove file"
        danger
      >
        This can’t be undone.
      </ConfirmDialog>
    </Stack>
  )
}
