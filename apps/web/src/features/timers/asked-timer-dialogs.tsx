import { useState } from 'react'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import type { LogDialog } from './timer-dialogs'
import { useTimers } from './timers-context'

const TimerDialogs = late(
  () => import('./timer-dialogs').then((module) => ({ default: module.TimerDialogs })),
  inDialog,
)

/** The dialogs of timers, loaded when the first is opened, and kept, so that each can close as it likes. */
export function AskedTimerDialogs(props: { readonly LogDialog: LogDialog }) {
  const { dialog, open } = useTimers()
  const [wasAsked, setWasAsked] = useState(false)
  if (dialog && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  return (
    <Opening>
      <TimerDialogs {...props} onClose={() => open(undefined)} />
    </Opening>
  )
}
