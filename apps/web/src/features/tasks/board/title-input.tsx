import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile'
import type { Side } from '../../../ui/forms/draft'
import { isComposing } from '../../../ui/keys/is-composing'
import { KeyHint } from '../../../ui/keys/key-hint'
import { useWrittenText } from '../task/use-written-text'
import { type AnyTask, useBoardScene } from './board-context'
import { LineWithNotice } from './line-with-notice'

/** The title of a task, edited in its row: Enter or leaving saves, Escape gives up. */
export function TitleInput({ task, onDone }: { task: AnyTask; onDone: () => void }) {
  const { editTitle } = useBoardScene()
  const { text = task.title, notice, write, forget, save: saveText, collisions, choose } = useWrittenText(task, 'title')
  const input = useRef<HTMLInputElement>(null)
  const isContested = collisions.length > 0
  const giveUp = () => {
    forget()
    editTitle(null)
  }
  const save = async () => {
    const title = text.trim()
    if (title === '' || title === task.title) return giveUp()
    editTitle(null)
    if (await saveText(title)) forget()
    else editTitle({ taskID: task.id, isTyped: true })
  }
  const settle = (path: string, side: Side) => {
    if (side === 'theirs') return giveUp()
    choose(path, side)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter' && isContested) return
    onDone()
    if (event.key === 'Enter') void save()
    else giveUp()
  }
  return (
    <LineWithNotice
      isNoticed={isContested || notice.offeredAt !== undefined}
      notice={
        isContested ? (
          <ChangedMeanwhile
            collisions={collisions}
            onChoose={settle}
            labels={{ text: 'Title' }}
            record={{ entity: 'task', id: task.id, names: { text: 'title' } }}
          />
        ) : (
          <DraftNotice draft={{ ...notice, restoredAt: undefined }} />
        )
      }
    >
      <TextInput
        ref={input}
        size="xs"
        autoFocus
        data-keeps-keyboard
        aria-label={`Title of ${task.title}`}
        maxLength={500}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          write(event.currentTarget.value)
          editTitle({ taskID: task.id, isTyped: true })
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // While the row asks which title is to stay, leaving the field means pressing one of the buttons below.
          if (!isContested && notice.offeredAt === undefined) void save()
        }}
        onClick={(event) => event.stopPropagation()}
        rightSection={<KeyHint keys={['Enter']} />}
      />
    </LineWithNotice>
  )
}
