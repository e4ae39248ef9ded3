import type { CSSProperties, ReactNode } from 'react'
import { Row } from '../layout/box'
import classes from './charts.module.css'

/** One of the kinds of time or money that a bar is made of. */
export interface ChartPart {
  readonly id: string
  readonly word: string
  /** A colour of the theme: 'var(--st-approved)'. */
  readonly colour: string
}

/** A bar: what it stands for, and how much of each part, in the unit of the axis. */
export interface ChartBar {
  readonly id: string
  /** The plain name, for screen readers. */
  readonly name: string
  /** The name as it is shown: a link, or with a picture. */
  readonly label: ReactNode
  readonly values: Readonly<Record<string, number>>
  /** The sum as text, with its unit. */
  readonly total: string
}

export type PartStyle = CSSProperties & { '--part': string }

export const sumOf = ({ values }: ChartBar): number => Object.values(values).reduce((sum, value) => sum + value, 0)

export function ChartLegend({ parts }: { parts: readonly ChartPart[] }) {
  return (
    <Row as="ul" align="stretch" wrap size={12} tone="second" className={classes.legend}>
      {parts.map(({ id, word, colour }) => (
        <Row as="li" gap="6px" oneLine key={id} style={{ '--part': colour } as PartStyle}>
          <i aria-hidden />
          {word}
        </Row>
      ))}
    </Row>
  )
}
