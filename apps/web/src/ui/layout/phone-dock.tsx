import type { ReactNode } from 'react'
import classes from './page.module.css'

/** On phones, the page's one action (or the running timer) at the bottom edge; nothing on larger screens. */
export function PhoneDock({ children }: { children: ReactNode }) {
  return (
    <div className={classes.dock} data-phone-dock>
      {children}
    </div>
  )
}
