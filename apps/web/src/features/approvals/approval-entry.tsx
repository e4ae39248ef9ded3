import { formatDay } from '@praxis/domain/calendar/day'
import { IconCheck, IconHistory, IconX } from '@tabler/icons-react'
import { icon } from '../../ui/icon'
import { Row, Stack, Text } from '../../ui/layout/box'
import { ActionMenu } from '../../ui/menus/action-menu'
import type { ApprovalTypeView, ShownEntry } from '../requests/request-type-view'
import { groupName } from './approval-group'
import classes from './approvals.module.css'
import { DecideButtons } from './decide-buttons'
import type { ApprovalActions } from './use-approval-actions'

interface EntryProps {
  readonly view: ApprovalTypeView
  readonly entry: ShownEntry
  readonly actions: ApprovalActions
}

const weekday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })

const dayText = (day: string): string => `${weekday(day)} ${formatDay(day)}`

/** Employee, about, period, note, waiting and the buttons, before and after the amounts; and the check box. */
const OTHER_COLUMNS = 7

/** One request of a group, in the columns of the group, and below it what the approver should know. */
export function EntryRow({ view, entry, isLast, actions }: EntryProps & { readonly isLast: boolean }) {
  const details = view.inbox.detailsOf?.(entry.request)
  return (
    <>
      <EntryCells view={view} entry={entry} isLast={isLast && !details} actions={actions} />
      {details && (
        <tr className={classes.entry} data-last={isLast || undefined}>
          <td data-check />
          <td colSpan={OTHER_COLUMNS - 1 + view.inbox.amounts.length}>{details}</td>
        </tr>
      )}
    </>
  )
}

function EntryCells({ view, entry, isLast, actions }: EntryProps & { readonly isLast: boolean }) {
  const { title, untitled, detail, day, when, amounts, comment, trace } = entry
  const [first, ...others] = amounts
  return (
    <tr className={classes.entry} data-last={isLast || undefined}>
      <td data-check />
      <td className={classes.entryDay}>{dayText(day)}</td>
      <td className={classes.entryTask}>
        {title}
        <span className={title ? classes.role : classes.none}>{detail ?? (title ? null : untitled)}</span>
      </td>
      <td className={classes.quiet}>{when}</td>
      <td data-align="end">{first}</td>
      {others.map((amount, index) => (
        <td key={view.inbox.amounts[index + 1]?.id} data-align="end" className={classes.quiet}>
          {amount}
        </td>
      ))}
      <td colSpan={2} className={classes.entryComment}>
        {comment || <span className={classes.none}>No comment</span>}
        {trace && (
          <Text block tone="third" size={12}>
            {trace}
          </Text>
        )}
      </td>
      <td>
        <Row as="span" gap={1} justify="end" className={classes.decide}>
          <EntryMenu view={view} entry={entry} actions={actions} />
        </Row>
      </td>
    </tr>
  )
}

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** One request on a phone, or where it is listed alone: then it says whose it is, and is decided on with one press. */
export function EntryLine({ view, entry, actions, isAlone = false }: EntryProps & { readonly isAlone?: boolean }) {
  const { who, about, title, detail, day, when, amounts, comment, trace } = entry
  const group = view.inbox.groupOf(entry.request)
  return (
    <Row as="li" className={classes.line} gap={2} align="start" size={13} data-alone={isAlone || undefined}>
      <Stack as="span" className={classes.lineWords} grow shrinks breaks>
        {isAlone && (
          <Text as="b" weight="medium">
            {joined(who, about)}
          </Text>
        )}
        {isAlone ? (
          <span>{joined(dayText(day), title)}</span>
        ) : (
          <Text as="b" weight="medium">
            {joined(dayText(day), title)}
          </Text>
        )}
        <span>{joined(when, detail)}</span>
        <span>{comment || 'No comment'}</span>
        {trace && <span>{trace}</span>}
        {view.inbox.detailsOf?.(entry.request)}
      </Stack>
      <Text figures oneLine className={classes.lineTime}>
        {amounts[0]}
      </Text>
      <Row as="span" gap={1} justify="end" className={classes.decide}>
        {isAlone && <DecideButtons group={group} name={groupName(view, group)} actions={actions} />}
        <EntryMenu view={view} entry={entry} actions={actions} />
      </Row>
    </Row>
  )
}

/** What else may be done with one entry. */
export function EntryMenu({ view, entry: { request, who, name }, actions }: EntryProps) {
  const { open, approve, askToDeny } = actions
  const group = view.inbox.groupOf(request)
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Approve', icon: <IconCheck {...icon} />, onSelect: () => approve([group]) },
        { label: 'Deny…', icon: <IconX {...icon} />, onSelect: () => askToDeny([group]) },
        ...view.inbox.actionsOf(request).map(({ label, icon: ownIcon, dialog }) => ({
          label,
          icon: ownIcon,
          onSelect: () => open({ kind: 'other', content: dialog }),
        })),
        {
          label: 'History',
          icon: <IconHistory {...icon} />,
          onSelect: () => open({ kind: 'history', request: { id: request.id, who, name } }),
        },
      ]}
    />
  )
}
