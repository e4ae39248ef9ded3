import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import classes from './planner.module.css'

export type RowNoun = 'person' | 'target' | 'role'

const PLURALS: Readonly<Record<RowNoun, string>> = { person: 'people', target: 'targets', role: 'people and roles' }

export const counted = (count: number, noun: RowNoun): string => `${count} ${count === 1 ? noun : PLURALS[noun]}`

interface PlannerFootProps {
  readonly first: number
  readonly last: number
  readonly total: number
  readonly noun: RowNoun
  /** How many of the rows in sight are over-booked within the shown days. */
  readonly overBooked: number
  /** Says so of all rows instead. */
  readonly alert?: ReactNode
}

const LOOKS = [
  ['hard', 'Hard booking'],
  ['soft', 'Soft booking'],
  ['heat', '1 – 100% booked'],
  ['away', 'Away; dashed: asked for'],
] as const

/** What the looks mean, and which of all rows are in sight. */
export function PlannerFoot({ first, last, total, noun, overBooked, alert }: PlannerFootProps) {
  return (
    <Row wrap size={12} tone="second" className={classes.foot}>
      {LOOKS.map(([kind, label]) => (
        <Row key={kind} as="span" inline gap="6px" oneLine>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {label}
        </Row>
      ))}
      {alert}
      {!alert && overBooked > 0 && (
        <Row as="span" inline gap="6px" tone="error" oneLine>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          Over-booked: {counted(overBooked, 'person')}
        </Row>
      )}
      <Text last figures oneLine>
        {total === 0 ? '' : `${first} – ${last} of ${counted(total, noun)}`}
      </Text>
    </Row>
  )
}
