import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { serverNow } from '../../api/server-clock'
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/box'
import { listStateInstead } from '../../ui/lists/list-states'
import { OutdatedMark, outdatedRows } from '../../ui/lists/outdated-rows'
import { toggled } from '../../ui/lists/selection'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import { Face } from '../../ui/people/face'
import { useReadersTimeZone } from '../reader/readers-time'
import type { ShownGroup } from '../requests/request-type-view'
import classes from './approval-cards.module.css'
import { EntryLine } from './approval-entry'
import { entriesText, groupName, periodText } from './approval-group'
import type { ApprovalListProps } from './approval-list'
import { Note } from './approval-note'
import { AboutCell } from './approval-table'
import type { ListedGroup } from './use-listed-approvals'
import { waitingText } from './waiting-text'

/** The waiting groups on a phone: a card for each. */
export function ApprovalCards(props: ApprovalListProps) {
  const { view, groups, label, isOutdated = false } = props
  const instead = listStateInstead(props, groups?.length)
  const shown = view.inbox.show(groups ?? [])
  if (instead) return <div className={classes.frame}>{instead}</div>
  return (
    <div>
      <OutdatedMark isOutdated={isOutdated} />
      <Grid as="ul" gap={2} aria-label={label} aria-busy={!groups || isOutdated} {...outdatedRows(isOutdated)}>
        {groups
          ? groups.map((group) => <GroupCard key={group.id} {...props} group={group} shown={shown.get(group.key)} />)
          : placesOf(5).map((place) => (
              <Grid key={place} as="li" gap={2} shrinks className={classes.card} aria-hidden>
                <Skeleton shape="avatar" index={place} />
                <Skeleton index={place + 1} />
              </Grid>
            ))}
      </Grid>
    </div>
  )
}

function GroupCard({
  view,
  group,
  shown,
  isByEntry,
  selection,
  unfolded,
  onToggle,
  actions,
}: ApprovalListProps & { group: ListedGroup; shown: ShownGroup | undefined }) {
  const { id, employee, requests, decidesFor } = group
  const isSelected = selection.selected.has(id)
  const isUnfolded = unfolded.has(id)
  const entriesId = useId()
  const entries = view.inbox.showEntries(group, useReadersTimeZone())
  const [first] = entries
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown
  return (
    <Grid as="li" gap={2} shrinks className={classes.card} data-selected={isSelected || undefined}>
      <Row gap={3} shrinks>
        <Checkbox
          size="md"
          aria-label={`Select ${groupName(view, group)}`}
          checked={isSelected}
          onChange={() => selection.onChange(toggled(selection.selected, id))}
        />
        <Face person={employee} size="md" decorative />
        <Stack as="span" className={classes.who} grow shrinks tone="second" size={13}>
          <b>{employee.displayName}</b>
          {decidesFor && <span>for {decidesFor.displayName}</span>}
          <AboutCell group={shown} />
        </Stack>
        <Stack as="span" className={classes.time} align="end" rigid tone="third" size={12} figures>
          <b>{shown?.amounts[0]}</b>
          <span>{waitingText(group.waitingSince, serverNow())}</span>
        </Stack>
      </Row>
      <UnstyledButton
        className={classes.unfold}
        aria-expanded={isUnfolded}
        aria-controls={entriesId}
        onClick={() => onToggle(id)}
      >
        {periodText(group.from, group.to)} ·{' '}
        {isByEntry ? (first?.title ?? first?.untitled) : entriesText(requests.length)}
        <Chevron size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {isByEntry &&
        !isUnfolded &&
        entries.map(({ request, comment }) => (
          <Text key={request.id} tone="second" size={13} twoLines breaks style={{ marginInlineStart: 32 }}>
            {comment || 'No comment'}
          </Text>
        ))}
      {shown?.notes.map((note) => (
        <Text key={note} style={{ marginInlineStart: 32 }}>
          <Note>{note}</Note>
        </Text>
      ))}
      {isUnfolded && (
        <Box id={entriesId} as="ul" style={{ marginInlineStart: 32 }}>
          {entries.map((entry) => (
            <EntryLine key={entry.request.id} view={view} entry={entry} actions={actions} />
          ))}
        </Box>
      )}
    </Grid>
  )
}
