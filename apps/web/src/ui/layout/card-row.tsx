import type { ReactNode } from 'react'
import { Row, Stack } from './box'
import classes from './card-row.module.css'

interface CardRowProps {
  /** An avatar or a logo. */
  picture?: ReactNode
  /** The name as an element: a link, or a span where there is nothing to open. */
  name?: ReactNode
  /** The line below the name. */
  second?: ReactNode
  end?: ReactNode
}

/** One item of a short list in a flush card. */
export function CardRow({ picture, name, second, end }: CardRowProps) {
  return (
    <Row as="li" gap="10px" className={classes.row}>
      {picture}
      <Stack as="span" grow shrinks className={classes.names}>
        {name}
        {second && <span className={classes.second}>{second}</span>}
      </Stack>
      {end}
    </Row>
  )
}

/** A link to the rest of a list, at the card's end. */
export function CardMore({ children }: { children: ReactNode }) {
  return <p className={classes.more}>{children}</p>
}

/** A line of text instead of rows, or between them and the card's end. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>
}

/** What stands below the rows of a flush card, as its pages. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
