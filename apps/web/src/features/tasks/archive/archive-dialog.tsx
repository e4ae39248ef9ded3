import { Button, VisuallyHidden } from '@mantine/core'
import type { ArchivedTask } from '@praxis/contract/tasks/task-shapes'
import { IconArchive } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { momentText } from '../../../ui/dates/moment-text'
import { attempt } from '../../../ui/feedback/attempt'
import { hideSnackbars } from '../../../ui/feedback/snackbar'
import { SearchField } from '../../../ui/forms/search-field'
import { Row, Stack } from '../../../ui/layout/box'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { listStateInstead } from '../../../ui/lists/list-states'
import { OutdatedMark, outdatedRows } from '../../../ui/lists/outdated-rows'
import { Pager } from '../../../ui/lists/pager'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { pageInstead, useExistingPage } from '../../../ui/lists/use-existing-page'
import { Dialog } from '../../../ui/overlays/dialog'
import { choicesOfPeople } from '../../../ui/people/choices-of-people'
import { useBoardScene } from '../board/board-context'
import { StatusMark } from '../statuses/status-mark'
import { useRestoreTask } from '../tasks.mutations'
import { type ArchiveFilter, archivedTasksQuery, taskOptionsQuery } from '../tasks.queries'
import rows from '../two-line-rows.module.css'
import classes from './archive.module.css'
import { archivedTaskNotes } from './archive-words'

/** The archived tasks of a board, to be looked through and restored. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { door } = useBoardScene()
  const [filter, setFilter] = useState<ArchiveFilter>({})
  const [page, setPage] = useState(1)
  const [said, setSaid] = useState('')
  const { data, error, refetch, isPlaceholderData } = useQuery(archivedTasksQuery(door, filter, page))
  useExistingPage(pageInstead(data, page), setPage)
  const top = useRef<HTMLDivElement>(null)
  // Tasks archived a moment ago can be restored in this dialog now, so the snackbar that offers it goes.
  useEffect(hideSnackbars, [])
  const turnTo = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'end' })
  }
  const narrow = (next: ArchiveFilter) => {
    setFilter(next)
    setPage(1)
  }
  const instead = listStateInstead(
    {
      error: data ? null : (error?.message ?? null),
      onRetry: () => void refetch(),
      isFiltered: Object.values(filter).some((value) => value !== undefined),
      noMatchText: 'No archived tasks match these filters',
      onClearFilters: () => narrow({}),
      empty: { text: 'No archived tasks.', icon: <IconArchive size={20} stroke={1.75} /> },
    },
    data?.metadata.total,
  )
  return (
    <Dialog opened onClose={onClose} title="Archived tasks">
      <div ref={top} className={classes.filters}>
        <ArchiveFilters filter={filter} onChange={narrow} />
      </div>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <div className={classes.content} aria-busy={!data || isPlaceholderData}>
        <OutdatedMark isOutdated={isPlaceholderData} />
        {instead ?? (
          <ArchivedTasks tasks={data?.items} isOutdated={isPlaceholderData} onSaid={setSaid} onLeave={onClose} />
        )}
      </div>
      {data && data.metadata.total > 0 && (
        <Pager {...data.metadata} page={page} onPage={turnTo} label="Pages of the archive" />
      )}
    </Dialog>
  )
}

function ArchiveFilters({ filter, onChange }: { filter: ArchiveFilter; onChange: (filter: ArchiveFilter) => void }) {
  const { door, assignees } = useBoardScene()
  const { data: options } = useQuery(taskOptionsQuery(door))
  const lists = options?.taskLists ?? []
  const hasAssignees = !door.isOwn && assignees.length > 0
  return (
    <FilterBar
      search={
        <SearchField
          label="Find an archived task"
          value={filter.taskNameTerm ?? ''}
          onSearch={(text) => onChange({ ...filter, taskNameTerm: text.trim() || undefined })}
        />
      }
      filtersOn={[filter.taskListID, filter.assigneeID].filter(Boolean).length}
    >
      {(lists.length > 1 || hasAssignees) && (
        <>
          {lists.length > 1 && (
            <SearchFilter
              label="List"
              choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
              value={filter.taskListID}
              onChange={(taskListID) => onChange({ ...filter, taskListID })}
            />
          )}
          {hasAssignees && (
            <SearchFilter
              label="Assignee"
              choices={choicesOfPeople(assignees)}
              value={filter.assigneeID}
              onChange={(assigneeID) => onChange({ ...filter, assigneeID })}
            />
          )}
        </>
      )}
    </FilterBar>
  )
}

interface ArchivedTasksProps {
  readonly tasks: readonly ArchivedTask[] | undefined
  readonly isOutdated: boolean
  /** Called with what was done, for screen readers, whose users do not see the row go. */
  readonly onSaid: (text: string) => void
  /** Called when a task is opened beside the board. */
  readonly onLeave: () => void
}

function ArchivedTasks({ tasks, isOutdated, onSaid, onLeave }: ArchivedTasksProps) {
  const { door } = useBoardScene()
  const { mutateAsync: restoreTask } = useRestoreTask(door)
  const list = useRef<HTMLUListElement>(null)
  const restore = async (task: ArchivedTask, row: Element | null) => {
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    if (!(await attempt(restoreTask(task)))) return
    onSaid(`Restored “${task.title}”`)
    // The row is gone: the keyboard goes on with the one in its place.
    const place = next?.isConnected ? next.querySelector('button') : list.current
    place?.focus()
  }
  if (!tasks)
    return placesOf(5).map((place) => (
      <Row key={place} gap={3} size={13} className={rows.row}>
        <Skeleton index={place} />
      </Row>
    ))
  return (
    <ul className={rows.rows} ref={list} aria-label="Archived tasks" tabIndex={-1} {...outdatedRows(isOutdated)}>
      {tasks.map((task) => (
        <ArchivedRow key={task.id} task={task} onRestore={restore} onLeave={onLeave} />
      ))}
    </ul>
  )
}

interface ArchivedRowProps {
  readonly task: ArchivedTask
  readonly onRestore: (task: ArchivedTask, row: Element | null) => Promise<void>
  readonly onLeave: () => void
}

function ArchivedRow({ task, onRestore, onLeave }: ArchivedRowProps) {
  const { canEdit, statuses, hrefOf, onOpen } = useBoardScene()
  const [isRestoring, setIsRestoring] = useState(false)
  const status = statuses.find(({ id }) => id === task.status.id)
  const restore = async (event: MouseEvent) => {
    const row = event.currentTarget.closest('li')
    setIsRestoring(true)
    await onRestore(task, row)
    setIsRestoring(false)
  }
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onLeave()
    onOpen(task.id)
  }
  return (
    <Row as="li" gap={3} size={13} className={rows.row}>
      {status && <StatusMark {...status} />}
      <Stack as="span" grow shrinks tone="second" breaks className={rows.words}>
        <a className={rows.first} href={hrefOf(task.id)} onClick={open}>
          {task.title}
        </a>
        <Row as="span" align="stretch" justify="between" wrap size={12} style={{ columnGap: 'var(--s4)' }}>
          <span>{archivedTaskNotes(task, status?.name).join(' · ')}</span>
          <time dateTime={task.archivedAt}>Archived {momentText(task.archivedAt)}</time>
        </Row>
      </Stack>
      {canEdit && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Restore ${task.title}`}
          loading={isRestoring}
          onClick={(event) => void restore(event)}
        >
          Restore
        </Button>
      )}
    </Row>
  )
}
