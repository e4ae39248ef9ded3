import { IconLock } from '@tabler/icons-react'
import classes from './locked.module.css'

/** Says why the settings cannot be changed. */
export function Locked() {
  return (
    <span className={classes.locked}>
      <IconLock size={14} stroke={1.75} aria-hidden />
      Built in
    </span>
  )
}
