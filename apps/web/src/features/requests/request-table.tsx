import { Button } from '@mantine/core'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { StatusBadge } from '../../ui/chips/status-badge'
import { momentText } from '../../ui/dates/moment-text'
import { icon } from '../../ui/icon'
import { Row, Stack, Text } from '../../ui/layout/box'
import { type Column, DataTable } from '../../ui/lists/data-table'
import type { ListStates } from '../../ui/lists/list-states'
import { Face } from '../../ui/people/face'
import { useReadersTimeZone } from '../reader/readers-time'
import { OnAnInvoice } from '../workspaces/on-an-invoice'
import type { RequestDialog } from './request-dialogs'
import { type AnyRequest, type RequestTypeViews, type ShownRequest, viewOf } from './request-type-view'
import classes from './requests.module.css'

interface RequestTableProps extends ListStates {
  readonly views: RequestTypeViews
  readonly label: string
  /** Absent while the requests load for the first time. */
  readonly requests: readonly AnyRequest[] | undefined
  readonly onOpen: (dialog: RequestDialog) => void
  /** The requests are decided, so there is a column for comments. */
  readonly isDecided?: boolean
  /** The requests of other people, whose time sheets are not the reader's. */
  readonly isOfOthers?: boolean
  readonly isInCard?: boolean
}

/** A request with what the table shows of it. */
interface RequestRow extends ShownRequest {
  readonly id: string
  readonly request: AnyRequest
  readonly correcting: string
}

const rowsOf = (views: RequestTypeViews, requests: readonly AnyRequest[]): RequestRow[] =>
  requests.flatMap((request) => {
    const view = viewOf(views, request.requestType)
    return view ? [{ id: request.id, request, correcting: view.correcting, ...view.show(request) }] : []
  })

/** Headings of columns that several types share. */
const HEADINGS = { title: 'Request', amount: 'Amount' }

const headingsOf = ([only, ...others]: RequestTypeViews) => (only && others.length === 0 ? only.headings : HEADINGS)

/** Requests: what they are about, their state, and what the approver has said. */
export function RequestTable(props: RequestTableProps) {
  const { views, requests, onOpen, isDecided = false, isOfOthers = false, isInCard = false, ...states } = props
  const timeZone = useReadersTimeZone()
  return (
    <DataTable
      {...states}
      bare={isInCard}
      fixed
      rows={requests && rowsOf(views, requests)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columnsOf({ headings: headingsOf(views), timeZone, isDecided, isOfOthers, onOpen }).filter(
        ({ id }) => (isDecided || id !== 'comment') && (isOfOthers || id !== 'employee'),
      )}
      onOpen={({ request }) => onOpen({ kind: 'history', request })}
      height="tall"
      skeletonRows={3}
    />
  )
}

/** Who is to decide, or has decided. */
function deciderText({ state, approver, approvedBy, isAutoApproved }: AnyRequest): string {
  if (isAutoApproved) return 'Automatically'
  if (state === 'waitingForApproval') return approver ? `with ${approver.displayName}` : ''
  const who = approvedBy ?? approver
  return who ? `by ${who.displayName}` : ''
}

interface Shown {
  readonly headings: typeof HEADINGS
  readonly timeZone: string
  readonly isDecided: boolean
  readonly isOfOthers: boolean
  readonly onOpen: (dialog: RequestDialog) => void
}

function columnsOf({ headings, timeZone, isDecided, isOfOthers, onOpen }: Shown): Column<RequestRow>[] {
  return [
    {
      id: 'employee',
      header: 'Employee',
      width: 180,
      desktopOnly: true,
      skeleton: 'avatar',
      cell: ({ request: { employee } }) => (
        <Row as="span" gap={2} shrinks>
          <Face person={employee} decorative />
          <Text shrinks weight="medium" className={classes.who} title={employee.displayName}>
            {employee.displayName}
          </Text>
        </Row>
      ),
    },
    {
      id: 'what',
      header: headings.title,
      skeleton: 'logo',
      cell: (row) => <What row={row} isOfOthers={isOfOthers} onOpen={onOpen} />,
    },
    {
      id: 'day',
      header: 'Day',
      width: 104,
      desktopOnly: true,
      cell: ({ day }) => (
        <Text tone="second" figures oneLine>
          {formatDay(day)}
        </Text>
      ),
    },
    {
      id: 'logged',
      header: headings.amount,
      width: 88,
      align: 'end',
      desktopOnly: true,
      cell: ({ amount }) => <Text weight="semi">{amount}</Text>,
    },
    {
      id: 'state',
      header: 'State',
      width: 128,
      cell: (row) => (
        <Stack as="span" className={classes.state} gap="hair" align="start" shrinks>
          {row.state ?? <StatusBadge state={row.request.state} short />}
          {isOfOthers ? (
            <span className={classes.phoneOnly}>
              <RequestAction row={row} onOpen={onOpen} />
            </span>
          ) : (
            <Text size={12} tone="third" className={classes.decider} title={deciderText(row.request)}>
              {deciderText(row.request)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'comment',
      header: 'Reason',
      desktopOnly: true,
      cell: ({ request: { comment } }) =>
        comment ? (
          <Text tone="second" twoLines breaks title={comment}>
            {comment}
          </Text>
        ) : (
          <Text tone="third">–</Text>
        ),
    },
    {
      id: 'when',
      header: isDecided ? 'Decided' : 'Submitted',
      width: 132,
      desktopOnly: true,
      cell: ({ request: { submittedAt, decidedAt } }) => (
        <Text tone="second" figures oneLine>
          {momentText(decidedAt ?? submittedAt, timeZone)}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hiddenHeader: true,
      width: isDecided ? (isOfOthers ? 208 : 184) : 16,
      desktopOnly: true,
      align: 'end',
      cell: (row) => <RequestAction row={row} onOpen={onOpen} />,
    },
  ]
}

function What({ row, isOfOthers, onOpen }: RequestActionProps & { readonly isOfOthers: boolean }) {
  const { company } = useWorkspaceViewer()
  const { request, title, picture, day, amount, detail, comment, link } = row
  const more = [detail, comment].filter(Boolean).join(' · ')
  return (
    <Row as="span" gap={2} shrinks>
      {picture('xs')}
      <Stack as="span" className={classes.what} shrinks>
        {isOfOthers && <span className={classes.phoneOnly}>{request.employee.displayName}</span>}
        {isOfOthers ? (
          <b title={title}>{title}</b>
        ) : (
          <Link {...link} params={{ companyDomain: company.domain }} title={title}>
            {title}
          </Link>
        )}
        <span className={classes.phoneOnly}>
          {formatDay(day)} · {amount}
        </span>
        {more && (
          <span className={classes.more} title={more}>
            {more}
          </span>
        )}
        {request.comment && (
          <span className={classes.phoneOnly}>
            Reason: <q>{request.comment}</q>
          </span>
        )}
        {!isOfOthers && (
          <span className={classes.phoneOnly}>
            <RequestAction row={row} onOpen={onOpen} />
          </span>
        )}
      </Stack>
    </Row>
  )
}

/** What the reader can do about a decision. */
function RequestAction({ row: { request, correcting, can, invoiceItemID }, onOpen }: RequestActionProps) {
  if (can.correct)
    return (
      <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'correct', request })}>
        {correcting}
      </Button>
    )
  const action = (label: string, kind: RequestDialog['kind']) => (
    <Button size="xs" variant="subtle" className={classes.reopen ?? ''} onClick={() => onOpen({ kind, request })}>
      {label}
    </Button>
  )
  if (invoiceItemID !== undefined && !can.reopen)
    return (
      <Row as="span" gap={1} size={12} tone="third" inline oneLine>
        <IconLock {...icon} size={14} />
        <OnAnInvoice itemID={invoiceItemID} />
      </Row>
    )
  if (!can.reopen && !can.cancel) return null
  return (
    <Row as="span" wrap justify="end">
      {can.cancel && action('Cancel…', 'cancel')}
      {can.reopen && action('Reopen…', 'reopen')}
    </Row>
  )
}

interface RequestActionProps {
  readonly row: RequestRow
  readonly onOpen: (dialog: RequestDialog) => void
}
