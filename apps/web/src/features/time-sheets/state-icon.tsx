import type { RequestState } from '@praxis/contract/requests/request-rules'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconHourglass } from '@tabler/icons-react'
import { REQUEST_STATE_LABEL } from '../../ui/chips/status-badge'
import classes from './state-icon.module.css'

const ICON = {
  unsubmitted: IconCircleDashed,
  waitingForApproval: IconHourglass,
  approved: IconCircleCheck,
  denied: IconCircleX,
}

/** The state as an icon, where there is no room for the word: it is read out and shown on hover. */
export function StateIcon({ state }: { state: RequestState }) {
  const Icon = ICON[state]
  return (
    <span
      className={classes.icon}
      data-state={state}
      role="img"
      aria-label={REQUEST_STATE_LABEL[state]}
      title={REQUEST_STATE_LABEL[state]}
    >
      <Icon size={16} stroke={2} aria-hidden />
    </span>
  )
}
