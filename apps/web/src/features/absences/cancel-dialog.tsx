import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { addDays, formatDay, isDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { DateField } from '../../ui/dates/date-field'
import { daysText } from '../../ui/dates/days-text'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { SegmentField } from '../../ui/forms/segment-field'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { Text } from '../../ui/layout/box'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { nameOf } from './absence-words'
import { useCancelAbsence } from './absences.mutations'

interface CancelValues {
  readonly what: 'all' | 'end'
  readonly fromDay: string | null
  readonly comment: string
}

const LONGEST_COMMENT = 2000

/** The first day that can be cancelled while days before it stay. */
const firstOfEnd = ({ from, to }: Absence, today: string): string => {
  const second = addDays(from, 1)
  if (today < second) return second
  return today > to ? to : today
}

/** Cancels approved leave: all of it, or from a day on where its days before stay. */
export function CancelDialog({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { can, from, to, days, employee } = absence
  const { employee: reader } = useWorkspaceViewer()
  const isOwn = employee.id === reader.id
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: cancel } = useCancelAbsence()
  const canShorten = can.cancelFromDay && from < to
  const form = useForm<CancelValues>({
    draft: `absence/${absence.id}/cancellation`,
    initialValues: {
      what: can.cancel ? 'all' : 'end',
      fromDay: canShorten ? firstOfEnd(absence, today) : null,
      comment: '',
    },
    rules: ({ what }) => ({
      ...(what === 'end' && {
        fromDay: [
          required('First cancelled day'),
          date(),
          (value: unknown) =>
            typeof value === 'string' && isDay(value) && (value <= from || value > to)
              ? `Enter a date from ${formatDay(addDays(from, 1))} to ${formatDay(to)}`
              : undefined,
        ],
      }),
      comment: maxLength(LONGEST_COMMENT),
    }),
    onSave: async ({ what, fromDay, comment }) => {
      await cancel({
        id: absence.id,
        ...(what === 'end' && fromDay !== null && { fromDay }),
        comment: comment.trim(),
      })
      showSuccess(what === 'end' ? 'Leave shortened' : 'Leave cancelled')
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Cancel ${nameOf(absence)}?`}
      form={form}
      saveLabel="Cancel leave"
      cancelLabel="Keep leave"
      onClose={onClose}
      width="narrow"
      danger
    >
      <Text as="p" tone="second">
        {daysText(days)} of leave. Cancelled days count nowhere, and {isOwn ? 'the approver' : employee.displayName} is
        told.
      </Text>
      {canShorten && can.cancel && (
        <SegmentField
          {...form.field('what')}
          label="What is cancelled"
          choices={[
            { value: 'all', label: 'All of it' },
            { value: 'end', label: 'From a day on' },
          ]}
        />
      )}
      {form.values.what === 'end' && (
        <DateField
          {...form.field('fromDay')}
          label="First cancelled day"
          hint="The days before stay as they are"
          today={today}
          min={addDays(from, 1)}
          max={to}
        />
      )}
      <TextareaField {...form.field('comment')} label="Comment" optional />
    </FormDialog>
  )
}
