import { TextInput, UnstyledButton } from '@mantine/core'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { useUnsaved } from '../../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { type StoredState, useStoredState } from '../../../ui/drafts/use-stored-state'
import { identityOfFile } from '../../../ui/files/distinct-files'
import { PendingFiles } from '../../../ui/files/pending-files'
import { useAttaching } from '../../../ui/files/use-attaching'
import { isComposing } from '../../../ui/keys/is-composing'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Row, Text } from '../../../ui/layout/box'
import classes from './board.module.css'
import type { AddingPlace } from './board-changes'
import { useBoardScene } from './board-context'
import { shownOn } from './board-rights'
import { LineWithNotice } from './line-with-notice'
import { useTyped, useTypedTasks } from './new-tasks'

interface QuickAddProps {
  readonly place: AddingPlace
  /** Where the line is: the name of the list, the task or the column. */
  readonly of: string
  /** What the new task starts with, beside its title. */
  readonly statusID?: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** A line at the end of a list or column: Enter adds a task, and the next one can be typed while it is being saved. */
export function QuickAdd(props: QuickAddProps) {
  const { of, isOpen, onOpen, onClose, place, statusID } = props
  const { door } = useBoardScene()
  const begun = useStoredState<string>(
    ['board', door.key, 'adding', place.listID, place.superTaskID ?? statusID ?? ''].join('/'),
    (text) => text.trim() !== '',
  )
  const button = useRef<HTMLButtonElement>(null)
  if (isOpen || begun.value !== undefined)
    return (
      <OpenQuickAdd
        {...props}
        begun={begun}
        onClose={() => {
          begun.discard()
          onClose()
        }}
        onGiveBack={(openedFrom) => {
          const place = openedFrom?.isConnected && openedFrom !== document.body ? openedFrom : button.current
          if (place instanceof HTMLElement) place.focus({ preventScroll: true })
        }}
      />
    )
  return (
    <UnstyledButton ref={button} className={classes.addButton} onClick={onOpen} aria-label={`Add task to ${of}`}>
      <IconPlus size={16} stroke={1.75} aria-hidden />
      {place.superTaskID === null ? 'Add task' : 'Add sub-task'}
    </UnstyledButton>
  )
}

interface OpenQuickAddProps extends QuickAddProps {
  readonly begun: StoredState<string>
  /** Gives the keyboard back to where it was, or to the button that is there again. */
  readonly onGiveBack: (openedFrom: Element | null) => void
}

function OpenQuickAdd({ place, of, statusID, isOpen, begun, onClose, onGiveBack }: OpenQuickAddProps) {
  const { door } = useBoardScene()
  const typed = useTyped(door)
  const { value: text = '', set: setText } = begun
  const [files, setFiles] = useState<readonly File[]>([])
  useUnsaved(files.length > 0)
  useAskBeforeUnload(files.length > 0)
  const attaching = useAttaching({ files, onChange: setFiles, maxBytes: FILE_MAX_BYTES })
  const input = useRef<HTMLInputElement>(null)
  const [openedFrom] = useState(() => document.activeElement)
  const count = useTypedTasks(door).length

  // Added tasks push the line down; it stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves it
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  const add = () => {
    const title = text.trim()
    if (title === '') return
    typed.add(place, { title, ...(statusID !== undefined && { statusID }) }, files)
    setText('')
    setFiles([])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      flushSync(onClose)
      onGiveBack(openedFrom)
    }
  }
  return (
    <Row as="span" gap={3} style={{ paddingInline: '20px 8px' }} {...(shownOn(door).files && attaching.areaProps)}>
      <LineWithNotice isNoticed={begun.notice.offeredAt !== undefined} notice={<DraftNotice draft={begun.notice} />}>
        <TextInput
          ref={input}
          className={classes.addInput ?? ''}
          size="xs"
          // A line that is restored by itself does not take the keyboard.
          autoFocus={isOpen}
          aria-label={place.superTaskID === null ? `New task in ${of}` : `New sub-task of ${of}`}
          placeholder={place.superTaskID === null ? 'What needs doing?' : 'What’s the sub-task?'}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => text.trim() === '' && files.length === 0 && begun.notice.offeredAt === undefined && onClose()}
          rightSection={<KeyHint keys={['Enter']} />}
        />
      </LineWithNotice>
      <PendingFiles
        label="Files of the new task"
        files={files.map((file) => ({
          key: identityOfFile(file),
          name: file.name,
          size: file.size,
          onRemove: () => attaching.remove(file),
        }))}
      />
      {attaching.problem && (
        <Text tone="error" letters={12} role="alert">
          {attaching.problem}
        </Text>
      )}
    </Row>
  )
}
