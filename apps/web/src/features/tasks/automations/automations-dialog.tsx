import { Dialog } from '../../../ui/overlays/dialog'
import type { RuledDoor } from '../board-door'
import { RuleList } from './rule-list'

interface AutomationsDialogProps {
  readonly door: RuledDoor
  readonly opened: boolean
  readonly onClose: () => void
}

export function AutomationsDialog({ door, opened, onClose }: AutomationsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Automations" width="narrow">
      <RuleList door={door} />
    </Dialog>
  )
}
