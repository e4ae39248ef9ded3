import { type OffsetMethod, offsetMethods } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { DateField } from '../../../ui/dates/date-field'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { NumberField } from '../../../ui/forms/number-field'
import { SegmentField } from '../../../ui/forms/segment-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { useForm } from '../../../ui/forms/use-form'
import { countOfBookings, daysWords } from '../model/booking-words'
import type { BookingInRow } from '../model/plan-row'
import { offsetOfBookings, type PlannedChange } from '../planning.mutations'

interface OffsetDialogProps {
  readonly bookings: readonly BookingInRow[]
  /** The days that are marked: only what lies of the bookings within them can be moved. */
  readonly range: DateRange | undefined
  readonly today: Day
  readonly make: (change: PlannedChange) => Promise<unknown>
  readonly onClose: () => void
}

interface OffsetValues {
  readonly method: OffsetMethod
  readonly offset: number | null
  readonly until: string | null
  readonly isWithin: boolean
}

const METHOD_WORDS: Readonly<Record<OffsetMethod, string>> = { days: 'Days', weeks: 'Weeks', until: 'To a date' }

const rulesOf = ({ method }: OffsetValues) =>
  method === 'until' ? { until: [required('Date'), date()] } : { offset: [required('How many')] }

/** Moves bookings by days, by weeks, or so that the first begins on a day. */
export function OffsetDialog({ bookings, range, today, make, onClose }: OffsetDialogProps) {
  const form = useForm<OffsetValues>({
    initialValues: { method: 'days', offset: 7, until: null, isWithin: range !== undefined },
    rules: rulesOf,
    onSave: async ({ method, offset, until, isWithin }) => {
      const by = method === 'until' ? { until: until && isDay(until) ? until : today } : { offset: offset ?? 0 }
      await make(
        offsetOfBookings(
          bookings,
          {
            offsetMethod: method,
            ...by,
            ...(isWithin && range && { rangeStartDate: range.from, rangeEndDate: range.to }),
          },
          `${countOfBookings(bookings.length)} moved`,
        ),
      )
      onClose()
    },
  })
  const { method } = form.values
  return (
    <FormDialog
      title={`Move ${countOfBookings(bookings.length)}`}
      form={form}
      saveLabel="Move"
      onClose={onClose}
      width="narrow"
    >
      <SegmentField
        {...form.field('method')}
        label="Move by"
        choices={offsetMethods.map((value) => ({ value, label: METHOD_WORDS[value] }))}
      />
      {method === 'until' ? (
        <DateField {...form.field('until')} label="The first begins on" today={today} isFirst />
      ) : (
        <NumberField
          {...form.field('offset')}
          label={method === 'days' ? 'Days later' : 'Weeks later'}
          hint="Below 0 for earlier"
          isFirst
        />
      )}
      {range && (
        <SwitchField
          {...form.field('isWithin')}
          label={`Only what lies within ${daysWords(range)}`}
          hint="Bookings are cut at its edges"
        />
      )}
    </FormDialog>
  )
}
