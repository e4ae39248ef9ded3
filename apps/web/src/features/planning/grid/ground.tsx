import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Day } from '@praxis/domain/calendar/day'
import type { CSSProperties, ReactNode } from 'react'
import type { ColumnBlock } from '../model/plan-axis'
import classes from './planner.module.css'

interface GroundProps {
  readonly block: ColumnBlock
  readonly level: PlanningLevel
  /** The first day of the interval that it is. */
  readonly now: Day
  readonly children?: ReactNode
}

/** A few columns of a row: lines, weekends and the interval that it is, with its cells over them. */
export function Ground({ block, level, now, children }: GroundProps) {
  const { x, columns } = block
  const last = columns.at(-1)
  const current = columns.find(({ day }) => day === now)
  const style: CSSProperties & Record<'--x', string> = { '--x': `${x}px`, width: last ? last.x + last.width - x : 0 }
  return (
    <div className={classes.block} role="none" style={style}>
      {current && <i className={classes.now} style={{ left: current.x - x, width: current.width }} />}
      {level === 'month' &&
        columns.map((column) => <i key={column.day} className={classes.line} style={{ left: column.x - x }} />)}
      {children}
    </div>
  )
}
