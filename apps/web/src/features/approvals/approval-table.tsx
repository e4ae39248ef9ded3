import { formatDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle } from '@tabler/icons-react'
import { serverNow } from '../../api/server-clock'
import { type Column, DataTable } from '../../ui/lists/data-table'
import { Avatar } from '../../ui/people/avatar'
import { LoggedLogo } from '../loggables/logged-logo'
import { titleOfLogged } from '../loggables/submission-words'
import { EntryMenu, EntryRow } from './approval-entry'
import { entriesText, firstsOfWeeks, groupName, notesOf, periodText, shownEntries } from './approval-group'
import type { ApprovalListProps } from './approval-list'
import classes from './approvals.module.css'
import { DecideButtons } from './decide-buttons'
import type { ListedGroup } from './use-listed-approvals'
import { waitingText } from './waiting-text'

interface ApprovalTableProps extends ApprovalListProps {
  /** What a key on a row is meant for: the selection, if there is one. */
  readonly decided: (group: ListedGroup) => readonly ListedGroup[]
}

/** What waits, a line for each group, its entries below it in the same columns. */
export function ApprovalTable(props: ApprovalTableProps) {
  const { groups, isByEntry, selection, unfolded, onToggle, actions, decided, ...states } = props
  const onKey = (pressed: string, group: ListedGroup): boolean => {
    if (pressed === 'a') actions.byKey.approve(decided(group))
    else if (pressed === 'd') actions.byKey.askToDeny(decided(group))
    else return false
    return true
  }
  return (
    <DataTable
      {...states}
      rows={groups}
      fixed
      rowKey={({ id }) => id}
      rowName={groupName}
      columns={columnsOf(props)}
      selection={selection}
      onOpen={({ id }) => onToggle(id)}
      onKey={onKey}
      rowsBelow={(group) =>
        unfolded.has(group.id) &&
        shownEntries(group).map((shown, index, { length }) => (
          <EntryRow key={shown.request.id} {...shown} isLast={index === length - 1} actions={actions} />
        ))
      }
      height="tall"
      skeletonRows={5}
    />
  )
}

function columnsOf({ groups, isByEntry, actions, unfolded }: ApprovalTableProps): Column<ListedGroup>[] {
  const now = serverNow()
  const firsts = firstsOfWeeks(groups ?? [])
  return [
    {
      id: 'employee',
      header: 'Employee',
      width: 184,
      skeleton: 'avatar',
      cell: ({ id, employee }) => (
        <span className={classes.cell} data-unfolded={unfolded.has(id) || undefined}>
          <Avatar
            name={employee.displayName}
            initials={employee.displayInitials}
            image={employee.profileImage}
            colourKey={employee.id}
            decorative
          />
          <span className={classes.name}>{employee.displayName}</span>
        </span>
      ),
    },
    { id: 'project', header: 'Project', skeleton: 'logo', cell: (group) => <ProjectCell group={group} /> },
    {
      id: 'period',
      header: isByEntry ? 'Day' : 'Period',
      width: 176,
      cell: ({ from, to, requests }) => (
        <span className={classes.period}>
          {periodText(from, to)}
          <span>{isByEntry ? requests[0]?.timeSheetSubmission.task?.title : entriesText(requests.length)}</span>
        </span>
      ),
    },
    {
      id: 'logged',
      header: 'Logged',
      align: 'end',
      width: 92,
      cell: ({ duration }) => <span className={classes.logged}>{formatDuration(duration)}</span>,
    },
    {
      id: 'chargeable',
      header: 'Chargeable',
      align: 'end',
      width: 104,
      cell: ({ chargeableDuration }) => <span className={classes.quiet}>{formatDuration(chargeableDuration)}</span>,
    },
    {
      id: 'note',
      header: isByEntry ? 'Comment' : 'Note',
      cell: (group) => <NoteCell group={group} isByEntry={isByEntry} isFirstOfWeek={firsts.has(group.id)} />,
    },
    {
      id: 'waiting',
      header: 'Waiting',
      align: 'end',
      width: 96,
      cell: ({ waitingSince }) => <span className={classes.quiet}>{waitingText(waitingSince, now)}</span>,
    },
    {
      id: 'decide',
      header: 'Decide',
      hiddenHeader: true,
      width: isByEntry ? 136 : 100,
      cell: (group) => (
        <span className={classes.decide}>
          <DecideButtons group={group} actions={actions} />
          {isByEntry &&
            group.requests.map((request) => <EntryMenu key={request.id} request={request} actions={actions} />)}
        </span>
      ),
    },
  ]
}

export function ProjectCell({ group }: { group: ListedGroup }) {
  const logged = { project: group.project, client: group.requests[0]?.timeSheetSubmission.client ?? null }
  return (
    <span className={classes.cell}>
      <LoggedLogo of={logged} size="xs" />
      <span className={classes.project}>{titleOfLogged(logged)}</span>
    </span>
  )
}

interface NoteCellProps {
  readonly group: ListedGroup
  readonly isByEntry: boolean
  readonly isFirstOfWeek: boolean
}

function NoteCell({ group, isByEntry, isFirstOfWeek }: NoteCellProps) {
  const notes = notesOf(group, isFirstOfWeek)
  const comment = isByEntry ? group.requests[0]?.timeSheetSubmission.comment : undefined
  if (notes.length === 0 && !comment) return <span className={classes.none}>–</span>
  return (
    <span className={classes.notes}>
      {comment && (
        <span className={classes.comment} title={comment}>
          {comment}
        </span>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </span>
  )
}

export function Note({ children }: { children: string }) {
  return (
    <span className={classes.note}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {children}
    </span>
  )
}
