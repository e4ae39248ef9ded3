import { useState } from 'react'
import classes from './loading-bar.module.css'

/** A line at the top of the page that fills over about five seconds and completes when the wait is over. */
export function LoadingBar({ active, label = 'Loading' }: { active: boolean; label?: string }) {
  const [wasActive, setWasActive] = useState(active)
  if (active && !wasActive) setWasActive(true)
  return (
    <div
      className={classes.bar}
      data-active={active || undefined}
      data-done={(!active && wasActive) || undefined}
      {...(active && { role: 'progressbar', 'aria-label': label })}
    />
  )
}
