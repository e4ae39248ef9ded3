import type { DatePart } from '@praxis/contract/absences/absence-rules'
import { type AbsenceSpan, type CalendarMarking, spanProblem } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { type ReactNode, useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { ColourField } from '../../../ui/forms/colour-field'
import { colourRules, swatches } from '../../../ui/forms/colour-rules'
import { Form, FormRow } from '../../../ui/forms/form'
import { FormActions, FormDelete } from '../../../ui/forms/form-actions'
import { SegmentField } from '../../../ui/forms/segment-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { PersonHead } from './absence-popover'
import classes from './popovers.module.css'
import { useCreateMarking, useDeleteMarking, useUpdateMarking } from './team-absences.mutations'

interface MarkingFormProps {
  readonly employee: EmployeeBrief
  /** The marking that is changed, or the days of a new one. */
  readonly marking?: CalendarMarking
  readonly span: AbsenceSpan
  readonly today: Day
  readonly close: () => void
  /** What else can be done on the days. */
  readonly besides?: ReactNode
}

const PARTS: readonly { readonly value: DatePart; readonly label: string }[] = [
  { value: 'fullDay', label: 'Whole days' },
  { value: 'am', label: 'Morning' },
  { value: 'pm', label: 'Afternoon' },
]
const LONGEST_TEXT = 100
const USUAL_COLOUR = '#4a5aa8'

interface MarkingValues {
  readonly text: string
  readonly color: string
  readonly takesTime: boolean
  readonly datePart: DatePart
  readonly from: string | null
  readonly to: string | null
}

/** The days that are saved; half a day is of its first day. */
const spanOf = ({ from, to, datePart }: MarkingValues): AbsenceSpan => ({
  from: from ?? '',
  to: (datePart === 'fullDay' ? to : from) ?? '',
  datePart,
})

const rulesOf = (values: MarkingValues) => {
  const span = spanOf(values)
  return {
    text: [required('Text'), maxLength(LONGEST_TEXT)],
    color: colourRules,
    from: [required('Date'), date()],
    to:
      values.datePart === 'fullDay'
        ? [required('Date'), date(), () => (isDay(span.from) && isDay(span.to) ? spanProblem(span) : undefined)]
        : [],
  }
}

/** Makes a note on somebody's calendar, or changes it. */
export function MarkingForm({ employee, marking, span, today, close, besides }: MarkingFormProps) {
  const { mutateAsync: create } = useCreateMarking()
  const { mutateAsync: update } = useUpdateMarking()
  const form = useForm<MarkingValues>({
    initialValues: {
      text: marking?.text ?? '',
      color: marking?.color ?? USUAL_COLOUR,
      takesTime: marking?.takesTime ?? false,
      ...span,
    },
    rules: rulesOf,
    onSave: async (values, idempotencyKey) => {
      const { text, color, takesTime } = values
      const saved = { text: text.trim(), color, takesTime, ...spanOf(values) }
      if (marking)
        await update({ params: { id: marking.id }, body: { ...saved, version: marking.version }, idempotencyKey })
      else await create({ ...saved, employeeID: employee.id, idempotencyKey })
      close()
    },
  })
  const { datePart } = form.values
  return (
    <div className={classes.popover}>
      <PersonHead employee={employee} close={close} />
      <div className={classes.form}>
        <Form form={form} label={marking ? 'Change marking' : 'Add marking'}>
          <TextField {...form.field('text')} label="Text" placeholder="Training, on site, from home" autoFocus />
          <SegmentField {...form.field('datePart')} label="Part of the day" hideLabel choices={PARTS} />
          <FormRow>
            <DateField {...form.field('from')} label={datePart === 'fullDay' ? 'From' : 'Date'} today={today} />
            {datePart === 'fullDay' && <DateField {...form.field('to')} label="To" today={today} />}
          </FormRow>
          <ColourField {...form.field('color')} label="Colour" swatches={swatches} />
          <SwitchField
            {...form.field('takesTime')}
            label="Away from project work"
            hint="The time isn’t available for projects"
          />
          <FormActions
            form={form}
            saveLabel={marking ? 'Save' : 'Add marking'}
            destructive={marking ? <DeleteMarking marking={marking} close={close} /> : besides}
          />
        </Form>
      </div>
    </div>
  )
}

function DeleteMarking({ marking: { id, text }, close }: { marking: CalendarMarking; close: () => void }) {
  const { mutateAsync: remove } = useDeleteMarking()
  const [isDeleting, setIsDeleting] = useState(false)
  const press = async () => {
    if (isDeleting) return
    setIsDeleting(true)
    try {
      await remove(id)
      showSuccess(`“${text}” deleted`)
      close()
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
      setIsDeleting(false)
    }
  }
  return <FormDelete onClick={() => void press()} />
}
