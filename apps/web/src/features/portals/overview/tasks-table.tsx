import { formatDay } from '@praxis/domain/calendar/day'
import { COLUMNS, priorityText } from '../../tasks/task-words'
import { PortalLink } from '../place/place-context'
import type { Board } from './board'
import { firstOf } from './first-of'
import { TaskDue, TaskPerson, TaskStatus } from './task-parts'
import classes from './tasks-table.module.css'

const HEADS = [
  'Task',
  'List',
  COLUMNS.status,
  COLUMNS.priority,
  COLUMNS.estimatedStartDate,
  COLUMNS.dueDate,
  COLUMNS.employees,
]

/** The first open tasks, with where each of them belongs. */
export function TasksTable({ board }: { board: Board }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls with the keys
    <section className={classes.scroll} tabIndex={0} aria-label="Tasks, as a table">
      <table className={classes.table}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstOf(board).map(({ task, list }) => (
            <tr key={task.id}>
              <th scope="row" className={classes.name}>
                <PortalLink page="tasks" id={task.id} className={classes.title}>
                  {task.title}
                </PortalLink>
              </th>
              <td className={classes.list} title={list}>
                {list}
              </td>
              <td>
                <TaskStatus task={task} />
              </td>
              <td>{priorityText(task.priority)}</td>
              <td>{task.estimatedStartDate && formatDay(task.estimatedStartDate)}</td>
              <td>
                <TaskDue task={task} />
              </td>
              <td>
                <TaskPerson task={task} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
