import classes from './chip.module.css'

/** A number; `waiting` is the one use of the secondary colour: something waits for the reader. */
export function Count({ value, waiting = false, label }: { value: number; waiting?: boolean; label?: string }) {
  return (
    <span className={classes.count} data-waiting={waiting || undefined} title={label}>
      {value > 999 ? '999+' : value}
    </span>
  )
}
