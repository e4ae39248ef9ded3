import { Button, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPlus } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { Grid, Text } from '../../../ui/layout/box'
import { AnchoredPopover } from '../../../ui/overlays/anchored'
import { UNSPECIFIED_TIME } from '../../loggables/submission-words'
import { clockText } from '../../reader/readers-time'
import type { ShownTime } from '../shown-time'
import classes from './cell-editor.module.css'

interface CellEntriesProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly submissions: readonly TimeSheetSubmission[]
  readonly shown: ShownTime
  readonly timeZone: string
  readonly onClose: () => void
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onAdd: () => void
}

/** The several entries of one cell, each to be opened, and the way to another one. */
export function CellEntries(props: CellEntriesProps) {
  const { anchor, label, submissions, shown, timeZone, onClose, onOpen, onAdd } = props
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      <Grid as="ul" className={classes.entries}>
        {submissions.map((submission) => (
          <li key={submission.id}>
            <UnstyledButton
              className={classes.entry}
              onClick={() => {
                onClose()
                onOpen(submission)
              }}
            >
              <Grid as="span" grow shrinks>
                <Text ellipsis>{submission.comment || 'No comment'}</Text>
                <Text ellipsis tone="third" letters={12}>
                  {submission.to === undefined
                    ? UNSPECIFIED_TIME
                    : `${clockText(submission.from, timeZone)} – ${clockText(submission.to, timeZone)}`}
                </Text>
              </Grid>
              <b>{formatDuration(shown.get(submission.id) ?? 0)}</b>
              <StatusBadge state={submission.request.state} short />
            </UnstyledButton>
          </li>
        ))}
      </Grid>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => {
          onClose()
          onAdd()
        }}
      >
        Add another
      </Button>
    </AnchoredPopover>
  )
}
