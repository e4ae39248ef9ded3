import { VisuallyHidden } from '@mantine/core'
import { IconArrowNarrowRight } from '@tabler/icons-react'
import { momentText } from '../dates/moment-text'
import { Grid, Row, Stack, Text } from '../layout/box'
import { type ListStates, listStateInstead } from '../lists/list-states'
import { placesOf, Skeleton } from '../lists/skeleton'
import { Avatar } from '../people/avatar'
import classes from './history-panel.module.css'

export interface HistoryChange {
  /** The field's name on screen. */
  field: string
  /** The value as text; null is "nothing". */
  before: string | null
  after: string | null
}

export interface HistoryEntry {
  id: string
  who: { id: string; name: string; initials?: string; image?: string | null }
  /** The person who was impersonated. */
  asWhom?: string
  /** What was done: 'changed the contract'. */
  did: string
  /** A moment, ISO UTC. */
  at: string
  changes: HistoryChange[]
}

interface HistoryPanelProps extends Partial<ListStates> {
  /** The entries, newest first; absent while they load. */
  entries: HistoryEntry[] | undefined
  /** The reader's or the workspace's time zone; the browser's own unless given. */
  timeZone?: string
}

/** Who changed what, when, and from what to what. */
export function HistoryPanel({ entries, timeZone, ...states }: HistoryPanelProps) {
  const instead = listStateInstead({ empty: { text: 'No changes yet' }, ...states }, entries?.length)
  if (instead) return instead
  return (
    <Stack as="ol" aria-label="History" aria-busy={!entries}>
      {entries
        ? entries.map((entry) => <Entry key={entry.id} entry={entry} timeZone={timeZone} />)
        : placesOf(4).map((place) => (
            <Grid key={place} as="li" size={13} className={classes.entry} aria-hidden>
              <Skeleton shape="avatar" index={place} />
            </Grid>
          ))}
    </Stack>
  )
}

function Entry({ entry, timeZone }: { entry: HistoryEntry; timeZone: string | undefined }) {
  const { who, asWhom, did, at, changes } = entry
  return (
    <Grid as="li" size={13} className={classes.entry}>
      <Avatar name={who.name} initials={who.initials} image={who.image} colourKey={who.id} decorative />
      <Text breaks>
        <Text as="b" weight="semi">
          {who.name}
        </Text>
        {asWhom && <> as {asWhom}</>} {did}
      </Text>
      <time className={classes.when} dateTime={at}>
        {momentText(at, timeZone)}
      </time>
      {changes.length > 0 && (
        <Stack as="ul" gap={1} style={{ gridColumn: '2', marginTop: 4 }}>
          {changes.map((change) => (
            <Row key={change.field} as="li" wrap style={{ gap: '2px 6px' }}>
              <Text tone="third">{change.field}</Text>
              <VisuallyHidden>from</VisuallyHidden>
              <Value text={change.before} className={classes.before} />
              <IconArrowNarrowRight className={classes.arrow} size={14} stroke={1.75} aria-hidden />
              <VisuallyHidden>to</VisuallyHidden>
              <Value text={change.after} />
            </Row>
          ))}
        </Stack>
      )}
    </Grid>
  )
}

function Value({ text, className }: { text: string | null; className?: string }) {
  if (text === null || text === '') return <Text tone="third">–</Text>
  return <span className={className}>{text}</span>
}
