import classes from './outdated-rows.module.css'

/** Rows that answer an earlier filter pale after a moment, and are out of reach: what they offer may no longer be meant. */
export const outdatedRows = (isOutdated = false) => ({
  'data-outdated': isOutdated || undefined,
  inert: isOutdated || undefined,
})

/** The line on top of such rows; stands first in what holds them. */
export function OutdatedMark({ isOutdated = false }: { isOutdated?: boolean | undefined }) {
  return isOutdated && <div className={classes.mark} role="progressbar" aria-label="Loading" />
}
