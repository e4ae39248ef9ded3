import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { ComponentType } from 'react'
import { Opening } from '../../ui/late/opening'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { TimerList } from './timer-center'
import { secondsSince } from './timer-clock'
import { timerTitle } from './timer-words'
import { type TimerDialog, type TimeToLog, useTimers } from './timers-context'

/** The card with which time is logged. */
export type LogDialog = ComponentType<{
  readonly tracker?: TimeTracker | undefined
  readonly start?: TimeToLog | undefined
  readonly onClose: () => void
}>

interface TimerDialogsProps {
  /** The card, handed down from above: time sheets stand on timers. */
  readonly LogDialog: LogDialog
  readonly onClose: () => void
}

const WIDTH = 950

/** The dialogs of timers, over any page. */
export function TimerDialogs({ LogDialog, onClose: close }: TimerDialogsProps) {
  const { dialog } = useTimers()
  return (
    <>
      <Dialog opened={dialog?.kind === 'center'} onClose={close} title="Timer center" width={WIDTH}>
        <TimerList wide />
      </Dialog>
      {dialog?.kind === 'start' && <StartDialog dialog={dialog} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog dialog={dialog} onClose={close} />}
      {dialog?.kind === 'log' && (
        <Opening>
          <LogDialog tracker={dialog.timer} start={dialog.start} onClose={close} />
        </Opening>
      )}
    </>
  )
}

interface QuestionProps<Kind extends TimerDialog['kind']> {
  readonly dialog: Extract<TimerDialog, { kind: Kind }>
  readonly onClose: () => void
}

/** Asks what becomes of the running timers; closing it starts none. */
function StartDialog({ dialog, onClose }: QuestionProps<'start'>) {
  const { running, start } = useTimers()
  const startOne = async (stopsOthers: boolean) => {
    await start(dialog.subject, stopsOthers)
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => startOne(true)}
      onCancel={() => startOne(false)}
      title="Stop running timers?"
      confirmLabel="Stop Current Timers"
      cancelLabel="Keep Current Timers Running"
    >
      {running.length === 1 ? `${running.map(timerTitle).join()} is running.` : `${running.length} timers are running.`}{' '}
      Stopped timers stay in the timer center until you log them.
    </ConfirmDialog>
  )
}

function DeleteDialog({ dialog: { timer }, onClose }: QuestionProps<'delete'>) {
  const { remove } = useTimers()
  const end = timer.endDate === undefined ? Date.now() : Date.parse(timer.endDate)
  const seconds = secondsSince(timer.startDate, end)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => {
        onClose()
        void remove(timer)
      }}
      title={`Delete the timer ${timerTitle(timer)}?`}
      confirmLabel="Delete"
      danger
    >
      {seconds !== undefined && `Its ${formatDuration(seconds)} isn’t logged and will be lost.`}
    </ConfirmDialog>
  )
}
