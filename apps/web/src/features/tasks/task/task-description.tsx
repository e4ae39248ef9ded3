import { Button, UnstyledButton } from '@mantine/core'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile'
import { Row, Stack } from '../../../ui/layout/box'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import classes from './task-panel.module.css'
import { useWrittenText } from './use-written-text'

/** The description, to read until somebody edits it; an unsaved edit is still there when the task is opened again. */
export function TaskDescription({ task }: { task: Task }) {
  const written = useWrittenText(task, 'taskDescription')
  const { text: draft, notice, write, forget, save: saveText, collisions, choose } = written
  const [isOpened, setIsOpen] = useState(false)
  const isOpen = isOpened || draft !== undefined
  const [isSaving, setIsSaving] = useState(false)
  const close = () => {
    forget()
    setIsOpen(false)
  }
  const save = async () => {
    if (draft === undefined || draft === task.taskDescription) return close()
    setIsSaving(true)
    const isSaved = await saveText(draft)
    setIsSaving(false)
    if (isSaved) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  if (!task.can.edit && task.taskDescription === '') return null
  if (!isOpen || !task.can.edit)
    return (
      <Stack as="section" gap={2} shrinks aria-label="Description">
        <DraftNotice draft={notice} />
        {task.taskDescription !== '' && <RichTextView html={task.taskDescription} />}
        {task.can.edit &&
          (task.taskDescription === '' ? (
            <UnstyledButton className={classes.begin} onClick={() => setIsOpen(true)}>
              Add a description…
            </UnstyledButton>
          ) : (
            <Button
              className={classes.edit ?? ''}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
              onClick={() => setIsOpen(true)}
            >
              Edit description
            </Button>
          ))}
      </Stack>
    )
  return (
    <Stack as="section" gap={2} shrinks aria-label="Description" onKeyDown={onKeyDown}>
      <DraftNotice draft={{ ...notice, discardRestored: close }} />
      <ChangedMeanwhile
        collisions={collisions}
        onChoose={choose}
        labels={{ text: 'Description' }}
        record={{ entity: 'task', id: task.id, names: { text: 'description' } }}
      />
      <RichTextField
        label="Description"
        hideLabel
        placeholder="What needs doing, and why?"
        value={draft ?? task.taskDescription}
        onChange={write}
      />
      <Row gap={2} align="stretch" justify="end">
        <Button variant="default" size="xs" disabled={isSaving} onClick={close}>
          {draft === undefined || draft === task.taskDescription ? 'Close' : 'Discard'}
        </Button>
        <Button size="xs" loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </Row>
    </Stack>
  )
}
