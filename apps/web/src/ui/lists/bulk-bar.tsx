import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from '../keys/key-hint'
import { Text } from '../layout/box'
import classes from './data-table.module.css'
import { outdatedRows } from './outdated-rows'
import type { Selection } from './selection'

interface BulkBarProps {
  selection: Selection
  /** What the selection adds up to. */
  note?: ReactNode
  /** The rows belong to an earlier filter: which of them are still meant is not known yet. */
  isOutdated?: boolean
  children: ReactNode
}

/** The actions for the selected rows; floats at the foot of the list while any are selected. */
export function BulkBar({ selection, note, isOutdated = false, children }: BulkBarProps) {
  const count = selection.selected.size
  if (count === 0) return null
  return (
    <section className={classes.bulk} aria-label="Selection" {...outdatedRows(isOutdated)}>
      <Text weight="semi" aria-live="polite">
        {count} selected
      </Text>
      {note && (
        <Text tone="third" figures>
          {note}
        </Text>
      )}
      <span className={classes.bulkRule} aria-hidden />
      <Button variant="subtle" rightSection={<KeyHint keys={['Esc']} />} onClick={() => selection.onChange(new Set())}>
        Clear
      </Button>
      {children}
    </section>
  )
}
