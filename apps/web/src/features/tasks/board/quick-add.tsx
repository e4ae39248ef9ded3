import { Loader, TextInput, UnstyledButton } from '@mantine/core'
import { FILE_MAX_BYTES } from '@praxis/contract/task-door'
import { uniqueKey } from '@praxis/contract/unique-key'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { identityOfFile } from '../../../ui/files/distinct-files'
import { PendingFiles } from '../../../ui/files/pending-files'
import { useAttaching } from '../../../ui/files/use-attaching'
import { KeyHint } from '../../../ui/keys/key-hint'
import { useCreateTask } from '../tasks.mutations'
import classes from './board.module.css'
import { type AddingPlace, useBoardScene } from './board-context'

interface QuickAddProps {
  readonly place: AddingPlace
  /** Where it is: the name of the list, the task or the column. */
  readonly of: string
  /** What the new task starts with, beside its title. */
  readonly statusID?: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** A line at the end of something: Enter adds and stays, so that several can be written one after the other. */
export function QuickAdd(props: QuickAddProps) {
  const { of, isOpen, onOpen, place } = props
  if (isOpen) return <OpenQuickAdd {...props} />
  return (
    <UnstyledButton className={classes.addButton} onClick={onOpen} aria-label={`Add task to ${of}`}>
      <IconPlus size={16} stroke={1.75} aria-hidden />
      {place.superTaskID === null ? 'Add task' : 'Add sub-task'}
    </UnstyledButton>
  )
}

function OpenQuickAdd({ place, of, statusID, onClose }: QuickAddProps) {
  const { door } = useBoardScene()
  const { mutateAsync: create, isPending } = useCreateTask(door)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const attaching = useAttaching({ files, onChange: setFiles, maxBytes: FILE_MAX_BYTES })
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const idempotencyKey = useRef(uniqueKey())

  // Added tasks push it down; it stays in sight.
  useEffect(() => {
    if (!isPending) input.current?.focus()
  }, [isPending])

  const add = async () => {
    const title = text.trim()
    if (title === '' || isPending) return
    setProblem(undefined)
    try {
      await create({
        taskListId: place.listID,
        superTaskId: place.superTaskID ?? undefined,
        body: { title, ...(statusID !== undefined && { statusID }) },
        files,
        idempotencyKey: idempotencyKey.current,
      })
      idempotencyKey.current = uniqueKey()
      setText('')
      setFiles([])
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      void add()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
  }
  return (
    <span className={classes.adding} {...attaching.areaProps}>
      <TextInput
        ref={input}
        className={classes.addInput ?? ''}
        size="xs"
        autoFocus
        readOnly={isPending}
        aria-label={place.superTaskID === null ? `New task in ${of}` : `New sub-task of ${of}`}
        aria-invalid={problem !== undefined}
        placeholder={place.superTaskID === null ? 'What is to be done?' : 'What is part of it?'}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => text.trim() === '' && files.length === 0 && !isPending && onClose()}
        rightSection={isPending ? <Loader size={14} /> : <KeyHint keys={['Enter']} />}
      />
      <PendingFiles
        label="Files of the new task"
        files={files.map((file) => ({
          key: identityOfFile(file),
          name: file.name,
          size: file.size,
          onRemove: () => attaching.remove(file),
        }))}
      />
      {(problem ?? attaching.problem) && (
        <span className={classes.problem} role="alert">
          {problem ?? attaching.problem}
        </span>
      )}
    </span>
  )
}
