import { ActionIcon } from '@mantine/core'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { momentText } from '../../ui/dates/moment-text'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { Arriving } from '../../ui/layout/card-stack'
import { ProjectLogo } from '../projects/project-logo'
import { type Assignment, assignmentsQuery, useDismissAssignment } from '../tasks/assignments'
import classes from './dashboard-cards.module.css'

const MY_TASKS = '/employments/$companyDomain/myTasks'
const TASK = '/employments/$companyDomain/projects/$projectID/taskLists/$taskID'
const MOST_SHOWN = 5

/** Tasks that others gave the reader, until they are opened; absent while there are none. */
export function AssignmentsCard() {
  const { company } = useWorkspaceViewer()
  const { data, isPending } = useQuery(assignmentsQuery)
  if (isPending) return <Arriving />
  if (!data || data.items.length === 0) return null
  const shown = data.items.slice(0, MOST_SHOWN)
  const more = data.total - shown.length
  return (
    <Card
      title="Newly assigned to me"
      count={data.total}
      actions={
        <Link to={MY_TASKS} params={{ companyDomain: company.domain }}>
          {more > 0 ? `${more} more in My Tasks` : 'My Tasks'}
        </Link>
      }
      flush
    >
      <ul>
        {shown.map((assignment) => (
          <NewTask key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </Card>
  )
}

function NewTask({ assignment }: { assignment: Assignment }) {
  const { company } = useWorkspaceViewer()
  const { mutate: dismiss } = useDismissAssignment()
  const { id, title, project, assignedBy, assignedAt, dueDate } = assignment
  return (
    <Row as="li" gap={3} className={classes.task}>
      <ProjectLogo project={project} />
      <Stack as="span" grow shrinks size={12} className={classes.taskNames}>
        <Link to={TASK} params={{ companyDomain: company.domain, projectID: project.id, taskID: id }}>
          {title}
        </Link>
        <Row as="span" gap="6px" shrinks tone="third" className={classes.place}>
          <span>
            {project.name} · {assignedBy.displayName}, {momentText(assignedAt)}
          </span>
        </Row>
      </Stack>
      {dueDate !== null && (
        <Text rigid letters={12} tone="third" figures className={classes.due}>
          Due {formatDay(dueDate)}
        </Text>
      )}
      <ActionIcon aria-label={`Dismiss ${title}`} onClick={() => dismiss(id)}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Row>
  )
}
