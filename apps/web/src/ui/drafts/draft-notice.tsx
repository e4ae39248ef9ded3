import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { browserToday } from '../dates/browser-day'
import { momentText } from '../dates/moment-text'
import { Row, Text } from '../layout/box'
import classes from './draft-notice.module.css'

const DAY_LENGTH = 'dd/mm/yyyy '.length

/** When a draft was typed: '10:42' today, '12/11/2026 10:42' before. */
export function draftTime(keptAt: number): string {
  const text = momentText(new Date(keptAt).toISOString())
  const today = momentText(`${browserToday()}T00:00`)
  return text.slice(0, DAY_LENGTH) === today.slice(0, DAY_LENGTH) ? text.slice(DAY_LENGTH) : text
}

export interface NoticedDraft {
  /** When the draft that the form began with was typed. */
  readonly restoredAt: number | undefined
  /** When a draft was typed in another tab. */
  readonly offeredAt: number | undefined
  /** Edited fields that somebody else has changed since, with the values they were edited on. */
  readonly outdated: Readonly<Record<string, unknown>>
  readonly restore: () => void
  readonly discardRestored: () => void
  readonly discardOffered: () => void
}

/** Says where a restored draft comes from, and offers one that was typed in another tab. */
export function DraftNotice({ draft }: { draft: NoticedDraft }) {
  const { restoredAt, offeredAt } = draft
  return (
    <>
      {restoredAt !== undefined && (
        <Row gap={2} wrap letters={13} tone="second" className={classes.notice} role="status">
          <IconHistory size={16} stroke={1.75} aria-hidden />
          <Text grow style={{ minWidth: 160 }}>
            Unsaved changes from {draftTime(restoredAt)} restored.
            {Object.keys(draft.outdated).length > 0 &&
              ' Someone else has changed this since. Check it before you save.'}
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={draft.discardRestored}>
            Discard
          </Button>
        </Row>
      )}
      {offeredAt !== undefined && (
        <Row gap={2} wrap letters={13} tone="second" className={classes.notice} role="status">
          <IconHistory size={16} stroke={1.75} aria-hidden />
          <Text grow style={{ minWidth: 160 }}>
            Unsaved changes from {draftTime(offeredAt)}
          </Text>
          <Button size="compact-sm" variant="default" onClick={draft.restore}>
            Restore
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={draft.discardOffered}>
            Discard
          </Button>
        </Row>
      )}
    </>
  )
}
