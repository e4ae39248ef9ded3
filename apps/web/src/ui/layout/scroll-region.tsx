import type { ReactNode } from 'react'
import classes from './scroll-region.module.css'

/** A frame around something wider than its place; the keyboard can scroll it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const reachable = { tabIndex: 0, role: 'region', 'aria-label': label }
  return (
    <div className={classes.scrolls} {...reachable}>
      {children}
    </div>
  )
}
