import { Button } from '@mantine/core'
import type { Request } from '@praxis/contract/requests'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { StatusBadge } from '../../ui/chips/status-badge'
import { momentText } from '../../ui/dates/moment-text'
import { type Column, DataTable } from '../../ui/lists/data-table'
import type { ListStates } from '../../ui/lists/list-states'
import { useReadersTimeZone } from '../projects/use-day-text'
import { describeSubmission, titleOfLogged } from '../time-sheets/submission-words'
import type { RequestDialog } from './request-dialogs'
import classes from './requests.module.css'

interface RequestTableProps extends ListStates {
  readonly label: string
  /** Absent while they load for the first time. */
  readonly requests: Request[] | undefined
  readonly onOpen: (dialog: RequestDialog) => void
  /** They are decided, so somebody may have said something. */
  readonly isDecided?: boolean
  /** Those of other people, whose time sheets are not the reader's. */
  readonly isOfOthers?: boolean
}

const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** One's requests: what they are about, how they stand, and what whoever decided has said. */
export function RequestTable({
  requests,
  onOpen,
  isDecided = false,
  isOfOthers = false,
  ...states
}: RequestTableProps) {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  return (
    <DataTable
      {...states}
      bare
      rows={requests}
      rowKey={({ id }) => id}
      rowName={nameOf}
      columns={columnsOf(company.domain, timeZone, { isDecided, isOfOthers }, onOpen).filter(
        ({ id }) => (isDecided || id !== 'comment') && (isOfOthers || id !== 'employee'),
      )}
      onOpen={({ timeSheetSubmission: submission }) => submission && onOpen({ kind: 'history', submission })}
      height="tall"
      skeletonRows={3}
    />
  )
}

const nameOf = ({ timeSheetSubmission }: Request): string =>
  timeSheetSubmission ? describeSubmission(timeSheetSubmission) : 'Request'

/** Who is to decide, or has decided. */
function deciderText({ state, approver, approvedBy, isAutoApproved }: Request): string {
  if (isAutoApproved) return 'automatically'
  if (state === 'waitingForApproval') return approver ? `with ${approver.displayName}` : ''
  const who = approvedBy ?? approver
  return who ? `by ${who.displayName}` : ''
}

function columnsOf(
  companyDomain: string,
  timeZone: string,
  { isDecided, isOfOthers }: { isDecided: boolean; isOfOthers: boolean },
  onOpen: (dialog: RequestDialog) => void,
): Column<Request>[] {
  return [
    {
      id: 'employee',
      header: 'Employee',
      desktopOnly: true,
      cell: ({ employee }) => <span className={classes.who}>{employee.displayName}</span>,
    },
    {
      id: 'what',
      header: 'Time sheet',
      cell: ({ timeSheetSubmission, employee, comment }) =>
        timeSheetSubmission && (
          <span className={classes.what}>
            {isOfOthers && <span className={classes.phoneOnly}>{employee.displayName}</span>}
            {isOfOthers ? (
              <b>{titleOfLogged(timeSheetSubmission)}</b>
            ) : (
              <Link to={TIME_SHEET} params={{ companyDomain }} search={{ from: timeSheetSubmission.day }}>
                {titleOfLogged(timeSheetSubmission)}
              </Link>
            )}
            <span>
              {formatDay(timeSheetSubmission.day)} · {formatDuration(timeSheetSubmission.duration)}
              {timeSheetSubmission.task && ` · ${timeSheetSubmission.task.title}`}
            </span>
            {timeSheetSubmission.comment && (
              <span className={classes.own} title={timeSheetSubmission.comment}>
                {timeSheetSubmission.comment}
              </span>
            )}
            {comment && (
              <span className={classes.phoneOnly}>
                Comment on the decision: <q>{comment}</q>
              </span>
            )}
          </span>
        ),
    },
    {
      id: 'state',
      header: 'State',
      cell: (request) => (
        <span className={classes.state}>
          <StatusBadge state={request.state} short />
          {!isOfOthers && <span className={classes.decider}>{deciderText(request)}</span>}
          <span className={classes.phoneOnly}>
            <RequestAction request={request} onOpen={onOpen} />
          </span>
        </span>
      ),
    },
    {
      id: 'comment',
      header: 'Comment on the decision',
      desktopOnly: true,
      cell: ({ comment }) =>
        comment ? (
          <span className={classes.comment} title={comment}>
            {comment}
          </span>
        ) : (
          <span className={classes.none}>–</span>
        ),
    },
    {
      id: 'when',
      header: isDecided ? 'Decided' : 'Submitted',
      desktopOnly: true,
      cell: ({ submittedAt, decidedAt }) => (
        <span className={classes.when}>{momentText(decidedAt ?? submittedAt, timeZone)}</span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hiddenHeader: true,
      desktopOnly: true,
      align: 'end',
      cell: (request) => <RequestAction request={request} onOpen={onOpen} />,
    },
  ]
}

/** What can be done about a decision. */
function RequestAction({ request: { timeSheetSubmission: submission }, onOpen }: RequestActionProps) {
  if (submission?.can.correct)
    return (
      <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'correct', submission })}>
        Correct and resubmit
      </Button>
    )
  if (submission?.can.reopen)
    return (
      <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'reopen', submission })}>
        Reopen…
      </Button>
    )
  return null
}

interface RequestActionProps {
  readonly request: Request
  readonly onOpen: (dialog: RequestDialog) => void
}
