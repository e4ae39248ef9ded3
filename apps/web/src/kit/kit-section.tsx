import type { CSSProperties, ReactNode } from 'react'
import { Grid, Row } from '../ui/layout/box'
import classes from './kit.module.css'

export function KitSection({ title, span = 4, children }: { title: string; span?: number; children: ReactNode }) {
  const style: CSSProperties & Record<'--span', number> = { '--span': span }
  return (
    <Grid as="section" gap={3} shrinks className={classes.section} style={style} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Grid>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return (
    <Row gap={2} wrap>
      {children}
    </Row>
  )
}
