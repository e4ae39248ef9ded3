import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconArrowsExchange, IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/menus/action-menu'
import { useReadersTimeZone } from '../projects/use-day-text'
import { clockText } from '../time-sheets/readers-time'
import { describeSubmission, UNSPECIFIED_TIME } from '../time-sheets/submission-words'
import { amendedText } from './amended-text'
import classes from './approvals.module.css'
import { soleGroup } from './sole-group'
import type { ApprovalActions } from './use-approval-actions'

interface EntryProps {
  readonly submission: TimeSheetSubmission
  readonly actions: ApprovalActions
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

const weekday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })

function useTimeText({ from, to }: TimeSheetSubmission): string {
  const timeZone = useReadersTimeZone()
  return to === undefined ? UNSPECIFIED_TIME : `${clockText(from, timeZone)} – ${clockText(to, timeZone)}`
}

/** One request of a group, in the columns of the group. */
export function EntryRow({ submission, isLast, actions }: EntryProps & { readonly isLast: boolean }) {
  const time = useTimeText(submission)
  const amended = amendedText(submission)
  return (
    <tr className={classes.entry} data-last={isLast || undefined}>
      <td data-check />
      <td className={classes.entryDay}>
        {weekday(submission.day)} {formatDay(submission.day)}
      </td>
      <td className={classes.entryTask}>{submission.task?.title ?? <span className={classes.none}>No task</span>}</td>
      <td className={classes.quiet}>{time}</td>
      <td data-align="end">{formatDuration(submission.duration)}</td>
      <td data-align="end" className={classes.quiet}>
        {formatDuration(submission.chargeableDuration)}
      </td>
      <td colSpan={2} className={classes.entryComment}>
        {submission.comment || <span className={classes.none}>No comment</span>}
        {amended && <span className={classes.amended}>{amended}</span>}
      </td>
      <td>
        <span className={classes.decide}>
          <EntryMenu submission={submission} actions={actions} />
        </span>
      </td>
    </tr>
  )
}

/** The same on a phone. */
export function EntryLine({ submission, actions }: EntryProps) {
  const time = useTimeText(submission)
  const amended = amendedText(submission)
  return (
    <li className={classes.line}>
      <span className={classes.lineWords}>
        <b>
          {weekday(submission.day)} {formatDay(submission.day)} · {submission.task?.title ?? time}
        </b>
        <span>{submission.comment || 'No comment'}</span>
        {amended && <span>{amended}</span>}
      </span>
      <span className={classes.lineTime}>{formatDuration(submission.duration)}</span>
      <EntryMenu submission={submission} actions={actions} />
    </li>
  )
}

function EntryMenu({ submission, actions }: EntryProps) {
  const { open, approve, askToDeny } = actions
  const group = soleGroup(submission)
  return (
    <ActionMenu
      label={`Actions of ${describeSubmission(submission)}`}
      actions={[
        { label: 'Approve', icon: <IconCheck {...icon} />, onSelect: () => approve([group]) },
        { label: 'Deny…', icon: <IconX {...icon} />, onSelect: () => askToDeny([group]) },
        {
          label: 'Change project…',
          icon: <IconArrowsExchange {...icon} />,
          onSelect: () => open({ kind: 'changeProject', submission }),
        },
        { label: 'Amend…', icon: <IconPencil {...icon} />, onSelect: () => open({ kind: 'amend', submission }) },
      ]}
    />
  )
}
