import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './changed-meanwhile.module.css'

interface Versioned {
  readonly version?: number
}

/** The record a dialog was opened with, beside the one that is saved by now. */
export function useOpened<Edited extends Versioned | null | undefined>(record: Edited) {
  const [opened] = useState(record)
  return { opened, isChangedWhileOpen: record?.version !== opened?.version }
}

/** In a dialog, whose fields are few: whoever saves now has been told. */
export function ChangedWhileOpen({ noun }: { noun: string }) {
  return (
    <div className={`${classes.list} ${classes.inline}`}>
      <div role="status" className={classes.row}>
        <IconUsers size={18} stroke={1.75} aria-hidden />
        <span className={classes.text}>
          Someone else changed this {noun} while you were editing. Save to keep your changes, or cancel to see theirs.
        </span>
      </div>
    </div>
  )
}
