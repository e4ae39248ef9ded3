import { priorityText } from '../../tasks/task-words'
import { PortalLink } from '../place/place-context'
import type { Board } from './board'
import { firstOf } from './first-of'
import { TaskCounts, TaskDue, TaskPerson, TaskStatus } from './task-parts'
import classes from './tasks-list.module.css'

/** The first open tasks, a line each. */
export function TasksList({ board }: { board: Board }) {
  return (
    <ul>
      {firstOf(board).map(({ task }) => (
        <li key={task.id} className={classes.line}>
          <PortalLink page="tasks" id={task.id} className={classes.title}>
            {task.title}
          </PortalLink>
          <TaskStatus task={task} />
          <span className={classes.priority}>{priorityText(task.priority)}</span>
          <TaskDue task={task} />
          <TaskPerson task={task} />
          <TaskCounts task={task} />
        </li>
      ))}
    </ul>
  )
}
