import type { ReactNode } from 'react'
import classes from './page.module.css'

interface PageHeadProps {
  title: ReactNode
  /** A line above the title: a date, a breadcrumb. */
  over?: ReactNode
  /** Beside the title: how many, of what. */
  note?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, over, note, actions }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.headings}>
        {over && <div className={classes.over}>{over}</div>}
        <h1 className={classes.title}>{title}</h1>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

/** What stands under the head: cards on one left edge, 16 px apart. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>
}
