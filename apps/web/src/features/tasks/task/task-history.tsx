import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { Stack } from '../../../ui/layout/box'
import { Pager } from '../../../ui/lists/pager'
import { taskHistoryQuery } from '../tasks.queries'
import { shownTaskEntry } from './task-history-words'
import classes from './task-panel.module.css'

/** The history of a task, fetched when somebody unfolds it. */
export function TaskHistory({ taskID }: { taskID: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Stack as="section" gap={2} shrinks aria-label="History">
      <Button
        className={classes.edit ?? ''}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        History
      </Button>
      {isOpen && <Entries taskID={taskID} />}
    </Stack>
  )
}

function Entries({ taskID }: { taskID: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(taskHistoryQuery(taskID, page))
  return (
    <>
      <HistoryPanel
        entries={data?.items.map(shownTaskEntry)}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
      />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
    </>
  )
}
