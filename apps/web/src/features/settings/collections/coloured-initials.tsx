import { contrastRatio } from '@praxis/domain/theme/contrast'
import classes from '../collection-card.module.css'

/** People choose any colour; black or white, whichever reads better, always reads well enough. */
const inkOn = (colour: string): string =>
  contrastRatio('#000000', colour) > contrastRatio('#ffffff', colour) ? '#000000' : '#ffffff'

/** Initials on their colour, with the name beside them. */
export function ColouredInitials({ name, initials, color }: { name: string; initials: string; color: string }) {
  return (
    <span className={classes.named}>
      <span className={classes.initials} style={{ background: color, color: inkOn(color) }} aria-hidden>
        {initials}
      </span>
      {name}
    </span>
  )
}

export function ColouredName({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.named}>
      <span className={classes.swatch} style={{ background: color }} aria-hidden />
      {name}
    </span>
  )
}
