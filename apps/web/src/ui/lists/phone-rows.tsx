import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Grid, Row, Text } from '../layout/box'
import classes from './phone-rows.module.css'

interface PhoneRowsProps {
  readonly title: string
  /** What the rows come to, at the end of the heading. */
  readonly sum: ReactNode
  readonly children: ReactNode
}

/** Records on a phone, from edge to edge below their heading and sum. */
export function PhoneRows({ title, sum, children }: PhoneRowsProps) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <Row justify="between" className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <Text weight="semi" figures>
          {sum}
        </Text>
      </Row>
      <ul className={classes.list}>{children}</ul>
    </section>
  )
}

interface PhoneRowProps {
  /** What the row is called, where that is not what it says. */
  readonly name?: string
  readonly picture: ReactNode
  readonly title: string
  readonly amount: string
  readonly note: string
  readonly state: ReactNode
  readonly onOpen: () => void
}

/** A record in two lines: what it is and how much, then more about it and what has become of it. */
export function PhoneRow({ name, picture, title, amount, note, state, onOpen }: PhoneRowProps) {
  return (
    <li>
      <UnstyledButton className={classes.row} onClick={onOpen} {...(name !== undefined && { 'aria-label': name })}>
        <Grid as="span" tone="third" className={classes.picture}>
          {picture}
        </Grid>
        <Text as="b" weight="medium" figures shrinks breaks>
          {title}
        </Text>
        <Text as="b" weight="semi" figures text="end">
          {amount}
        </Text>
        <Text tone="second" size={13} figures shrinks>
          {note}
        </Text>
        <span className={classes.state}>{state}</span>
      </UnstyledButton>
    </li>
  )
}
