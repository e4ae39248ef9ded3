import { Checkbox, UnstyledButton } from '@mantine/core'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { serverNow } from '../../api/server-clock'
import { listStateInstead } from '../../ui/lists/list-states'
import { OutdatedMark, outdatedRows } from '../../ui/lists/outdated-rows'
import { toggled } from '../../ui/lists/selection'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import { Avatar } from '../../ui/people/avatar'
import classes from './approval-cards.module.css'
import { EntryLine } from './approval-entry'
import { entriesText, firstsOfWeeks, groupName, notesOf, periodText, shownEntries } from './approval-group'
import type { ApprovalListProps } from './approval-list'
import { Note, ProjectCell } from './approval-table'
import type { ListedGroup } from './use-listed-approvals'
import { waitingText } from './waiting-text'

/** What waits, on a phone: a card for each group. */
export function ApprovalCards(props: ApprovalListProps) {
  const { groups, label, isOutdated = false } = props
  const instead = listStateInstead(props, groups?.length)
  const firsts = firstsOfWeeks(groups ?? [])
  if (instead) return <div className={classes.frame}>{instead}</div>
  return (
    <div>
      <OutdatedMark isOutdated={isOutdated} />
      <ul className={classes.cards} aria-label={label} aria-busy={!groups || isOutdated} {...outdatedRows(isOutdated)}>
        {groups
          ? groups.map((group) => (
              <GroupCard key={group.id} {...props} group={group} isFirstOfWeek={firsts.has(group.id)} />
            ))
          : placesOf(5).map((place) => (
              <li key={place} className={classes.card} aria-hidden>
                <Skeleton shape="avatar" index={place} />
                <Skeleton index={place + 1} />
              </li>
            ))}
      </ul>
    </div>
  )
}

const taskOf = ({ requests }: ListedGroup): string => requests[0]?.timeSheetSubmission.task?.title ?? 'No task'

function GroupCard({
  group,
  isFirstOfWeek,
  isByEntry,
  selection,
  unfolded,
  onToggle,
  actions,
}: ApprovalListProps & { group: ListedGroup; isFirstOfWeek: boolean }) {
  const { id, employee, requests } = group
  const isSelected = selection.selected.has(id)
  const isUnfolded = unfolded.has(id)
  const entriesId = useId()
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown
  return (
    <li className={classes.card} data-selected={isSelected || undefined}>
      <div className={classes.head}>
        <Checkbox
          size="md"
          aria-label={`Select ${groupName(group)}`}
          checked={isSelected}
          onChange={() => selection.onChange(toggled(selection.selected, id))}
        />
        <Avatar
          name={employee.displayName}
          initials={employee.displayInitials}
          image={employee.profileImage}
          colourKey={employee.id}
          size="md"
          decorative
        />
        <span className={classes.who}>
          <b>{employee.displayName}</b>
          <ProjectCell group={group} />
        </span>
        <span className={classes.time}>
          <b>{formatDuration(group.duration)}</b>
          <span>{waitingText(group.waitingSince, serverNow())}</span>
        </span>
      </div>
      <UnstyledButton
        className={classes.unfold}
        aria-expanded={isUnfolded}
        aria-controls={entriesId}
        onClick={() => onToggle(id)}
      >
        {periodText(group.from, group.to)} · {isByEntry ? taskOf(group) : entriesText(requests.length)}
        <Chevron size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {isByEntry &&
        !isUnfolded &&
        requests.map(({ id: entry, timeSheetSubmission: { comment } }) => (
          <span key={entry} className={classes.comment}>
            {comment || 'No comment'}
          </span>
        ))}
      {notesOf(group, isFirstOfWeek).map((note) => (
        <span key={note} className={classes.note}>
          <Note>{note}</Note>
        </span>
      ))}
      {isUnfolded && (
        <ul id={entriesId} className={classes.entries}>
          {shownEntries(group).map((shown) => (
            <EntryLine key={shown.request.id} {...shown} actions={actions} />
          ))}
        </ul>
      )}
    </li>
  )
}
