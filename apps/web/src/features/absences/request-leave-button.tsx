import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { Opening } from '../../ui/late/opening'
import { LateLeavePanel } from './late-leave-panel'
import { NEW_LEAVE } from './leave-subject'

/** Opens the panel that asks for leave, on pages about something else; nothing where absences are off. */
export function RequestLeaveButton() {
  const { company } = useWorkspaceViewer()
  const [isOpen, setIsOpen] = useState(false)
  if (!company.features.has('absence')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus {...icon} />}
        onPointerEnter={LateLeavePanel.fetchAhead}
        onFocus={LateLeavePanel.fetchAhead}
        onClick={() => setIsOpen(true)}
      >
        Request leave
      </Button>
      {isOpen && (
        <Opening>
          <LateLeavePanel subject={NEW_LEAVE} onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </>
  )
}
