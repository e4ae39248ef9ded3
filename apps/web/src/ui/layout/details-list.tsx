import type { ReactNode } from 'react'
import { Grid, Text } from './box'
import classes from './details-list.module.css'

/** The details of a record, to read: labels beside their values. */
export function DetailsList({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" size={13} className={classes.list}>
      {children}
    </Grid>
  )
}

export function DetailsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || <Text tone="third">–</Text>}</dd>
    </>
  )
}
