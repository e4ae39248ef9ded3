import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoldedHistory } from '../../../ui/history/folded-history'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { statesOf } from '../../../ui/lists/list-states'
import { Pager } from '../../../ui/lists/pager'
import { taskHistoryQuery } from '../tasks.queries'
import { shownTaskEntry } from './task-history-words'

/** The history of a task, fetched when somebody unfolds it. */
export function TaskHistory({ taskID }: { taskID: string }) {
  return (
    <FoldedHistory>
      <Entries taskID={taskID} />
    </FoldedHistory>
  )
}

function Entries({ taskID }: { taskID: string }) {
  const [page, setPage] = useState(1)
  const query = useQuery(taskHistoryQuery(taskID, page))
  const { data } = query
  return (
    <>
      <HistoryPanel entries={data?.items.map(shownTaskEntry)} {...statesOf(query)} />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
    </>
  )
}
