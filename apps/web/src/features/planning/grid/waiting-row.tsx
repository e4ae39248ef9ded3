import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { asRow } from './grid-roles'
import classes from './planner.module.css'

/** A row that is on its way. */
export const WaitingRow = ({ index, top, children }: { index: number; top: number; children: ReactNode }) => (
  <div className={classes.waiting} {...asRow(index)} aria-busy style={{ top }}>
    {children}
  </div>
)

const ROWS = 14

/** The shape of the grid until its rows are there. */
export const GridSkeleton = () => (
  <div className={classes.frame} aria-busy role="status" aria-label="Loading planning">
    {Array.from({ length: ROWS }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have nothing else to be told apart by
      <div key={place} className={classes.skeletonRow}>
        <Skeleton circle height={24} />
        <Skeleton height={10} width={120} />
        <Skeleton height={24} className={classes.skeletonCells ?? ''} />
      </div>
    ))}
  </div>
)
