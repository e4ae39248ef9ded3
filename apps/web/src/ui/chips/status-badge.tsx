import { IconCircleCheck, IconCircleDashed, IconCircleX, IconHourglass } from '@tabler/icons-react'
import classes from './chip.module.css'

export type RequestState = 'unsubmitted' | 'waitingForApproval' | 'approved' | 'denied'

export const REQUEST_STATE_LABEL: Record<RequestState, string> = {
  unsubmitted: 'Unsubmitted',
  waitingForApproval: 'Waiting for approval',
  approved: 'Approved',
  denied: 'Denied',
}

const ICON = {
  unsubmitted: IconCircleDashed,
  waitingForApproval: IconHourglass,
  approved: IconCircleCheck,
  denied: IconCircleX,
}

/** The state of a request; `short` is for table cells, where "Waiting" is clear from the column. */
export function StatusBadge({ state, short = false }: { state: RequestState; short?: boolean }) {
  const Icon = ICON[state]
  return (
    <span className={classes.chip} data-state={state} data-icon>
      <Icon size={14} stroke={2} aria-hidden />
      {short && state === 'waitingForApproval' ? 'Waiting' : REQUEST_STATE_LABEL[state]}
    </span>
  )
}
