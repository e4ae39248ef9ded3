import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay, parseTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { TimeField } from '../../ui/dates/time-field'
import { useReadersTimeZone } from '../reader/readers-time'
import type { TimerEdit } from './timer-edits'

interface StartFieldProps {
  readonly timer: Pick<TimeTracker, 'startDate'>
  readonly onEdit: (edit: TimerEdit) => void
}

/** When a timer was started, on its day: for those who began to work before they pressed start. */
export function StartField({ timer, onEdit }: StartFieldProps) {
  const timeZone = useReadersTimeZone()
  const started = new Date(timer.startDate)
  const [typed, setTyped] = useState<string | null>(formatTimeOfDay(timeOfDayInTimeZone(started, timeZone)))
  const [problem, setProblem] = useState<string>()
  const change = (text: string | null) => {
    setTyped(text)
    const seconds = parseTimeOfDay(text ?? '')
    if (seconds === undefined) return setProblem('Invalid Date')
    const start = momentAt(dayInTimeZone(started, timeZone), seconds, timeZone)
    if (start.getTime() > serverNow()) return setProblem('The start must be in the past')
    setProblem(undefined)
    const startDate = start.toISOString()
    onEdit({ changes: { startDate }, shown: { startDate } })
  }
  return <TimeField label="Started at" compact value={typed} onChange={change} error={problem} />
}
