import { isDay } from '@praxis/domain/calendar/day'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { DateField } from '../../../ui/dates/date-field'
import { Form, FormRow } from '../../../ui/forms/form'
import { SegmentField } from '../../../ui/forms/segment-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { EmployeePicker } from '../../people/employee-picker'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { weekdayText } from '../absence-words'
import { LeavePreview } from './leave-preview'
import { beginningOn, type LeaveValues, withPart } from './leave-values'
import type { LeaveForm } from './use-leave-form'

const KINDS = [
  { value: 'fullDays', label: 'Full days' },
  { value: 'halfDay', label: 'Half a day' },
] as const
const PARTS = [
  { value: 'am', label: 'AM' },
  { value: 'pm', label: 'PM' },
] as const

const weekdayHint = (day: string | null) => (day !== null && isDay(day) ? weekdayText(day, 'long') : undefined)

/** The refusals of the server, each at the field that can be put right; told before the request is sent. */
function foreseenProblems({ preview, isCurrent }: LeaveForm): { from?: string; reasonID?: string } {
  if (!isCurrent || !preview?.refusal) return {}
  const { reason, message } = preview.refusal
  return reason === 'insufficientAnnualLeaveEntitlement' ? { reasonID: message } : { from: message }
}

/** The fields of a request for leave, and below them what it would do. */
export function LeaveFields({ of, formId, title }: { of: LeaveForm; formId: string; title: string }) {
  const { form, reasons, reasonsError, reasonID } = of
  const { values } = form
  const today = useToday(useReadersTimeZone())
  const foreseen = foreseenProblems(of)
  /** Sets only what differs: a field that nobody has touched is not checked when it is left. */
  const keep = ({ from, to, datePart }: LeaveValues) => {
    if (from !== values.from) form.setValue('from', from)
    if (to !== values.to) form.setValue('to', to)
    if (datePart !== values.datePart) form.setValue('datePart', datePart)
  }
  const { datePart } = values
  const from = form.field('from')
  const first = {
    ...from,
    today,
    hint: weekdayHint(values.from),
    error: from.error ?? foreseen.from,
    isFirst: true,
    onChange: (day: string | null) => keep(beginningOn(values, day)),
  }
  return (
    <Form form={form} id={formId} label={title}>
      <SegmentField
        label="How much leave"
        hideLabel
        choices={KINDS}
        value={datePart === 'fullDay' ? 'fullDays' : 'halfDay'}
        onChange={(kind) => keep(withPart(values, kind === 'fullDays' ? 'fullDay' : 'am'))}
      />
      <FormRow>
        <DateField {...first} label={datePart === 'fullDay' ? 'First day' : 'Date'} />
        {datePart === 'fullDay' ? (
          <DateField
            {...form.field('to')}
            label="Last day"
            today={today}
            hint={weekdayHint(values.to)}
            {...(values.from !== null && isDay(values.from) && { min: values.from })}
          />
        ) : (
          <SegmentField
            label="Part of the day"
            hint={datePart === 'am' ? 'Morning' : 'Afternoon'}
            choices={PARTS}
            value={datePart}
            onChange={(part) => form.setValue('datePart', part)}
          />
        )}
      </FormRow>
      <SelectField
        {...form.field('reasonID')}
        label="Reason"
        value={reasonID}
        error={form.field('reasonID').error ?? foreseen.reasonID}
        isLoading={reasons === undefined && reasonsError === undefined}
        loadError={reasonsError}
        options={(reasons ?? []).map((reason) => ({
          value: reason.id,
          label: reason.name,
          picture: <CategoryMark category={reason} decorative />,
        }))}
      />
      <TextField {...form.field('comment')} label="Comment" optional />
      <LeavePreview of={of} />
      {(of.preview?.decides || values.deputy) && (
        <EmployeePicker
          {...form.field('deputy')}
          label="Deputy"
          optional
          hint="Decides in your place on these days"
          placeholder="Nobody"
        />
      )}
    </Form>
  )
}
