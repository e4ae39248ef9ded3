import type { ReactNode } from 'react'
import { Row, Stack, Text } from '../layout/box'
import { Face, type FacePerson } from '../people/face'
import classes from './record-cells.module.css'

interface NameCellProps {
  readonly picture: ReactNode
  /** The name as a link. */
  readonly name: (className: string) => ReactNode
  readonly mark?: ReactNode
  /** The client, below the name. */
  readonly second: string
  /** The second line only stands where there is no column for it. */
  readonly onPhonesOnly?: boolean
}

/** The name of a project or opportunity in a table, with its logo. */
export function NameCell({ picture, name, mark, second, onPhonesOnly = false }: NameCellProps) {
  return (
    <Row as="span" gap={3} shrinks>
      {picture}
      <Stack as="span" shrinks>
        <Row as="span" gap="6px" shrinks>
          {name(classes.name ?? '')}
          {mark}
        </Row>
        <Text
          shrinks
          size={12}
          tone="third"
          ellipsis
          className={classes.second}
          data-phones={onPhonesOnly || undefined}
        >
          {second}
        </Text>
      </Stack>
    </Row>
  )
}

/** A text that leaves room for other columns. */
export function ShortText({ children }: { children: ReactNode }) {
  return <span className={classes.short}>{children}</span>
}

export function PersonCell({ person }: { person: FacePerson }) {
  return (
    <Row as="span" gap={2} shrinks>
      <Face person={person} decorative />
      <ShortText>{person.displayName}</ShortText>
    </Row>
  )
}
