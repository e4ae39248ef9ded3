import { ActionIcon, Button } from '@mantine/core'
import type { Task, TaskComment } from '@praxis/contract/task-shapes'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '../../../ui/dates/moment-text'
import { showError } from '../../../ui/feedback/snackbar'
import { FileLinks } from '../../../ui/files/file-links'
import { ErrorState } from '../../../ui/lists/list-states'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Avatar } from '../../../ui/people/avatar'
import type { BoardDoor } from '../board-door'
import { useDeleteTaskComment } from '../tasks.mutations'
import { everybodyOf, taskCommentsQuery, taskOptionsQuery } from '../tasks.queries'
import { type Mentionable, piecesOf } from './mentions'
import classes from './task-panel.module.css'

/** What people said about a task, the newest first. */
export function TaskComments({ door, task }: { door: BoardDoor; task: Task }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    taskCommentsQuery(door, task),
  )
  const { data: options } = useQuery(taskOptionsQuery(door))
  const { mutateAsync: remove } = useDeleteTaskComment(door, task)
  const [removed, setRemoved] = useState<TaskComment>()
  const comments = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages[0]?.metadata.total ?? task.commentCount
  return (
    <section className={classes.section} aria-label="Comments">
      <div className={classes.head}>
        <h3 className={classes.heading}>Comments</h3>
        {total > 0 && <span className={classes.note}>{total}</span>}
      </div>
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {comments.length > 0 && (
        <ul className={classes.comments}>
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              people={everybodyOf(options)}
              onRemove={() => setRemoved(comment)}
            />
          ))}
        </ul>
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
        It cannot be brought back.
      </ConfirmDialog>
    </section>
  )
}

interface CommentProps {
  readonly comment: TaskComment
  readonly people: readonly Mentionable[]
  readonly onRemove: () => void
}

function Comment({ comment, people, onRemove }: CommentProps) {
  const { authorEmployee, author, text, file, createdAt, can } = comment
  const name = authorEmployee?.displayName ?? author
  return (
    <li className={classes.comment}>
      <Avatar
        name={name}
        {...(authorEmployee && { initials: authorEmployee.displayInitials, image: authorEmployee.profileImage })}
        colourKey={authorEmployee?.id ?? name}
        decorative
      />
      <div className={classes.said}>
        <span className={classes.commentHead}>
          <b>{name}</b>
          <time className={classes.note} dateTime={createdAt}>
            {momentText(createdAt)}
          </time>
          <span className={classes.space} />
          {can.delete && (
            <ActionIcon size="xs" aria-label={`Delete your comment of ${momentText(createdAt)}`} onClick={onRemove}>
              <IconTrash size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </span>
        {text !== null && <CommentText text={text} people={people} />}
        {file && <FileLinks files={[file]} label={`File of ${name}`} />}
      </div>
    </li>
  )
}

function CommentText({ text, people }: { text: string; people: readonly Mentionable[] }) {
  let at = 0
  return (
    <p className={classes.commentText}>
      {piecesOf(text, people).map((piece) => {
        at += piece.text.length
        return piece.isMention ? (
          <b key={at} className={classes.mention}>
            {piece.text}
          </b>
        ) : (
          piece.text
        )
      })}
    </p>
  )
}
