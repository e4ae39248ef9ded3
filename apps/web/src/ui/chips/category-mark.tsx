import { coloursOf } from './category-colours'
import classes from './category-mark.module.css'

export interface MarkedCategory {
  readonly name: string
  readonly initials: string
  /** The colour as #rrggbb, as the company chose it. */
  readonly color: string
}

/** The initials of a category on its colour; `decorative` where its name stands beside it. */
export function CategoryMark({ category, decorative = false }: { category: MarkedCategory; decorative?: boolean }) {
  const { name, initials, color } = category
  return (
    <span
      className={classes.mark}
      style={coloursOf(color)}
      title={name}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials}
    </span>
  )
}
