import { leaveAccruals } from '@praxis/contract/absences/absence-rules'
import { DateField } from '../../../ui/dates/date-field'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { accrualWords, type LeaveValues, leaveLabels } from './leave-values'

/** How annual leave is counted from year to year. */
export function LeaveCard({ form }: { form: FormFields<LeaveValues> }) {
  const accrual = form.field('leaveAccrual')
  return (
    <Card title="Annual leave">
      <Grid gap={4} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
        <NumberField
          {...form.field('carryOverCapDays')}
          label={leaveLabels.carryOverCapDays}
          step={0.5}
          min={0}
          suffix="days"
          hint="Unused days that move into the next holiday year. Leave empty for no limit"
        />
        <NumberField
          {...form.field('carryOverExpiryMonths')}
          label={leaveLabels.carryOverExpiryMonths}
          min={0}
          max={12}
          suffix="months"
          hint="Counted from the start of the year. Leave empty to keep them to its end; 0 carries nothing over"
        />
        <SelectField
          {...accrual}
          label={leaveLabels.leaveAccrual}
          options={leaveAccruals.map((value) => ({ value, label: accrualWords[value] }))}
          onChange={(chosen) => {
            const next = leaveAccruals.find((each) => each === chosen)
            if (next) accrual.onChange(next)
          }}
          hint="Month by month adds a twelfth of the year’s days at the start of each month"
        />
        <DateField
          {...form.field('leaveCountedSince')}
          label={leaveLabels.leaveCountedSince}
          hint="Nothing is carried from holiday years before this day. Leave empty for the day you started with Praxis"
        />
      </Grid>
    </Card>
  )
}
