import { IconSun } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { Opening } from '../../ui/late/opening'
import { LateLeavePanel } from './late-leave-panel'
import { NEW_LEAVE } from './leave-subject'

const FIRST = 0

/** The way to ask for leave from the command palette and under Create. */
export function AbsencesInPalette() {
  const { company } = useWorkspaceViewer()
  return company.features.has('absence') ? <RequestAction /> : null
}

function RequestAction() {
  const [isOpen, setIsOpen] = useState(false)
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'absences',
      group: 'Actions',
      order: FIRST,
      creates: true,
      items: [
        {
          id: 'request-leave',
          label: 'Request leave',
          keywords: 'absence holiday vacation sick day off new',
          icon: <IconSun {...icon} />,
          run: () => setIsOpen(true),
        },
      ],
    }),
    [],
  )
  usePaletteProvider(provider)
  return (
    isOpen && (
      <Opening>
        <LateLeavePanel subject={NEW_LEAVE} onClose={() => setIsOpen(false)} />
      </Opening>
    )
  )
}
