import { ActionIcon, Button, Textarea } from '@mantine/core'
import type { Task, TaskComment } from '@praxis/contract/tasks/task-shapes'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { momentText } from '../../../ui/dates/moment-text'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { attempt } from '../../../ui/feedback/attempt'
import { showError } from '../../../ui/feedback/snackbar'
import { FileLinks, type FileLinksProps } from '../../../ui/files/file-links'
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Avatar } from '../../../ui/people/avatar'
import type { BoardDoor } from '../board-door'
import { useDeleteTaskComment, useUpdateTaskComment } from '../tasks.mutations'
import { everybodyOf, taskCommentsQuery, taskOptionsQuery } from '../tasks.queries'
import { type Mentionable, newlyMentionedIn, piecesOf } from './mentions'
import classes from './task-panel.module.css'
import { type KeptDraft, useKeptDraft } from './use-kept-draft'
import { useTaskFileDownload } from './use-task-file-download'

/** The comments on a task, the newest first. */
export function TaskComments({ door, task }: { door: BoardDoor; task: Task }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    taskCommentsQuery(door, task),
  )
  const { data: options } = useQuery(taskOptionsQuery(door))
  const { mutateAsync: edit } = useUpdateTaskComment(door, task)
  const { mutateAsync: remove } = useDeleteTaskComment(door, task)
  const [removed, setRemoved] = useState<TaskComment>()
  const onDownload = useTaskFileDownload(door, task)
  const comments = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages[0]?.metadata.total ?? task.commentCount
  return (
    <Stack as="section" gap={2} shrinks aria-label="Comments">
      <Row gap={2} style={{ minHeight: 24 }}>
        <Text as="h3" size={13} weight="semi">
          Comments
        </Text>
        {total > 0 && <span className={classes.note}>{total}</span>}
      </Row>
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {comments.length > 0 && (
        <Stack as="ul" className={classes.comments}>
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              taskID={task.id}
              comment={comment}
              onDownload={onDownload}
              people={everybodyOf(options)}
              onSave={(text) =>
                edit({
                  commentId: comment.id,
                  text,
                  mentionedEmployeeIDs: newlyMentionedIn(text, comment.text ?? '', options?.employees ?? []),
                })
              }
              onRemove={() => setRemoved(comment)}
            />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button
          className={classes.edit ?? ''}
          variant="subtle"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older comments
        </Button>
      )}
      <ConfirmDialog
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => {
          if (removed) await remove(removed.id).catch((refused: Error) => showError(refused.message))
          setRemoved(undefined)
        }}
        title="Delete your comment?"
        confirmLabel="Delete comment"
        danger
      >
        This can’t be undone.
      </ConfirmDialog>
    </Stack>
  )
}

interface CommentProps {
  readonly taskID: string
  readonly comment: TaskComment
  readonly onDownload: FileLinksProps['onDownload']
  readonly people: readonly Mentionable[]
  readonly onSave: (text: string) => Promise<unknown>
  readonly onRemove: () => void
}

function Comment({ taskID, comment, people, onDownload, onSave, onRemove }: CommentProps) {
  const { authorEmployee, author, text, files, createdAt, editedAt, can } = comment
  const typed = useKeptDraft<string>(`comment/${comment.id}`, taskID)
  const [isOpen, setIsOpen] = useState(false)
  const isEditing = isOpen || typed.draft !== undefined
  const close = () => {
    typed.forget()
    setIsOpen(false)
  }
  const name = authorEmployee?.displayName ?? author
  return (
    <Row as="li" gap="10px" align="stretch" size={13}>
      <Avatar
        name={name}
        {...(authorEmployee && { initials: authorEmployee.displayInitials, image: authorEmployee.profileImage })}
        colourKey={authorEmployee?.id ?? name}
        decorative
      />
      <Stack gap={1} grow shrinks>
        <Row as="span" className={classes.commentHead} gap="6px">
          <Box as="b" weight="semi">
            {name}
          </Box>
          <time className={classes.note} dateTime={createdAt}>
            {momentText(createdAt)}
          </time>
          {editedAt !== null && (
            <span className={classes.note} title={`Edited ${momentText(editedAt)}`}>
              edited
            </span>
          )}
          <Text grow />
          {can.edit && text !== null && !isEditing && (
            <ActionIcon
              size="xs"
              aria-label={`Edit your comment from ${momentText(createdAt)}`}
              onClick={() => setIsOpen(true)}
            >
              <IconPencil size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          {can.delete && (
            <ActionIcon size="xs" aria-label={`Delete your comment of ${momentText(createdAt)}`} onClick={onRemove}>
              <IconTrash size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </Row>
        {text !== null &&
          (isEditing ? (
            <CommentEditor text={text} typed={typed} onSave={onSave} onClose={close} />
          ) : (
            <CommentText text={text} people={people} />
          ))}
        {files.length > 0 && <FileLinks files={files} label={`Files of ${name}`} onDownload={onDownload} />}
      </Stack>
    </Row>
  )
}

interface CommentEditorProps {
  readonly text: string
  readonly typed: KeptDraft<string>
  readonly onSave: (text: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The field to edit a comment; it stays open, with what was typed, when the server refuses. */
function CommentEditor({ text, typed: { draft, notice, keep }, onSave, onClose }: CommentEditorProps) {
  const typed = draft ?? text
  const [isSaving, setIsSaving] = useState(false)
  const next = typed.trim()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), [])
  const save = async () => {
    if (next === '' || isSaving) return
    if (next === text) return onClose()
    setIsSaving(true)
    if (await attempt(onSave(next))) onClose()
    else setIsSaving(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Grid gap={2} className={classes.commentEditor} ref={frame}>
      <DraftNotice draft={{ ...notice, discardRestored: onClose }} />
      <Textarea
        aria-label="Your comment"
        autosize
        autoFocus
        minRows={2}
        maxRows={12}
        maxLength={20_000}
        value={typed}
        onChange={(event) => keep(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row gap={2} align="stretch" justify="end">
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="compact-sm" loading={isSaving} disabled={next === ''} onClick={() => void save()}>
          Save
        </Button>
      </Row>
    </Grid>
  )
}

function CommentText({ text, people }: { text: string; people: readonly Mentionable[] }) {
  let at = 0
  return (
    <Text as="p" tone="second" breaks style={{ whiteSpace: 'pre-wrap' }}>
      {piecesOf(text, people).map((piece) => {
        at += piece.text.length
        return piece.isMention ? (
          <Text key={at} as="b" tone="primary" weight="medium">
            {piece.text}
          </Text>
        ) : (
          piece.text
        )
      })}
    </Text>
  )
}
