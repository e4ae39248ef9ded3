import { portalTaskDisplays } from '@praxis/contract/tasks/task-rules'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { late } from '../../../ui/late/late'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { shares, usePortal } from '../frame/portal-context'
import { Answered, Awaited } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { firstTasksQuery } from '../portals.queries'
import type { Board } from './board'
import classes from './tasks-card.module.css'

const TaskControls = late(() => import('./task-controls'))
const NewTask = late(() => import('./new-task'))
const ShownTasks = late(() => import('./shown-tasks'))

const countsOf = ({ items }: Board) => ({
  open: items.reduce((sum, { activeTaskCount }) => sum + activeTaskCount, 0),
  done: items.reduce((sum, { completedTaskCount }) => sum + completedTaskCount, 0),
})

/** The first open tasks of the board, in its order and in the display that the board is looked at in. */
export function TasksCard() {
  const portal = usePortal()
  const { reference, company } = portal
  const asked = useQuery(firstTasksQuery(reference))
  const [display, setDisplay] = useDisplayPreference(
    `preferredTaskListDisplayOptionByPortal.${reference}`,
    portalTaskDisplays,
  )
  const [isAdding, setIsAdding] = useState(false)
  // The code comes while the tasks are asked for.
  useEffect(() => ShownTasks.fetchAhead(), [])
  const lists = asked.data?.items ?? []
  const counts = asked.data && countsOf(asked.data)
  const canAdd = shares(portal, 'taskCreate') && lists.length > 0
  return (
    <Card
      title="Tasks"
      note={
        <>
          {counts && (
            <>
              {counts.open} open<span className={classes.done}>, {counts.done} done</span>{' '}
            </>
          )}
          <PortalLink page="tasks" className={classes.all} label="All tasks">
            All
          </PortalLink>
        </>
      }
      actions={
        <span className={classes.controls}>
          <Suspense>
            <TaskControls
              display={display}
              onDisplay={setDisplay}
              {...(canAdd && { isAdding, onAdd: () => setIsAdding(true) })}
            />
          </Suspense>
        </span>
      }
      flush
    >
      {canAdd && isAdding && (
        <Suspense>
          <NewTask lists={lists} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
      <Answered asked={asked} lines={5}>
        {(board) =>
          board.items.some(({ tasks }) => tasks.length > 0) ? (
            <Suspense fallback={<Awaited lines={5} />}>
              <ShownTasks board={board} display={display} />
            </Suspense>
          ) : (
            <CardNote>
              {counts && counts.done > 0 ? 'Every task is done.' : `No tasks yet. ${company.name} adds them here.`}
            </CardNote>
          )
        }
      </Answered>
    </Card>
  )
}
