import { ActionIcon } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { WaitingGroup } from '../requests/request-type-view'
import type { ApprovalActions } from './use-approval-actions'

interface DecideButtonsProps {
  readonly group: WaitingGroup
  readonly name: string
  readonly actions: ApprovalActions
}

/** Two buttons, to approve or to deny. */
export function DecideButtons({ group, name, actions }: DecideButtonsProps) {
  return (
    <>
      <ActionIcon
        variant="approve"
        aria-label={`Approve ${name}`}
        title="Approve"
        onClick={() => actions.approve([group])}
      >
        <IconCheck size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="deny" aria-label={`Deny ${name}`} title="Deny" onClick={() => actions.askToDeny([group])}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  )
}
