import { Grid } from '../../../ui/layout/box'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import type { TimeSheetDisplay } from '../time-sheet-search'
import classes from './time-sheet.module.css'

const ROWS = { agenda: 9, calendar: 12, grid: 8 } as const

/** The shape of the week while it loads. */
export function TimeSheetSkeleton({ display }: { display: TimeSheetDisplay }) {
  return (
    <Grid gap={4} aria-busy>
      {display !== 'calendar' && (
        <Grid gap={4} className={classes.boneCard} aria-hidden>
          <Skeleton shape="number" />
          <Skeleton index={2} />
        </Grid>
      )}
      <Grid gap={4} className={classes.boneCard} aria-hidden>
        {placesOf(ROWS[display]).map((place) => (
          <Skeleton key={place} shape={display === 'calendar' ? 'text' : 'logo'} index={place} />
        ))}
      </Grid>
    </Grid>
  )
}
