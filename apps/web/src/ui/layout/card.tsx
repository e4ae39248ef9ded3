import { type ReactNode, useId } from 'react'
import classes from './page.module.css'

interface CardProps {
  title?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** Tables and lists run to the card's edges. */
  flush?: boolean
  children: ReactNode
}

export function Card({ title, note, actions, flush = false, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={classes.cardHead}>
          <h2 className={classes.cardTitle} id={titleId}>
            {title}
          </h2>
          <span className={classes.cardNote}>{note}</span>
          {actions}
        </div>
      )}
      {flush ? children : <div className={classes.cardBody}>{children}</div>}
    </section>
  )
}
