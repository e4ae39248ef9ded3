import { ActionIcon, Button, Textarea, UnstyledButton } from '@mantine/core'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay, parseTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { IconAlertTriangle, IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { TimeField } from '../../ui/dates/time-field'
import { SwitchField } from '../../ui/forms/switch-field'
import { TagsField } from '../../ui/forms/tags-field'
import { icon } from '../../ui/icon'
import { Grid, Row, Text } from '../../ui/layout/box'
import { LoggedLogo } from '../loggables/logged-logo'
import { useReadersTimeZone } from '../reader/readers-time'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { SubjectFields } from './subject-fields'
import { StopTimerButton } from './timer-buttons'
import { clockText } from './timer-clock'
import type { TimerEdit } from './timer-edits'
import { startText, timerName, timerTitle } from './timer-words'
import classes from './timers.module.css'
import { useTimers } from './timers-context'
import { useServerNow } from './use-server-now'

const LONGEST_COMMENT = 5000

/** A running timer with its fields: each edit is saved by itself. */
export function RunningTimer({ timer, wide }: { timer: TimeTracker; wide: boolean }) {
  const { edit, open } = useTimers()
  const timeZone = useReadersTimeZone()
  const now = useServerNow(true)
  const change = (next: TimerEdit) => edit(timer.id, next)
  const name = timerTitle(timer)
  return (
    <li className={classes.timer} data-wide={wide || undefined} aria-label={name}>
      <Subject timer={timer} wide={wide} onEdit={change} />
      <Row className={classes.clock} gap={1}>
        <span className={classes.digits} role="timer" aria-label={`Running time of ${name}`}>
          {clockText(timer.startDate, now)}
        </span>
        <ActionIcon
          size="lg"
          variant="subtle"
          aria-label={`Delete timer ${name}`}
          title="Delete"
          onClick={() => open({ kind: 'delete', timer })}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <StopTimerButton timer={timer} size="lg" />
      </Row>
      <LeftRunning timer={timer} />
      <Textarea
        size="xs"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={LONGEST_COMMENT}
        aria-label="Comment"
        placeholder="What are you working on?"
        value={timer.comment}
        onChange={({ currentTarget: { value } }) => change({ changes: { comment: value }, shown: { comment: value } })}
      />
      <Row gap={2} tone="second" letters={13}>
        {timer.project && !timer.project.isInternal && (
          <SwitchField
            label="Chargeable"
            value={timer.isChargeable}
            onChange={(isChargeable) => change({ changes: { isChargeable }, shown: { isChargeable } })}
          />
        )}
        <Text last tone="third" figures>
          since {startText(timer.startDate, timeZone, now)}
        </Text>
      </Row>
      <UnsavedEdit id={timer.id} />
    </li>
  )
}

/** What stands under the name of a timer without a task. */
const wordOfSubject = ({ project, opportunity }: TimeTracker): string => {
  if (opportunity) return 'Opportunity'
  return project ? 'No task' : 'No project yet'
}

/** What the timer measures; in a narrow card the choices unfold under it, project and task in one go. */
function Subject({ timer, wide, onEdit }: { timer: TimeTracker; wide: boolean; onEdit: (edit: TimerEdit) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const fields = (
    <>
      <SubjectFields timer={timer} onEdit={onEdit} />
      <StartField timer={timer} onEdit={onEdit} />
      {workspace.company.timeSheetSettings.enableTags && (
        <TagsField
          label="Tags"
          optional
          compact
          value={timer.tags}
          onChange={(tags) => onEdit({ changes: { tags: [...tags] }, shown: { tags: [...tags] } })}
        />
      )}
    </>
  )
  const heading = (
    <>
      <LoggedLogo of={timer} />
      <span className={classes.names}>
        <b>{timerName(timer)}</b>
        <span>{timer.task?.title ?? wordOfSubject(timer)}</span>
      </span>
    </>
  )
  if (wide)
    return (
      <>
        <div className={classes.subject}>{heading}</div>
        <Grid gap={3} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          {fields}
        </Grid>
      </>
    )
  return (
    <>
      <UnstyledButton
        className={classes.subject}
        aria-label={`${timerTitle(timer)}: choose what to track`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {heading}
        <IconPencil className={classes.pencil} {...icon} />
      </UnstyledButton>
      {isOpen && (
        <Grid gap={3} style={{ paddingBlock: 'var(--s1) var(--s2)' }}>
          {fields}
        </Grid>
      )}
    </>
  )
}

/** A timer that nobody stopped in the evening: the last sign of work that day is offered as its end. */
function LeftRunning({ timer }: { timer: TimeTracker }) {
  const { stop, stoppingID } = useTimers()
  const timeZone = useReadersTimeZone()
  const { proposedEndDate } = timer
  if (proposedEndDate === null) return null
  const end = startText(proposedEndDate, timeZone)
  return (
    <Row gap={2} wrap size={13} className={classes.left} role="status">
      <IconAlertTriangle {...icon} />
      <span>Running since {startText(timer.startDate, timeZone)}. Left running?</span>
      <Button
        size="xs"
        variant="default"
        loading={stoppingID === timer.id}
        onClick={() => void stop(timer, proposedEndDate)}
      >
        End it at {end}
      </Button>
    </Row>
  )
}

function UnsavedEdit({ id }: { id: string }) {
  const { problemOf, saveAgain } = useTimers()
  const problem = problemOf(id)
  if (!problem) return null
  return (
    <Row gap={2} wrap size={13} className={classes.problem} role="alert">
      <span>{problem}</span>
      <Button size="xs" variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => saveAgain(id)}>
        Retry
      </Button>
    </Row>
  )
}

interface StartFieldProps {
  readonly timer: Pick<TimeTracker, 'startDate'>
  readonly onEdit: (edit: TimerEdit) => void
}

/** When a timer was started, on its day: for those who began to work before they pressed start. */
function StartField({ timer, onEdit }: StartFieldProps) {
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
