import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import classes from './open-work.module.css'
import type { Chosen } from './work-choice'

interface ChoiceCardProps {
  readonly title: string
  readonly note?: string
  readonly amount: string
  readonly chosen: Chosen
  /** Absent where there is nothing to choose. */
  readonly onChoose?: ((isOn: boolean) => void) | undefined
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A kind of open work: all of it is chosen by its head, rows one by one. */
export function ChoiceCard({ title, note, amount, chosen, onChoose, actions, children }: ChoiceCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <Row gap={3} wrap className={classes.head}>
        <Row gap={3} grow shrinks>
          <Checkbox
            aria-label={`All of ${title.toLowerCase()}`}
            checked={chosen === 'all' && onChoose !== undefined}
            indeterminate={chosen === 'some'}
            disabled={!onChoose}
            onChange={() => onChoose?.(chosen !== 'all')}
          />
          <Text as="h2" weight="semi" size={14}>
            {title}
          </Text>
          {note && (
            <Text tone="third" size={13} shrinks className={classes.headNote}>
              {note}
            </Text>
          )}
        </Row>
        {actions && <div className={classes.headActions}>{actions}</div>}
        <Text weight="semi" figures oneLine>
          {amount}
        </Text>
      </Row>
      <ul>{children}</ul>
    </section>
  )
}
