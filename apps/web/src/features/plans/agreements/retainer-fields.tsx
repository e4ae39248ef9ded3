import { retainerPeriods } from '@praxis/contract/plans/agreements'
import { DurationField } from '../../../ui/forms/duration-field'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import type { RetainerValues } from './agreement-values'
import classes from './agreements.module.css'

interface RetainerFieldsProps {
  readonly retainer: RetainerValues
  readonly called: string
  readonly canEdit: boolean
  readonly told: (field: string) => { readonly error: string | undefined; readonly onBlur: () => void }
  readonly onChange: (changes: Partial<RetainerValues>) => void
}

const PERIODS = { month: 'Each month', quarter: 'Each quarter' } as const

/** What the client buys each period, and how much of it they may use later. */
export function RetainerFields({ retainer, called, canEdit, told, onChange }: RetainerFieldsProps) {
  const shared = { compact: true, disabled: !canEdit } as const
  return (
    <fieldset className={classes.retainer} aria-label={`Retainer ${called}`}>
      <SelectField
        {...shared}
        label="Period"
        options={retainerPeriods.map((value) => ({ value, label: PERIODS[value] }))}
        value={retainer.period}
        onChange={(value) => {
          const period = retainerPeriods.find((each) => each === value)
          if (period) onChange({ period })
        }}
      />
      <NumberField
        {...shared}
        {...told('numberOfPeriods')}
        label="Periods"
        min={1}
        max={120}
        value={retainer.numberOfPeriods}
        onChange={(numberOfPeriods) => onChange({ numberOfPeriods })}
      />
      <DurationField
        {...shared}
        {...told('secondsPerPeriod')}
        label="Time bought each period"
        inTableOfHours
        value={retainer.secondsPerPeriod}
        onChange={(secondsPerPeriod) => onChange({ secondsPerPeriod })}
      />
      <DurationField
        {...shared}
        {...told('rollOverSeconds')}
        label="Rolls over, at most"
        inTableOfHours
        value={retainer.rollOverSeconds}
        onChange={(rollOverSeconds) => onChange({ rollOverSeconds })}
      />
      <NumberField
        {...shared}
        {...told('rollOverPeriods')}
        label="Lasts for"
        min={0}
        max={120}
        suffix="periods"
        value={retainer.rollOverPeriods}
        onChange={(rollOverPeriods) => onChange({ rollOverPeriods })}
      />
    </fieldset>
  )
}
