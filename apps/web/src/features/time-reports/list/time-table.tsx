import type { SubmissionListQuery } from '@praxis/contract/time/time-reports'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { icon } from '../../../ui/icon'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { type Column, DataTable, type Sort } from '../../../ui/lists/data-table'
import type { ListStates } from '../../../ui/lists/list-states'
import type { Selection } from '../../../ui/lists/selection'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { Face } from '../../../ui/people/face'
import { describeSubmission } from '../../loggables/submission-words'
import { ProjectLink } from '../../projects/project-link'
import { amendedText } from '../../time-sheets/amended-text'

import { isUndecided } from './changeable-time'
import classes from './time-list.module.css'

/** The actions on an entry, for those who put the time of a project right. */
interface TimeActions {
  readonly onAmend: (submission: TimeSheetSubmission) => void
  readonly onMove: (submissions: readonly TimeSheetSubmission[]) => void
}

interface TimeTableProps extends ListStates {
  readonly label: string
  /** Absent while the entries load for the first time. */
  readonly items: TimeSheetSubmission[] | undefined
  readonly withProject: boolean
  readonly sortOrder: SubmissionListQuery['sortOrder']
  /** Absent where the order is fixed. */
  readonly onSort?: (order: SubmissionListQuery['sortOrder']) => void
  readonly selection?: Selection | undefined
  readonly actions?: TimeActions | undefined
}

const none = <Text tone="third">–</Text>

const nameOf = (submission: TimeSheetSubmission): string =>
  `${describeSubmission(submission)} by ${submission.employee.displayName}`

function Person({ submission, withProject }: { submission: TimeSheetSubmission; withProject: boolean }) {
  const { employee, day, request } = submission
  return (
    <Row as="span" gap="10px" shrinks>
      <Face person={employee} decorative />
      <Stack as="span" shrinks className={classes.lines}>
        <Box as="b" weight="medium" title={employee.displayName}>
          {employee.displayName}
        </Box>
        {withProject && <span className={classes.onPhone}>{loggedOn(submission)?.details.name ?? 'No project'}</span>}
        <span className={classes.onPhone}>
          {formatDay(day)}
          <StatusBadge state={request.state} short />
        </span>
      </Stack>
    </Row>
  )
}

/** What the time was spent on, and its comment. */
function Work({ submission }: { submission: TimeSheetSubmission }) {
  const { task, comment } = submission
  const amended = amendedText(submission)
  if (!task && !comment && !amended) return none
  return (
    <Stack as="span" shrinks className={classes.lines}>
      {task && (
        <Text weight="medium" twoLines breaks style={{ minWidth: 180 }} title={task.title}>
          {task.title}
        </Text>
      )}
      {comment && (
        <Text tone="second" twoLines breaks style={{ minWidth: 180 }} title={comment}>
          {comment}
        </Text>
      )}
      {amended && (
        <Text tone="third" size={12} breaks>
          {amended}
        </Text>
      )}
    </Stack>
  )
}

const columnsOf = (withProject: boolean, actions: TimeActions | undefined): Column<TimeSheetSubmission>[] => [
  {
    id: 'day',
    header: 'Day',
    sortable: true,
    width: 104,
    desktopOnly: true,
    cell: ({ day }) => (
      <Text figures oneLine>
        {formatDay(day)}
      </Text>
    ),
  },
  {
    id: 'employee',
    header: 'Person',
    sortable: true,
    width: 200,
    skeleton: 'avatar',
    cell: (submission) => <Person submission={submission} withProject={withProject} />,
  },
  ...(withProject
    ? [
        {
          id: 'project',
          header: 'Project',
          width: 180,
          desktopOnly: true,
          cell: ({ project, opportunity }: TimeSheetSubmission) =>
            opportunity ? (
              <Text ellipsis title={`${opportunity.details.name} (opportunity)`}>
                {opportunity.details.name}
              </Text>
            ) : project ? (
              <ProjectLink id={project.id} className={classes.project ?? ''}>
                <span title={project.details.name}>{project.details.name}</span>
              </ProjectLink>
            ) : (
              <Text tone="third">No project</Text>
            ),
        },
      ]
    : []),
  {
    id: 'work',
    header: 'Task and comment',
    desktopOnly: true,
    cell: (submission) => <Work submission={submission} />,
  },
  {
    id: 'role',
    header: 'Role',
    width: 130,
    desktopOnly: true,
    cell: ({ roleName }) =>
      roleName === null ? (
        none
      ) : (
        <span className={classes.role} title={roleName}>
          {roleName}
        </span>
      ),
  },
  {
    id: 'duration',
    header: 'Logged',
    sortable: true,
    align: 'end',
    width: 92,
    cell: ({ duration }) => (
      <Text figures oneLine>
        {formatDuration(duration)}
      </Text>
    ),
  },
  {
    id: 'chargeable',
    header: 'Chargeable',
    align: 'end',
    width: 100,
    desktopOnly: true,
    cell: ({ chargeableDuration }) =>
      chargeableDuration === 0 ? (
        <Text tone="third">0h 00m</Text>
      ) : (
        <Text figures oneLine>
          {formatDuration(chargeableDuration)}
        </Text>
      ),
  },
  {
    id: 'state',
    header: 'State',
    width: 130,
    desktopOnly: true,
    cell: ({ request }) => <StatusBadge state={request.state} short />,
  },
  ...(actions
    ? [
        {
          id: 'actions',
          header: 'Actions',
          hiddenHeader: true,
          align: 'end' as const,
          width: 48,
          cell: (submission: TimeSheetSubmission) =>
            isUndecided(submission) && (
              <ActionMenu
                label={`Actions for ${nameOf(submission)}`}
                actions={[
                  { label: 'Amend…', icon: <IconPencil {...icon} />, onSelect: () => actions.onAmend(submission) },
                  {
                    label: 'Move to another project…',
                    icon: <IconArrowsExchange {...icon} />,
                    onSelect: () => actions.onMove([submission]),
                  },
                ]}
              />
            ),
        },
      ]
    : []),
]

const sortOf = (order: SubmissionListQuery['sortOrder']): Sort =>
  order.startsWith('-')
    ? { column: order.slice(1), direction: 'descending' }
    : { column: order, direction: 'ascending' }

const ORDERS = {
  day: { ascending: 'day', descending: '-day' },
  duration: { ascending: 'duration', descending: '-duration' },
  employee: { ascending: 'employee', descending: '-employee' },
} as const

const isSorted = (column: string): column is keyof typeof ORDERS => column in ORDERS

export function TimeTable({ label, items, withProject, sortOrder, onSort, actions, ...props }: TimeTableProps) {
  return (
    <DataTable
      {...props}
      label={label}
      rows={items}
      rowKey={({ id }) => id}
      rowName={nameOf}
      columns={columnsOf(withProject, actions)}
      height="tall"
      skeletonRows={10}
      sort={sortOf(sortOrder)}
      onSort={onSort && (({ column, direction }) => isSorted(column) && onSort(ORDERS[column][direction]))}
    />
  )
}
