import { IconClockPlus, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { icon } from '../../ui/icon'
import { useTimers } from './timers-context'

const FIRST = 0
/** The ways to start a timer or log time from the command palette. */
export function TimersInPalette() {
  const { isOn } = useTimers()
  return isOn ? <TimeActions /> : null
}

function TimeActions() {
  const { ask, open } = useTimers()
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'timers',
      group: 'Actions',
      order: FIRST,
      creates: true,
      items: [
        {
          id: 'start-timer',
          label: 'Start a timer',
          keywords: 'track time new tracker',
          shortcut: 'T',
          icon: <IconPlayerPlay {...icon} />,
          run: () => ask(),
        },
        {
          id: 'log-time',
          label: 'Log time',
          keywords: 'time sheet submission hours new',
          shortcut: 'N',
          icon: <IconClockPlus {...icon} />,
          run: () => open({ kind: 'log' }),
        },
      ],
    }),
    [ask, open],
  )
  usePaletteProvider(provider)
  return null
}
