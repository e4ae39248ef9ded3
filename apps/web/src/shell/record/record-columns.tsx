import type { ReactNode, Ref } from 'react'
import { Stack } from '../../ui/layout/box'
import classes from './record-columns.module.css'

interface RecordColumnsProps {
  /** What stands in the narrow column at the end, or below where there is no room beside. */
  readonly beside: ReactNode
  /** What is beside is in other tabs too, so that it is left out where it would only stand far below. */
  readonly echoes?: boolean
  /** The element with the fields of a draft. */
  readonly fields?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

export const columnsClass = (echoes: boolean) => `${classes.columns} ${echoes ? classes.echoed : ''}`

/** A tab of a record in two columns. */
export function RecordColumns({ beside, echoes = false, fields, children }: RecordColumnsProps) {
  return (
    <div className={columnsClass(echoes)}>
      <Stack ref={fields} gap={4} shrinks className={classes.column}>
        {children}
      </Stack>
      <Stack gap={4} shrinks className={classes.column}>
        {beside}
      </Stack>
    </div>
  )
}
