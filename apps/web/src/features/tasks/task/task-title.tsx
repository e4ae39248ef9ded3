import { Textarea } from '@mantine/core'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import type { KeyboardEvent } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile'
import { isComposing } from '../../../ui/keys/is-composing'
import { Box, Row } from '../../../ui/layout/box'
import { CompleteButton } from '../board/task-row'
import classes from './task-panel.module.css'
import { useWrittenText } from './use-written-text'

const LONGEST = 500

/** The title, edited in place: Enter or leaving saves, Escape goes back to what is saved. */
export function TaskTitle({ task }: { task: Task }) {
  const { text: draft, notice, write, forget, save: saveText, collisions, choose } = useWrittenText(task, 'title')
  const save = async () => {
    const title = draft?.trim()
    if (title === undefined || title === '' || title === task.title) return forget()
    if (await saveText(title)) forget()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
    }
    if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault()
      forget()
    }
  }
  return (
    <>
      <Row gap={1} align="start" style={{ marginInlineStart: -6 }}>
        {(task.can.updateStatus || task.finishedAt !== null) && <CompleteButton task={task} />}
        {task.can.edit ? (
          <Textarea
            className={classes.titleField ?? ''}
            classNames={{ input: classes.titleInput ?? '' }}
            aria-label="Title"
            autosize
            minRows={1}
            maxLength={LONGEST}
            value={draft ?? task.title}
            onChange={(event) => write(event.currentTarget.value.replaceAll('\n', ' '))}
            onKeyDown={onKeyDown}
            onBlur={() => void save()}
          />
        ) : (
          <Box as="h3" heading={20} breaks style={{ padding: '1px 6px' }}>
            {task.title}
          </Box>
        )}
      </Row>
      <DraftNotice draft={notice} />
      <ChangedMeanwhile
        collisions={collisions}
        onChoose={choose}
        labels={{ text: 'Title' }}
        record={{ entity: 'task', id: task.id, names: { text: 'title' } }}
      />
    </>
  )
}
