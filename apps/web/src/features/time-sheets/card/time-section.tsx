import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { TimeField } from '../../../ui/dates/time-field'
import { DurationField } from '../../../ui/forms/duration-field'
import { FormSection } from '../../../ui/forms/form'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Grid, Row } from '../../../ui/layout/box'
import { afterDuration } from './chargeable-values'
import classes from './submission-card.module.css'
import { durationOf, momentsOf, type TimeValues } from './submission-values'
import { afterChoice, afterTimes, afterTypedDuration, shownDuration } from './typed-time'
import type { SubmissionForm } from './use-submission-form'

interface TimeSectionProps {
  readonly of: SubmissionForm
  /** Other submissions of the same time, in words; they are pointed out, never refused. */
  readonly overlapsOf?: ((from: Date, to: Date) => readonly string[]) | undefined
}

/** Duration, day and, where they are specified, times: whichever is typed, the others follow. */
export function TimeSection({ of, overlapsOf }: TimeSectionProps) {
  const { form, timeZone, today, firstField } = of
  const { values } = form
  const [endsOnAnotherDay, setEndsOnAnotherDay] = useState(false)
  const hasToDay = endsOnAnotherDay || values.toDay !== values.day

  const change = (next: TimeValues) => {
    const { isUnspecified, day, fromTime, toDay, toTime, duration } = next
    for (const [name, value] of Object.entries({ isUnspecified, day, fromTime, toDay, toTime, duration }))
      if (!Object.is(value, values[name as keyof TimeValues])) form.setValue(name as keyof TimeValues, value as never)
    const seconds = durationOf(next, timeZone)
    if (seconds === undefined || seconds < 0) return
    const { chargeable, nonChargeable } = afterDuration(values, seconds)
    form.setValue('chargeable', chargeable)
    form.setValue('nonChargeable', nonChargeable)
  }
  const changeTimes = (typed: Partial<TimeValues>) => change(afterTimes(values, typed, timeZone))

  return (
    <FormSection title="Time">
      <Grid align="start" className={classes.times}>
        <DurationField
          {...form.field('duration')}
          label="Duration"
          isFirst={firstField === 'duration'}
          value={shownDuration(values, timeZone)}
          onChange={(duration) => change(afterTypedDuration(values, duration, timeZone))}
        />
        <DateField
          {...form.field('day')}
          label={hasToDay && !values.isUnspecified ? 'From Date' : 'Date'}
          today={today}
          // The end follows the day, unless it was put on another one.
          onChange={(day) => changeTimes(hasToDay ? { day } : { day, toDay: day })}
        />
      </Grid>
      {!values.isUnspecified && (
        <Grid align="start" className={classes.times} data-days={hasToDay || undefined}>
          <TimeField
            {...form.field('fromTime')}
            label={hasToDay ? 'From Time' : 'From'}
            onChange={(fromTime) => changeTimes({ fromTime })}
          />
          {hasToDay && (
            <DateField
              {...form.field('toDay')}
              label="To Date"
              today={today}
              onChange={(toDay) => changeTimes({ toDay })}
            />
          )}
          <TimeField
            {...form.field('toTime')}
            label={hasToDay ? 'To Time' : 'To'}
            onChange={(toTime) => changeTimes({ toTime })}
          />
        </Grid>
      )}
      <Row wrap size={13} className={classes.line}>
        <SwitchField
          label="Exact time not specified"
          value={values.isUnspecified}
          onChange={(isUnspecified) => change(afterChoice(values, isUnspecified, timeZone))}
        />
        {!hasToDay && !values.isUnspecified && !of.isReadOnly && (
          <UnstyledButton className={classes.link} onClick={() => setEndsOnAnotherDay(true)}>
            Ends on another day
          </UnstyledButton>
        )}
      </Row>
      <Overlaps of={of} overlapsOf={overlapsOf} />
    </FormSection>
  )
}

function Overlaps({ of: { form, timeZone }, overlapsOf }: TimeSectionProps) {
  const { values } = form
  const seconds = durationOf(values, timeZone)
  if (!overlapsOf || values.isUnspecified || seconds === undefined || seconds <= 0) return null
  const { from, to } = momentsOf(values, timeZone)
  const others = from && to ? overlapsOf(from, to) : []
  if (others.length === 0) return null
  return (
    <Row as="p" gap={2} tone="warning" size={13}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      Overlaps with {others.join(' and ')}
    </Row>
  )
}
