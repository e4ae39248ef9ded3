import classes from './outdated-rows.module.css'

/** Props of rows that belong to an earlier filter: they pale after a moment, and cannot be used meanwhile. */
export const outdatedRows = (isOutdated = false) => ({
  'data-outdated': isOutdated || undefined,
  inert: isOutdated || undefined,
})

/** The line on top of outdated rows; the first element of what holds them. */
export function OutdatedMark({ isOutdated = false }: { isOutdated?: boolean | undefined }) {
  return isOutdated && <div className={classes.mark} role="progressbar" aria-label="Loading" />
}
