import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useContext } from 'react'
import { agoText } from '../dates/ago-text'
import { InBannerSlot } from '../feedback/banner-slot'
import { RecordHistoryContext, type RecordOfHistory } from '../history/record-history-context'
import { whoChanged } from '../history/who-changed'
import { Row, Text } from '../layout/box'
import classes from './changed-meanwhile.module.css'
import type { Collision, Side } from './draft'
import { valueText } from './value-text'

export interface ChangedMeanwhileProps {
  readonly collisions: readonly Collision[]
  readonly onChoose: (path: string, side: Side) => void
  /** The names of the fields, by path; a row is named by its key. */
  readonly labels: Readonly<Record<string, string>>
  /** A field's value in words, where the value alone does not tell. */
  readonly textOf?: ((path: string, value: unknown) => string | undefined) | undefined
  /** The record whose history tells who made the change. */
  readonly record?: RecordOfHistory
}

/** Shown to somebody who saves before they have chosen. */
export const CHOOSE_FIRST = 'Someone else changed the same fields. Choose what to keep first.'

/** Fields that somebody else has saved while they were edited here: whoever edits keeps or gives up each. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  if (props.collisions.length === 0) return null
  return (
    <div className={`${classes.list} ${classes.inline}`}>
      <Rows {...props} />
    </div>
  )
}

/** The collisions, in a banner above the page. */
export function ChangedMeanwhileBanner(props: ChangedMeanwhileProps) {
  if (props.collisions.length === 0) return null
  return (
    <InBannerSlot>
      <div className={classes.list}>
        <Rows {...props} />
      </div>
    </InBannerSlot>
  )
}

function Rows({ collisions, onChoose, labels, textOf, record }: ChangedMeanwhileProps) {
  const told = (path: string, value: unknown) => textOf?.(path, value) ?? valueText(value)
  const useRecordHistory = useContext(RecordHistoryContext)
  const history = useRecordHistory(record, JSON.stringify(collisions.map(({ theirs }) => theirs)))
  return collisions.map(({ path, mine, theirs }) => {
    const label = labels[path] ?? path.slice(path.indexOf('.') + 1)
    const [own, other] = [told(path, mine), told(path, theirs)]
    const by = whoChanged(history, { path, theirs, text: other }, record?.names?.[path])
    const did = theirs === undefined ? 'removed' : other === '' ? 'cleared' : 'changed'
    const to = did === 'changed' && (
      <>
        {' '}
        to <b>{other}</b>
      </>
    )
    return (
      <Row key={path} role="status" wrap letters={13} weight="medium" className={classes.row}>
        <IconUsers size={18} stroke={1.75} aria-hidden />
        <Text shrinks breaks style={{ flex: '1 1 240px' }}>
          {by ? (
            <>
              <b>{by.name}</b> {did} <b>{label}</b>
              {to} {agoText(by.at, Date.now())};{' '}
            </>
          ) : (
            <>
              <b>{label}</b> was {did}
              {to} while you were editing;{' '}
            </>
          )}
          {mine === undefined ? (
            'you removed it'
          ) : own === '' ? (
            'you cleared it'
          ) : (
            <>
              yours: <b>{own}</b>
            </>
          )}
        </Text>
        <Row as="span" gap={2} align="stretch">
          <Button size="xs" variant="default" aria-label={`Keep mine: ${label}`} onClick={() => onChoose(path, 'mine')}>
            Keep mine
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`Take theirs: ${label}`}
            onClick={() => onChoose(path, 'theirs')}
          >
            Take theirs
          </Button>
        </Row>
      </Row>
    )
  })
}
