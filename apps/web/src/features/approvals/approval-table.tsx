import { serverNow } from '../../api/server-clock'
import { Row, Stack, Text } from '../../ui/layout/box'
import { type Column, DataTable } from '../../ui/lists/data-table'
import { Face } from '../../ui/people/face'
import { useReadersTimeZone } from '../reader/readers-time'
import type { ShownEntry, ShownGroup } from '../requests/request-type-view'
import { EntryMenu, EntryRow } from './approval-entry'
import { entriesText, groupName, periodText } from './approval-group'
import type { ApprovalListProps } from './approval-list'
import { Note } from './approval-note'
import classes from './approvals.module.css'
import { DecideButtons } from './decide-buttons'
import type { ListedGroup } from './use-listed-approvals'
import { waitingText } from './waiting-text'

interface ApprovalTableProps extends ApprovalListProps {
  /** The groups that a key pressed on a row decides on: the selection, if there is one. */
  readonly decided: (group: ListedGroup) => readonly ListedGroup[]
}

/** The waiting groups, a row for each, its entries below it in the same columns. */
export function ApprovalTable(props: ApprovalTableProps) {
  const { view, groups, isByEntry, selection, unfolded, onToggle, actions, decided, ...states } = props
  const timeZone = useReadersTimeZone()
  const entriesOf = (group: ListedGroup) => view.inbox.showEntries(group, timeZone)
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
      rowName={(group) => groupName(view, group)}
      columns={columnsOf(props, entriesOf)}
      selection={selection}
      onOpen={({ id }) => onToggle(id)}
      onKey={onKey}
      rowsBelow={(group) =>
        unfolded.has(group.id) &&
        entriesOf(group).map((entry, index, { length }) => (
          <EntryRow key={entry.request.id} view={view} entry={entry} isLast={index === length - 1} actions={actions} />
        ))
      }
      height="tall"
      skeletonRows={5}
    />
  )
}

function columnsOf(
  { view, groups, isByEntry, actions, unfolded }: ApprovalTableProps,
  entriesOf: (group: ListedGroup) => readonly ShownEntry[],
): Column<ListedGroup>[] {
  const now = serverNow()
  const shown = view.inbox.show(groups ?? [])
  const [firstAmount, ...otherAmounts] = view.inbox.amounts
  return [
    {
      id: 'employee',
      header: 'Employee',
      width: 184,
      skeleton: 'avatar',
      cell: ({ id, employee, decidesFor }) => (
        <Row as="span" gap={2} shrinks data-unfolded={unfolded.has(id) || undefined}>
          <Face person={employee} decorative />
          <Stack as="span" shrinks>
            <Text weight="medium" ellipsis>
              {employee.displayName}
            </Text>
            {decidesFor && (
              <Text size={12} tone="second" ellipsis>
                for {decidesFor.displayName}
              </Text>
            )}
          </Stack>
        </Row>
      ),
    },
    {
      id: 'about',
      header: view.inbox.about,
      skeleton: 'logo',
      cell: ({ key }) => <AboutCell group={shown.get(key)} />,
    },
    {
      id: 'period',
      header: isByEntry ? 'Day' : 'Period',
      width: 176,
      cell: (group) => (
        <Text className={classes.period} block figures oneLine>
          {periodText(group.from, group.to)}
          <span>{isByEntry ? entriesOf(group)[0]?.title : entriesText(group.requests.length)}</span>
        </Text>
      ),
    },
    ...(firstAmount
      ? [
          {
            ...firstAmount,
            align: 'end' as const,
            cell: ({ key }: ListedGroup) => (
              <Text weight="semi" oneLine>
                {shown.get(key)?.amounts[0]}
              </Text>
            ),
          },
        ]
      : []),
    ...otherAmounts.map((amount, index) => ({
      ...amount,
      align: 'end' as const,
      cell: ({ key }: ListedGroup) => <span className={classes.quiet}>{shown.get(key)?.amounts[index + 1]}</span>,
    })),
    {
      id: 'note',
      header: isByEntry ? 'Comment' : 'Note',
      cell: (group) => (
        <NoteCell
          notes={shown.get(group.key)?.notes ?? []}
          comment={isByEntry ? entriesOf(group)[0]?.comment : undefined}
        />
      ),
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
        <Row as="span" gap={1} justify="end" className={classes.decide}>
          <DecideButtons group={group} name={groupName(view, group)} actions={actions} />
          {isByEntry &&
            entriesOf(group).map((entry) => (
              <EntryMenu key={entry.request.id} view={view} entry={entry} actions={actions} />
            ))}
        </Row>
      ),
    },
  ]
}

export function AboutCell({ group }: { group: ShownGroup | undefined }) {
  return (
    <Row as="span" gap={2} shrinks>
      {group?.picture}
      <Text shrinks ellipsis>
        {group?.title}
      </Text>
    </Row>
  )
}

function NoteCell({ notes, comment }: { notes: readonly string[]; comment: string | undefined }) {
  if (notes.length === 0 && !comment) return <span className={classes.none}>–</span>
  return (
    <Stack as="span" style={{ paddingBlock: 4 }}>
      {comment && (
        <Text tone="second" twoLines breaks title={comment}>
          {comment}
        </Text>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </Stack>
  )
}
