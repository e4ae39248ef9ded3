import classes from './chip.module.css'

/** `waiting` is the one place for the secondary colour: something waits for the reader. */
export function Count({ value, waiting = false, label }: { value: number; waiting?: boolean; label?: string }) {
  return (
    <span className={classes.count} data-waiting={waiting || undefined} title={label}>
      {value > 999 ? '999+' : value}
    </span>
  )
}
