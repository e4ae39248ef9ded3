import type { ResourcingWeek } from '@praxis/contract/planning/resourcing'
import { overBookedSeconds } from '@praxis/domain/planning/over-booked'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Row, Text } from '../../../ui/layout/box'
import classes from './resourcing.module.css'
import { bookedIn, leftText, weekDetails } from './resourcing-words'

const KINDS = ['client', 'internal', 'opportunity'] as const

/** A week of somebody: a bar of what they are booked on, how much of their time that is, and what is left. */
export function WeekCell({ week, isClosed }: { week: ResourcingWeek; isClosed: boolean }) {
  if (isClosed)
    return (
      <td className={classes.closed}>
        <span className={classes.unseen}>closed</span>
      </td>
    )
  if (week.isAway)
    return (
      <td>
        <span className={classes.away}>away</span>
      </td>
    )
  if (week.capacity === 0)
    return (
      <td>
        <Text tone="third" title="Not employed">
          –
        </Text>
      </td>
    )
  return (
    <td title={weekDetails(week)}>
      <Bar week={week} />
      <Row gap={1} justify="between" size={12} figures oneLine>
        <Share week={week} />
        <Text tone={overBookedSeconds(week) > 0 ? 'error' : 'second'}>{leftText(week)}</Text>
      </Row>
    </td>
  )
}

function Bar({ week }: { week: ResourcingWeek }) {
  const whole = Math.max(week.capacity, bookedIn(week))
  return (
    <span className={classes.bar} aria-hidden>
      {KINDS.map(
        (kind) =>
          week[kind] > 0 && <span key={kind} data-kind={kind} style={{ width: `${(week[kind] / whole) * 100}%` }} />,
      )}
    </span>
  )
}

function Share({ week }: { week: ResourcingWeek }) {
  const percent = `${Math.round(week.utilisation ?? 0)}%`
  if (overBookedSeconds(week) === 0) return <b>{percent}</b>
  return (
    <Row as="b" gap={1} inline tone="error">
      <IconAlertTriangle size={13} stroke={2} aria-label="Over-booked" />
      {percent}
    </Row>
  )
}
