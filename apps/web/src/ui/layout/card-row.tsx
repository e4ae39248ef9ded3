import type { ReactNode } from 'react'
import classes from './card-row.module.css'

interface CardRowProps {
  /** An avatar or a logo. */
  picture?: ReactNode
  /** An element: a link, or a span where there is nothing to open. */
  name?: ReactNode
  /** The line below the name. */
  second?: ReactNode
  end?: ReactNode
}

/** One of a few things listed in a flush card. */
export function CardRow({ picture, name, second, end }: CardRowProps) {
  return (
    <li className={classes.row}>
      {picture}
      <span className={classes.names}>
        {name}
        {second && <span className={classes.second}>{second}</span>}
      </span>
      {end}
    </li>
  )
}

/** Instead of rows, or between them and the card's end. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>
}
