import type { ReactNode } from 'react'
import type { PlanAxis } from '../model/plan-axis'
import type { RowLayout } from '../model/row-layout'
import { boundsOf, type GridPlace, type Rectangle } from './grid-place'
import classes from './planner.module.css'

interface GridOverlaysProps {
  readonly place: GridPlace
  readonly marked: Rectangle | undefined
  readonly axis: PlanAxis
  readonly layout: RowLayout
  readonly namesWidth: number
  readonly children: ReactNode
}

/** What lies over the cells: where the keyboard stands, and what is marked. */
export function GridOverlays(props: GridOverlaysProps) {
  const { place, marked, axis, layout, namesWidth, children } = props
  const column = axis.columns[place.column]
  const bounds = marked && boundsOf(marked)
  const [from, to] = bounds ? [axis.columns[bounds.firstColumn], axis.columns[bounds.lastColumn]] : []
  return (
    <div className={classes.overlays} style={{ height: layout.height }}>
      {column && place.bookingID === undefined && (
        <div
          className={classes.cursor}
          style={{
            left: namesWidth + column.x + 1,
            top: (layout.tops[place.row] ?? 0) + 6,
            width: column.width - 2,
            height: 30,
          }}
        />
      )}
      {bounds && from && to && (
        <div
          className={classes.chosen}
          data-chosen
          style={{
            left: namesWidth + from.x,
            top: layout.tops[bounds.firstRow] ?? 0,
            width: to.x + to.width - from.x,
            height:
              (layout.tops[bounds.lastRow] ?? 0) +
              (layout.heights[bounds.lastRow] ?? 0) -
              (layout.tops[bounds.firstRow] ?? 0),
          }}
        />
      )}
      {children}
    </div>
  )
}
