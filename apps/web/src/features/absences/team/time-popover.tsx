import { Button } from '@mantine/core'
import type { Day } from '@praxis/domain/calendar/day'
import { Text } from '../../../ui/layout/box'
import { spanText } from '../absence-words'
import type { LeaveSubject } from '../leave-subject'
import { AbsencePopover, Fact, PersonHead } from './absence-popover'
import type { DeniedAbsence } from './deny-absence-dialog'
import { MarkingForm } from './marking-form'
import classes from './popovers.module.css'
import type { OpenedTime } from './timeline/person-row'

interface TimePopoverProps {
  readonly opened: OpenedTime
  readonly today: Day
  readonly close: () => void
  readonly onDeny: (denied: DeniedAbsence) => void
  /** Opens the panel in which leave is entered for somebody. */
  readonly request: (subject: LeaveSubject) => void
}

/** What is shown beside something pressed in a timeline. */
export function TimePopover({ opened, today, close, onDeny, request }: TimePopoverProps) {
  const { person } = opened
  const { employee } = person
  if (opened.kind === 'absence')
    return (
      <AbsencePopover
        employee={employee}
        time={opened.time}
        knowsReason={person.can.seeReasons}
        close={close}
        onDeny={(version) => {
          close()
          onDeny({ who: employee.displayName, time: opened.time, version })
        }}
      />
    )
  if (opened.kind === 'days')
    return (
      <MarkingForm
        employee={employee}
        span={{ ...opened.range, datePart: 'fullDay' }}
        today={today}
        close={close}
        besides={
          <Button
            variant="subtle"
            onClick={() => {
              close()
              request({ kind: 'new', start: opened.range, employee })
            }}
          >
            Enter absence…
          </Button>
        }
      />
    )
  const { time: marking } = opened
  if (marking.can.edit)
    return (
      <MarkingForm
        key={marking.version}
        employee={employee}
        marking={marking}
        span={{ from: marking.from, to: marking.to, datePart: marking.datePart }}
        today={today}
        close={close}
      />
    )
  return (
    <div className={classes.popover}>
      <PersonHead employee={employee} close={close} />
      <div className={classes.facts}>
        <Fact label={marking.text} value={spanText(marking)} />
        {marking.takesTime && (
          <Text block size={12} tone="third">
            Away from project work
          </Text>
        )}
      </div>
    </div>
  )
}
