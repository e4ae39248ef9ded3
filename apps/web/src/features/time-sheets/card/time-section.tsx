import { UnstyledButton } from '@mantine/core'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { TimeField } from '../../../ui/dates/time-field'
import { DurationField } from '../../../ui/forms/duration-field'
import { FormSection } from '../../../ui/forms/form'
import { SwitchField } from '../../../ui/forms/switch-field'
import { afterDuration } from './chargeable-values'
import classes from './submission-card.module.css'
import { durationOf, momentsOf, type SubmissionValues } from './submission-values'
import type { SubmissionForm } from './use-submission-form'

type TimePart = Partial<Pick<SubmissionValues, 'isUnspecified' | 'day' | 'fromTime' | 'toDay' | 'toTime' | 'duration'>>

interface TimeSectionProps {
  readonly of: SubmissionForm
  /** Others of the same time, by their words; they are told, never refused. */
  readonly overlapsOf?: ((from: Date, to: Date) => readonly string[]) | undefined
}

/** When it was: two times of day, or a day and a duration alone. */
export function TimeSection({ of, overlapsOf }: TimeSectionProps) {
  const { form, timeZone, today } = of
  const { values } = form
  const [hasToDay, setHasToDay] = useState(values.toDay !== values.day)
  const seconds = durationOf(values, timeZone)

  const change = (part: TimePart) => {
    const next = { ...values, ...part }
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof TimePart, value as never)
    const duration = durationOf(next, timeZone)
    if (duration === undefined || duration < 0) return
    const { chargeable, nonChargeable } = afterDuration(values, duration)
    form.setValue('chargeable', chargeable)
    form.setValue('nonChargeable', nonChargeable)
  }
  /** The end follows the day, unless it was put on another one. */
  const changeDay = (day: string | null) => change(hasToDay ? { day } : { day, toDay: day })
  const specify = (isUnspecified: boolean) =>
    change(
      isUnspecified
        ? { isUnspecified, duration: seconds !== undefined && seconds > 0 ? seconds : null }
        : { isUnspecified },
    )

  return (
    <FormSection title="Time">
      {values.isUnspecified ? (
        <div className={classes.times} data-unspecified>
          <DateField {...form.field('day')} label="Date" today={today} onChange={changeDay} />
          <DurationField {...form.field('duration')} label="Duration" onChange={(duration) => change({ duration })} />
        </div>
      ) : (
        <>
          <div className={classes.times} data-days={hasToDay || undefined}>
            <DateField
              {...form.field('day')}
              label={hasToDay ? 'From Date' : 'Date'}
              today={today}
              onChange={changeDay}
            />
            <TimeField
              {...form.field('fromTime')}
              label={hasToDay ? 'From Time' : 'From'}
              onChange={(fromTime) => change({ fromTime })}
            />
            {hasToDay && (
              <DateField
                {...form.field('toDay')}
                label="To Date"
                today={today}
                onChange={(toDay) => change({ toDay })}
              />
            )}
            <TimeField
              {...form.field('toTime')}
              label={hasToDay ? 'To Time' : 'To'}
              onChange={(toTime) => change({ toTime })}
            />
          </div>
          {!hasToDay && !of.isReadOnly && (
            <div className={classes.line}>
              <UnstyledButton className={classes.link} onClick={() => setHasToDay(true)}>
                Ends on another day
              </UnstyledButton>
            </div>
          )}
        </>
      )}
      <div className={classes.line}>
        <SwitchField label="Exact time not specified" value={values.isUnspecified} onChange={specify} />
        {!values.isUnspecified && (
          <span className={classes.sum}>
            Duration <b>{seconds === undefined || seconds < 0 ? '–' : formatDuration(seconds)}</b>
          </span>
        )}
      </div>
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
    <p className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      Overlaps with {others.join(' and ')}
    </p>
  )
}
