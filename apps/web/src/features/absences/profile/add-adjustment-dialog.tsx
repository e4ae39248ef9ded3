import type { BalanceReport } from '@praxis/contract/absences/leave-balance'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { max, min, nonZero } from '@praxis/domain/validation/number-rules'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { useAdjustLeave } from './employee-leave.mutations'

interface AddAdjustmentDialogProps {
  readonly employeeID: string
  readonly report: BalanceReport
  readonly onClose: () => void
}

const MOST_DAYS = 366
const LONGEST_REASON = 200

const inHalves: Rule = unlessEmpty((value) =>
  Number.isInteger(Number(value) * 2) ? undefined : 'Use whole or half days',
)

/** Adds days to the annual leave of a holiday year, or takes some away. */
export function AddAdjustmentDialog({ employeeID, report: { year, years }, onClose }: AddAdjustmentDialogProps) {
  const { mutateAsync: adjust } = useAdjustLeave(employeeID)
  const form = useForm({
    draft: `employee/${employeeID}/adjustment`,
    initialValues: { year: year.startDate as string | null, days: null as number | null, reason: '' },
    rules: {
      year: required('Holiday year'),
      days: [required('Days'), min(-MOST_DAYS), max(MOST_DAYS), inHalves, nonZero('Days')],
      reason: [required('Reason'), maxLength(LONGEST_REASON)],
    },
    onSave: async (values, idempotencyKey) => {
      await adjust({
        day: values.year ?? year.startDate,
        days: values.days ?? 0,
        reason: values.reason.trim(),
        idempotencyKey,
      })
      showSuccess('Balance adjusted')
      onClose()
    },
  })
  return (
    <FormDialog title="Add adjustment" form={form} saveLabel="Add adjustment" onClose={onClose} width="narrow">
      <SelectField
        {...form.field('year')}
        label="Holiday year"
        options={years.toReversed().map(({ startDate, endDate }) => ({
          value: startDate,
          label: formatDateRange({ from: startDate, to: endDate }),
        }))}
      />
      <NumberField
        {...form.field('days')}
        label="Days"
        step={0.5}
        suffix="days"
        hint="Whole or half days. Use a minus to take days away"
      />
      <TextField {...form.field('reason')} label="Reason" hint="Shown with the balance and kept in the history" />
    </FormDialog>
  )
}
