import { IconUsers } from '@tabler/icons-react'
import { Fragment, useContext, useState } from 'react'
import { agoText } from '../dates/ago-text'
import { RecordHistoryContext, type RecordOfHistory } from '../history/record-history-context'
import { whoChanged } from '../history/who-changed'
import { Row, Text } from '../layout/box'
import classes from './changed-meanwhile.module.css'
import { differingNames } from './draft-changes'
import { valueText } from './value-text'

interface Versioned {
  readonly version?: number
}

/** The record a dialog was opened with, beside the one that is saved by now. */
export function useOpened<Edited extends Versioned | null | undefined>(record: Edited) {
  const [opened] = useState(record)
  return { opened, isChangedWhileOpen: record?.version !== opened?.version }
}

interface ChangedWhileOpenProps<Values extends object> {
  readonly noun: string
  /** The values when the dialog was opened. */
  readonly before: Values
  /** The values as they are saved by now. */
  readonly after: Values
  /** The names of the fields; changes of those without a name are not shown. */
  readonly labels: Partial<Readonly<Record<keyof Values & string, string>>>
  /** A field's value in words, where the value alone does not tell. */
  readonly textOf?: ((path: string, value: unknown) => string | undefined) | undefined
  /** The record whose history tells who made the change. */
  readonly record?: RecordOfHistory | undefined
}

/** A notice for dialogs, whose fields are few: it says what somebody else changed before the person saves over it. */
export function ChangedWhileOpen<Values extends object>(props: ChangedWhileOpenProps<Values>) {
  const { noun, before, after, labels, textOf, record } = props
  const changes = differingNames(before, after).flatMap((path) => {
    const label = labels[path]
    return label === undefined
      ? []
      : { path, label, theirs: after[path], text: textOf?.(path, after[path]) ?? valueText(after[path]) }
  })
  const useRecordHistory = useContext(RecordHistoryContext)
  const history = useRecordHistory(record, JSON.stringify(after))
  const [by] = changes.flatMap((change) => whoChanged(history, change, record?.names?.[change.path]) ?? [])
  return (
    <div className={`${classes.list} ${classes.inline}`}>
      <Row role="status" wrap letters={13} weight="medium" className={classes.row}>
        <IconUsers size={18} stroke={1.75} aria-hidden />
        <Text shrinks breaks style={{ flex: '1 1 240px' }}>
          {by ? (
            <>
              <b>{by.name}</b> changed this {noun} {agoText(by.at, Date.now())}
            </>
          ) : (
            <>Someone else changed this {noun} while you were editing</>
          )}
          {changes.map(({ path, label, text }, index) => (
            <Fragment key={path}>
              {index === 0 ? ': ' : ', '}
              <b>{label}</b>{' '}
              {text === '' ? (
                'cleared'
              ) : (
                <>
                  to <b>{text}</b>
                </>
              )}
            </Fragment>
          ))}
          . Save to keep your changes, or cancel to see theirs.
        </Text>
      </Row>
    </div>
  )
}
