import type { ReactNode } from 'react'
import classes from './scroll-region.module.css'

/** Something wider than its place; the keyboard reaches what lies beyond the edge. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const reachable = { tabIndex: 0, role: 'region', 'aria-label': label }
  return (
    <div className={classes.scrolls} {...reachable}>
      {children}
    </div>
  )
}
