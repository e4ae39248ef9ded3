import type { ReactNode } from 'react'
import { Grid } from '../layout/box'
import classes from './page-form.module.css'

/** The cards of a form that is a page of its own, in two columns where there is room. */
export function PageFormColumns({ children }: { children: ReactNode }) {
  return (
    <Grid gap={4} className={classes.columns}>
      {children}
    </Grid>
  )
}

/** The buttons of such a form, which stay in reach however long it is. */
export function PageFormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
