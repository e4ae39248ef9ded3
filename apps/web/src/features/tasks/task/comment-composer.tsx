import { ActionIcon, Button, FileButton, Textarea } from '@mantine/core'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import type { LostFile } from '../../../ui/drafts/draft-store'
import { useUnsaved } from '../../../ui/drafts/unsaved-work'
import { messageOf } from '../../../ui/feedback/message-of'
import { identityOfFile } from '../../../ui/files/distinct-files'
import { lostFilesText, sortLostFiles } from '../../../ui/files/lost-files'
import { PendingFiles } from '../../../ui/files/pending-files'
import { useAttaching } from '../../../ui/files/use-attaching'
import { isComposing } from '../../../ui/keys/is-composing'
import { Row, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { shownOn } from '../board/board-rights'
import type { BoardDoor } from '../board-door'
import { useCreateTaskComment } from '../tasks.mutations'
import { taskOptionsQuery } from '../tasks.queries'
import { mentionAt, mentionedIn, suggestedFor, withMention } from './mentions'
import classes from './task-panel.module.css'
import { useKeptDraft } from './use-kept-draft'

interface CommentDraft {
  readonly text: string
  readonly files: readonly (File | LostFile)[]
}

const EMPTY: CommentDraft = { text: '', files: [] }

/** The field for a comment; an at sign mentions somebody, who is notified. */
export function CommentComposer({ door, task }: { door: BoardDoor; task: Task }) {
  const { data: options } = useQuery(taskOptionsQuery(door))
  const people = options?.employees ?? []
  const { draft: kept = EMPTY, notice, keep, forget } = useKeptDraft<CommentDraft>('comment', task.id)
  const { files, lost } = sortLostFiles(kept.files)
  const draft = { text: kept.text, files }
  useUnsaved(files.length > 0)
  const { mutateAsync: comment } = useCreateTaskComment(door, task)
  const [cursor, setCursor] = useState(0)
  const [marked, setMarked] = useState(0)
  const [isClosed, setIsClosed] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLTextAreaElement>(null)
  const idempotencyKey = useRef(uniqueKey())
  const listId = useId()

  const keepDraft = (next: CommentDraft) => (next.text === '' && next.files.length === 0 ? forget() : keep(next))
  const attaching = useAttaching({
    files: draft.files,
    onChange: (files) => keepDraft({ ...draft, files }),
    maxBytes: FILE_MAX_BYTES,
  })
  const canAttach = shownOn(door).files
  const begun = isClosed ? undefined : mentionAt(draft.text, cursor)
  const suggested = begun ? suggestedFor(people, begun.typed) : []
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0

  const mention = (index: number) => {
    const person = suggested[index]
    if (!begun || !person) return
    const next = withMention(draft.text, begun, person)
    keepDraft({ ...draft, text: next.text })
    setCursor(next.cursor)
    // The selection is set once the text is in the field.
    setTimeout(() => {
      input.current?.focus()
      input.current?.setSelectionRange(next.cursor, next.cursor)
    })
  }
  const send = async () => {
    if (isEmpty || isSending) return
    setIsSending(true)
    setProblem(undefined)
    const text = draft.text.trim()
    try {
      await comment({
        ...(text !== '' && { text, mentionedEmployeeIDs: mentionedIn(text, people) }),
        files: draft.files,
        idempotencyKey: idempotencyKey.current,
      })
      idempotencyKey.current = uniqueKey()
      forget()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setIsSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (suggested.length > 0) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setMarked((marked + step + suggested.length) % suggested.length)
      else if (event.key === 'Enter' || event.key === 'Tab') mention(Math.min(marked, suggested.length - 1))
      else if (event.key === 'Escape') setIsClosed(true)
      else return
      event.preventDefault()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
  }

  return (
    <div
      className={classes.composer}
      data-over={(canAttach && attaching.isOver) || undefined}
      {...(canAttach && attaching.areaProps)}
    >
      {suggested.length > 0 && (
        <div className={classes.suggested} id={listId} role="listbox" aria-label="People to mention" tabIndex={-1}>
          {suggested.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field it belongs to
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              className={classes.suggestion}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mention(index)}
            >
              <Face person={person} size="xs" decorative />
              {person.displayName}
            </div>
          ))}
        </div>
      )}
      <PendingFiles
        label="Files of the comment"
        files={draft.files.map((file) => ({
          key: identityOfFile(file),
          name: file.name,
          size: file.size,
          onRemove: () => attaching.remove(file),
        }))}
      />
      <DraftNotice draft={notice} />
      {lost.length > 0 && (
        <p className={classes.note} role="status">
          {lostFilesText(lost)}
        </p>
      )}
      {(problem ?? attaching.problem) && (
        <Text as="p" tone="error" size={12} role="alert">
          {problem ?? attaching.problem}
        </Text>
      )}
      <Row gap={2} align="end">
        <Textarea
          ref={input}
          className={classes.composerField ?? ''}
          aria-label="Comment"
          placeholder="Write a comment…"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={20_000}
          aria-controls={suggested.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={suggested.length > 0 ? `${listId}-${marked}` : undefined}
          value={draft.text}
          onChange={(event) => {
            keepDraft({ ...draft, text: event.currentTarget.value })
            setCursor(event.currentTarget.selectionStart)
            setIsClosed(false)
            setMarked(0)
          }}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          rightSection={
            canAttach && (
              <FileButton multiple onChange={attaching.add} inputProps={{ 'aria-label': 'Files of a comment' }}>
                {(button) => (
                  <ActionIcon {...button} size="sm" aria-label="Attach to the comment">
                    <IconPaperclip size={16} stroke={1.75} aria-hidden />
                  </ActionIcon>
                )}
              </FileButton>
            )
          }
        />
        <Button loading={isSending} disabled={isEmpty} onClick={() => void send()}>
          Send
        </Button>
      </Row>
    </div>
  )
}
