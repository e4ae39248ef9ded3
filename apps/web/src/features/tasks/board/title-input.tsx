import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { KeyHint } from '../../../ui/keys/key-hint'
import { type AnyTask, useBoardScene } from './board-context'

/** The title of a task, typed where it stands: Enter or leaving saves, Escape gives up. */
export function TitleInput({ task, onDone }: { task: AnyTask; onDone: () => void }) {
  const { titleEdited, editTitle, change } = useBoardScene()
  const [text, setText] = useState(titleEdited?.text ?? task.title)
  const save = async () => {
    const title = text.trim()
    editTitle(null)
    if (title === '' || title === task.title) return
    const isSaved = await change({ kind: 'update', tasks: [task], changes: { title }, shown: { title } })
    if (!isSaved) editTitle({ taskID: task.id, text: title })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onDone()
    if (event.key === 'Enter') void save()
    else editTitle(null)
  }
  return (
    <TextInput
      size="xs"
      autoFocus
      aria-label={`Title of ${task.title}`}
      maxLength={500}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
      onClick={(event) => event.stopPropagation()}
      rightSection={<KeyHint keys={['Enter']} />}
    />
  )
}
