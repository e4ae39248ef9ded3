import type { ReactNode, Ref } from 'react'
import { CardStack } from '../../ui/layout/card-stack'
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
      <CardStack ref={fields} className={classes.column}>
        {children}
      </CardStack>
      <CardStack className={classes.column}>{beside}</CardStack>
    </div>
  )
}
