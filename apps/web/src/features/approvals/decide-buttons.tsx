import { ActionIcon } from '@mantine/core'
import type { ApprovalGroup } from '@praxis/contract/approvals'
import { IconCheck, IconX } from '@tabler/icons-react'
import { groupName } from './approval-group'
import type { ApprovalActions } from './use-approval-actions'

interface DecideButtonsProps {
  readonly group: ApprovalGroup
  readonly actions: ApprovalActions
}

/** Yes or no, in one press each. */
export function DecideButtons({ group, actions }: DecideButtonsProps) {
  return (
    <>
      <ActionIcon
        variant="approve"
        aria-label={`Approve ${groupName(group)}`}
        title="Approve"
        onClick={() => actions.approve([group])}
      >
        <IconCheck size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="deny"
        aria-label={`Deny ${groupName(group)}`}
        title="Deny"
        onClick={() => actions.askToDeny([group])}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  )
}
