import { useQuery } from '@tanstack/react-query'
import { priorityText } from '../../tasks/task-words'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { tasksByStatusQuery } from '../portals.queries'
import type { Board } from './board'
import { StatusMark, TaskCounts, TaskDue, TaskPerson } from './task-parts'
import classes from './tasks-kanban.module.css'

/** Cards of a column. */
const MOST = 4

/** The first open tasks by their status; what is done is on the board. */
export function TasksKanban({ board: { items } }: { board: Board }) {
  const { reference } = usePortal()
  const asked = useQuery(tasksByStatusQuery(reference))
  const tasks = items.flatMap((list) => list.tasks)
  const hasMore = items.some((list) => list.hasMore)
  return (
    <Answered asked={asked} lines={5}>
      {(statuses) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls with the keys
        <section className={classes.columns} tabIndex={0} aria-label="Tasks by status">
          {statuses
            .filter(({ status }) => status.progress !== 'finished')
            .map(({ status }) => {
              const those = tasks.filter((task) => task.status.id === status.id)
              return (
                <section key={status.id} className={classes.column} aria-label={status.name}>
                  <h3 className={classes.name}>
                    <StatusMark color={status.color} />
                    <span title={status.name}>{status.name}</span>
                    <span className={classes.count}>
                      {those.length}
                      {hasMore && '+'}
                    </span>
                  </h3>
                  <ul className={classes.cards}>
                    {those.slice(0, MOST).map((task) => (
                      <li key={task.id} className={classes.card}>
                        <PortalLink page="tasks" id={task.id} className={classes.title}>
                          {task.title}
                        </PortalLink>
                        <span className={classes.second}>
                          <span>{priorityText(task.priority)}</span>
                          <TaskDue task={task} />
                        </span>
                        <span className={classes.second}>
                          <TaskPerson task={task} />
                          <TaskCounts task={task} />
                        </span>
                      </li>
                    ))}
                  </ul>
                  {(those.length > MOST || (hasMore && those.length > 0)) && (
                    <PortalLink page="tasks" className={classes.more} label={`More in ${status.name}`}>
                      More
                    </PortalLink>
                  )}
                </section>
              )
            })}
        </section>
      )}
    </Answered>
  )
}
