import type { CSSProperties, ReactNode } from 'react'
import classes from './kit.module.css'

export function KitSection({ title, span = 4, children }: { title: string; span?: number; children: ReactNode }) {
  const style: CSSProperties & Record<'--span', number> = { '--span': span }
  return (
    <section className={classes.section} style={style} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
