import { Textarea } from '@mantine/core'
import type { Task } from '@praxis/contract/task-shapes'
import type { KeyboardEvent } from 'react'
import { useBoardScene } from '../board/board-context'
import { CompleteButton } from '../board/task-row'
import classes from './task-panel.module.css'
import { useKeptDraft } from './use-kept-draft'

const LONGEST = 500

/** Typed where it stands: Enter or leaving saves, Escape goes back to what is saved. */
export function TaskTitle({ task }: { task: Task }) {
  const { change } = useBoardScene()
  const { draft, keep, forget } = useKeptDraft<string>('title', task.id)
  const save = async () => {
    const title = draft?.trim()
    if (title === undefined || title === '' || title === task.title) return forget()
    const isSaved = await change({ kind: 'update', tasks: [task], changes: { title }, shown: { title } })
    if (isSaved) forget()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
    <div className={classes.titleRow}>
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
          onChange={(event) => keep(event.currentTarget.value.replaceAll('\n', ' '))}
          onKeyDown={onKeyDown}
          onBlur={() => void save()}
        />
      ) : (
        <h3 className={classes.titleShown}>{task.title}</h3>
      )}
    </div>
  )
}
