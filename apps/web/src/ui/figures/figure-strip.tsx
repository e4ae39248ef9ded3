import { Children, type CSSProperties, type ReactNode } from 'react'
import classes from './figure-strip.module.css'

interface FigureStripProps {
  /** What the figures tell, for screen readers. */
  readonly label: string
  /** The figures stand two by two, beside a form. */
  readonly narrow?: boolean
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** Figures beside each other in one band. */
export function FigureStrip({ label, narrow = false, isBusy = false, children }: FigureStripProps) {
  const count = Children.toArray(children).length
  const style: CSSProperties & Record<'--figures', number> = { '--figures': count }
  return (
    <section
      className={classes.strip}
      style={style}
      data-narrow={narrow || undefined}
      aria-label={label}
      aria-busy={isBusy}
      data-arriving={isBusy || undefined}
    >
      {children}
    </section>
  )
}
