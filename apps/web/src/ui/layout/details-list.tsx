import type { ReactNode } from 'react'
import { Text } from './box'
import classes from './details-list.module.css'

/** The details of a record, to read: labels beside their values. */
export function DetailsList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>
}

export function DetailsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || <Text tone="third">–</Text>}</dd>
    </>
  )
}
