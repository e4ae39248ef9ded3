import type { VisitorSignOffListItem } from '@praxis/contract/portals/portal-sign-offs'
import { IconCircleCheck, IconClock, IconMessageQuestion, IconX } from '@tabler/icons-react'
import { stateText } from './sign-off-words'
import classes from './sign-offs.module.css'

const ICONS = { waiting: IconClock, questioned: IconMessageQuestion, approved: IconCircleCheck, withdrawn: IconX }

export function StateChip({ signOff }: { signOff: Pick<VisitorSignOffListItem, 'state'> }) {
  const Icon = ICONS[signOff.state]
  return (
    <span className={classes.chip} data-state={signOff.state}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {stateText(signOff)}
    </span>
  )
}
