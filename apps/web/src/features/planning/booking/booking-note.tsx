import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from '../../../ui/layout/box'
import classes from '../planning.module.css'

interface BookingNoteProps {
  /** Whether it may well be meant, or is more than there is time for. */
  readonly tone: 'warning' | 'error'
  readonly children: ReactNode
}

/** What a planner should know of a booking. */
export function BookingNote({ tone, children }: BookingNoteProps) {
  return (
    <Row role="status" align="start" gap="10px" size={13} className={classes.note} data-tone={tone}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden />
      <div>{children}</div>
    </Row>
  )
}
