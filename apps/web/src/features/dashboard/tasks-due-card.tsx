import { Checkbox } from '@mantine/core'
import { type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { showError } from '../../ui/feedback/snackbar'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { ProjectLogo } from '../projects/project-logo'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { type DueTask, dueTasksQuery, useFinishDueTask } from '../tasks/due-tasks'
import classes from './dashboard-cards.module.css'
import { TasksDueSkeleton } from './tasks-due-skeleton'
import { weekdayText } from './weekday-text'

const MY_TASKS = '/employments/$companyDomain/myTasks'
const MY_TASK = '/employments/$companyDomain/myTasks/$taskID'

/** The reader's own tasks that are due, the most urgent first. */
export function TasksDueCard() {
  const { company } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(dueTasksQuery)
  return (
    <Card
      title="My tasks due"
      count={data?.total}
      actions={
        <Link to={MY_TASKS} params={{ companyDomain: company.domain }}>
          My Tasks
        </Link>
      }
      flush
    >
      {data ? (
        <Tasks tasks={data.items} />
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <TasksDueSkeleton />
      )}
    </Card>
  )
}

function Tasks({ tasks }: { tasks: readonly DueTask[] }) {
  if (tasks.length === 0) return <CardNote>You have no tasks with a due date.</CardNote>
  return (
    <ul>
      {tasks.map((task) => (
        <Task key={task.id} task={task} />
      ))}
    </ul>
  )
}

function Task({ task }: { task: DueTask }) {
  const { company } = useWorkspaceViewer()
  const today = useToday(useReadersTimeZone())
  const { mutate: finish } = useFinishDueTask()
  const { project } = task
  const due = dueText(task.dueDate, today)
  return (
    <Row as="li" gap={3} className={classes.task}>
      <Checkbox
        radius="xl"
        aria-label={`Complete ${task.title}`}
        checked={false}
        onChange={() => finish(task, { onError: ({ message }) => showError(message) })}
      />
      <Stack as="span" grow shrinks size={12} className={classes.taskNames}>
        <Link
          to={MY_TASK}
          params={{ companyDomain: company.domain, taskID: task.id }}
          search={project ? { projectID: project.id } : {}}
        >
          {task.title}
        </Link>
        <Row as="span" gap="6px" shrinks tone="third" className={classes.place}>
          {project ? <ProjectLogo project={project} size="xs" /> : <IconUser size={14} stroke={1.75} aria-hidden />}
          <span>{project?.name ?? task.taskList.name}</span>
        </Row>
      </Stack>
      <Text rigid letters={12} tone="third" figures className={classes.due} data-due={due.tone}>
        {due.text}
      </Text>
    </Row>
  )
}

function dueText(dueDate: Day, today: Day): { text: string; tone: 'late' | 'today' | undefined } {
  const late = daysBetween(dueDate, today)
  if (late > 0) return { text: late === 1 ? '1 day late' : `${late} days late`, tone: 'late' }
  if (late === 0) return { text: 'Today', tone: 'today' }
  return { text: `${weekdayText(dueDate)} ${formatDay(dueDate)}`, tone: undefined }
}
