import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconArrowsExchange, IconCheck, IconHistory, IconPencil, IconX } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/menus/action-menu'
import { describeSubmission, titleOfLogged, UNSPECIFIED_TIME } from '../loggables/submission-words'
import { clockText, useReadersTimeZone } from '../reader/readers-time'
import { amendedText } from './amended-text'
import type { ShownEntry } from './approval-group'
import classes from './approvals.module.css'
import { DecideButtons } from './decide-buttons'
import { soleGroup, type WaitingRequest } from './sole-group'
import type { ApprovalActions } from './use-approval-actions'

interface EntryProps {
  readonly request: WaitingRequest
  readonly actions: ApprovalActions
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

const weekday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })

const dayText = (day: string): string => `${weekday(day)} ${formatDay(day)}`

function useTimeText({ from, to }: TimeSheetSubmission): string {
  const timeZone = useReadersTimeZone()
  return to === undefined ? UNSPECIFIED_TIME : `${clockText(from, timeZone)} – ${clockText(to, timeZone)}`
}

/** One request of a group, in the columns of the group. */
export function EntryRow(props: EntryProps & ShownEntry & { readonly isLast: boolean }) {
  const { request, duration, chargeableDuration, isLast, actions } = props
  const { timeSheetSubmission: submission } = request
  const time = useTimeText(submission)
  const amended = amendedText(submission)
  return (
    <tr className={classes.entry} data-last={isLast || undefined}>
      <td data-check />
      <td className={classes.entryDay}>{dayText(submission.day)}</td>
      <td className={classes.entryTask}>
        {submission.task?.title}
        <span className={submission.task ? classes.role : classes.none}>
          {submission.roleName ?? (submission.task ? null : 'No task')}
        </span>
      </td>
      <td className={classes.quiet}>{time}</td>
      <td data-align="end">{formatDuration(duration)}</td>
      <td data-align="end" className={classes.quiet}>
        {formatDuration(chargeableDuration)}
      </td>
      <td colSpan={2} className={classes.entryComment}>
        {submission.comment || <span className={classes.none}>No comment</span>}
        {amended && <span className={classes.amended}>{amended}</span>}
      </td>
      <td>
        <span className={classes.decide}>
          <EntryMenu request={request} actions={actions} />
        </span>
      </td>
    </tr>
  )
}

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** The same on a phone, or where it stands alone: then it says whose it is, and is decided on with one press. */
export function EntryLine(props: EntryProps & Pick<ShownEntry, 'duration'> & { readonly isAlone?: boolean }) {
  const { request, duration, actions, isAlone = false } = props
  const { timeSheetSubmission: submission } = request
  const { day, task, roleName, employee } = submission
  const time = useTimeText(submission)
  const amended = amendedText(submission)
  return (
    <li className={classes.line} data-alone={isAlone || undefined}>
      <span className={classes.lineWords}>
        {isAlone && <b>{joined(employee.displayName, titleOfLogged(submission))}</b>}
        {isAlone ? <span>{joined(dayText(day), task?.title)}</span> : <b>{joined(dayText(day), task?.title)}</b>}
        <span>{joined(time, roleName)}</span>
        <span>{submission.comment || 'No comment'}</span>
        {amended && <span>{amended}</span>}
      </span>
      <span className={classes.lineTime}>{formatDuration(duration)}</span>
      <span className={classes.decide}>
        {isAlone && <DecideButtons group={soleGroup(request)} actions={actions} />}
        <EntryMenu request={request} actions={actions} />
      </span>
    </li>
  )
}

/** What else may be done with one entry. */
export function EntryMenu({ request, actions }: EntryProps) {
  const { timeSheetSubmission: submission } = request
  const { open, approve, askToDeny } = actions
  const group = soleGroup(request)
  return (
    <ActionMenu
      label={`Actions for ${describeSubmission(submission)}`}
      actions={[
        { label: 'Approve', icon: <IconCheck {...icon} />, onSelect: () => approve([group]) },
        { label: 'Deny…', icon: <IconX {...icon} />, onSelect: () => askToDeny([group]) },
        {
          label: 'Change project…',
          icon: <IconArrowsExchange {...icon} />,
          onSelect: () => open({ kind: 'changeProject', submission }),
        },
        { label: 'Amend…', icon: <IconPencil {...icon} />, onSelect: () => open({ kind: 'amend', submission }) },
        { label: 'History', icon: <IconHistory {...icon} />, onSelect: () => open({ kind: 'history', submission }) },
      ]}
    />
  )
}
