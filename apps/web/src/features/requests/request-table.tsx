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
import { Avatar } from '../../ui/people/avatar'
import { LoggedLogo } from '../loggables/logged-logo'
import { describeSubmission, titleOfLogged } from '../loggables/submission-words'
import { useReadersTimeZone } from '../reader/readers-time'
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
  readonly isInCard?: boolean
}

const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** Requests: what they are about, how they stand, and what whoever decided has said. */
export function RequestTable(props: RequestTableProps) {
  const { requests, onOpen, isDecided = false, isOfOthers = false, isInCard = false, ...states } = props
  const timeZone = useReadersTimeZone()
  return (
    <DataTable
      {...states}
      bare={isInCard}
      fixed
      rows={requests}
      rowKey={({ id }) => id}
      rowName={nameOf}
      columns={columnsOf({ timeZone, isDecided, isOfOthers, onOpen }).filter(
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
  if (isAutoApproved) return 'Automatically'
  if (state === 'waitingForApproval') return approver ? `with ${approver.displayName}` : ''
  const who = approvedBy ?? approver
  return who ? `by ${who.displayName}` : ''
}

interface Shown {
  readonly timeZone: string
  readonly isDecided: boolean
  readonly isOfOthers: boolean
  readonly onOpen: (dialog: RequestDialog) => void
}

function columnsOf({ timeZone, isDecided, isOfOthers, onOpen }: Shown): Column<Request>[] {
  return [
    {
      id: 'employee',
      header: 'Employee',
      width: 180,
      desktopOnly: true,
      skeleton: 'avatar',
      cell: ({ employee }) => (
        <span className={classes.cell}>
          <Avatar
            name={employee.displayName}
            initials={employee.displayInitials}
            image={employee.profileImage}
            colourKey={employee.id}
            decorative
          />
          <span className={classes.who} title={employee.displayName}>
            {employee.displayName}
          </span>
        </span>
      ),
    },
    {
      id: 'what',
      header: 'Project',
      skeleton: 'logo',
      cell: (request) => <What request={request} isOfOthers={isOfOthers} onOpen={onOpen} />,
    },
    {
      id: 'day',
      header: 'Day',
      width: 104,
      desktopOnly: true,
      cell: ({ timeSheetSubmission }) => <span className={classes.when}>{formatDay(timeSheetSubmission?.day)}</span>,
    },
    {
      id: 'logged',
      header: 'Logged',
      width: 88,
      align: 'end',
      desktopOnly: true,
      cell: ({ timeSheetSubmission }) => (
        <span className={classes.logged}>{formatDuration(timeSheetSubmission?.duration ?? 0)}</span>
      ),
    },
    {
      id: 'state',
      header: 'State',
      width: 128,
      cell: (request) => (
        <span className={classes.state}>
          <StatusBadge state={request.state} short />
          {isOfOthers ? (
            <span className={classes.phoneOnly}>
              <RequestAction request={request} onOpen={onOpen} />
            </span>
          ) : (
            <span className={classes.decider} title={deciderText(request)}>
              {deciderText(request)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'comment',
      header: 'Reason',
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
      width: 132,
      desktopOnly: true,
      cell: ({ submittedAt, decidedAt }) => (
        <span className={classes.when}>{momentText(decidedAt ?? submittedAt, timeZone)}</span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hiddenHeader: true,
      width: isDecided ? (isOfOthers ? 104 : 184) : 16,
      desktopOnly: true,
      align: 'end',
      cell: (request) => <RequestAction request={request} onOpen={onOpen} />,
    },
  ]
}

function What({ request, isOfOthers, onOpen }: RequestActionProps & { readonly isOfOthers: boolean }) {
  const { company } = useWorkspaceViewer()
  const { timeSheetSubmission: submission, employee, comment } = request
  if (!submission) return null
  const title = titleOfLogged(submission)
  const more = [submission.task?.title, submission.comment].filter(Boolean).join(' · ')
  return (
    <span className={classes.cell}>
      <LoggedLogo of={submission} size="xs" />
      <span className={classes.what}>
        {isOfOthers && <span className={classes.phoneOnly}>{employee.displayName}</span>}
        {isOfOthers ? (
          <b title={title}>{title}</b>
        ) : (
          <Link
            to={TIME_SHEET}
            params={{ companyDomain: company.domain }}
            search={{ from: submission.day }}
            title={title}
          >
            {title}
          </Link>
        )}
        <span className={classes.phoneOnly}>
          {formatDay(submission.day)} · {formatDuration(submission.duration)}
        </span>
        {more && (
          <span className={classes.more} title={more}>
            {more}
          </span>
        )}
        {comment && (
          <span className={classes.phoneOnly}>
            Reason: <q>{comment}</q>
          </span>
        )}
        {!isOfOthers && (
          <span className={classes.phoneOnly}>
            <RequestAction request={request} onOpen={onOpen} />
          </span>
        )}
      </span>
    </span>
  )
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
      <Button
        size="xs"
        variant="subtle"
        className={classes.reopen ?? ''}
        onClick={() => onOpen({ kind: 'reopen', submission })}
      >
        Reopen…
      </Button>
    )
  return null
}

interface RequestActionProps {
  readonly request: Request
  readonly onOpen: (dialog: RequestDialog) => void
}
