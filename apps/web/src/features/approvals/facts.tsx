import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What whoever decides should know, in sections side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={classes.facts}>{children}</div>
}

interface FactsSectionProps {
  readonly title: string
  /** What it is about, read out behind the title where several stand open at once. */
  readonly of?: string
  /** Items of a list. */
  readonly children: ReactNode
}

export function FactsSection({ title, of, children }: FactsSectionProps) {
  return (
    <section aria-label={of ? `${title}: ${of}` : title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
