import { type ReactNode, useId } from 'react'
import { Count } from '../chips/count'
import { Row, Text } from './box'
import classes from './page.module.css'

interface CardProps {
  title?: ReactNode
  note?: ReactNode
  /** How many items are in the card; 0 is not shown. */
  count?: number | undefined
  /** The counted items wait for the reader. */
  waiting?: boolean
  actions?: ReactNode
  /** Tables and lists in the card run to its edges. */
  flush?: boolean
  children: ReactNode
}

export function Card({ title, note, count = 0, waiting = false, actions, flush = false, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Row gap={2} wrap className={classes.cardHead}>
          <Row wrap shrinks className={classes.cardNames}>
            <Text as="h2" shrinks size={14} weight="semi" ellipsis style={{ maxWidth: '100%' }} id={titleId}>
              {title}
            </Text>
            {note && (
              <Text shrinks size={13} tone="third" className={classes.cardNote}>
                {note}
              </Text>
            )}
            {count > 0 && <Count value={count} waiting={waiting} />}
          </Row>
          {actions}
        </Row>
      )}
      {flush ? children : <div className={classes.cardBody}>{children}</div>}
    </section>
  )
}
