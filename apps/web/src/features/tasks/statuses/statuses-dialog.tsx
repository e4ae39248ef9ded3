import { Stack, Text } from '../../../ui/layout/box'
import { Dialog } from '../../../ui/overlays/dialog'
import type { StatusDoor } from '../board-door'
import { StatusList } from './status-list'

interface StatusesDialogProps {
  readonly door: StatusDoor
  readonly canEdit: boolean
  readonly opened: boolean
  readonly onClose: () => void
}

/** The statuses of the board that the dialog is opened from. */
export function StatusesDialog({ door, canEdit, opened, onClose }: StatusesDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Task statuses" width="narrow">
      <Text as="p" tone="second" size={13}>
        The board’s columns, in order. Tasks without a status are in the backlog.
      </Text>
      <Stack>
        <StatusList door={door} canEdit={canEdit} />
      </Stack>
    </Dialog>
  )
}
