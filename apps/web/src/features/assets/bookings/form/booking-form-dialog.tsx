import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import type { Span } from '@praxis/domain/assets/asset-use'
import { FormDialog } from '../../../../ui/forms/form-dialog'
import { BookingFields } from './booking-fields'
import { type BookingSubject, fieldsOfSpan } from './booking-values'
import { FreeTimes } from './free-times'
import classes from './free-times.module.css'
import { useBookingForm } from './use-booking-form'

interface BookingFormDialogProps {
  readonly subject: BookingSubject
  readonly onClose: () => void
  readonly onDone?: (booking: AssetBooking) => void
}

const titleOf = (subject: BookingSubject): string => {
  if (subject.kind === 'change') return `Change booking of ${subject.booking.asset.name}`
  const asset = subject.asset ?? subject.corrects?.asset
  return asset ? `Book ${asset.name}` : 'Book an asset'
}

/** Books an asset, or changes a booking; when the asset is free stands beside the fields. */
export function BookingFormDialog({ subject, onClose, onDone }: BookingFormDialogProps) {
  const of = useBookingForm(subject, (booking) => {
    onDone?.(booking)
    onClose()
  })
  const { form, asset, timeZone, times } = of
  const waits = asset !== undefined && !asset.isAutoApproved && form.values.employeeID === null
  const take = (free: Span) => {
    const length = times && times.to > times.from ? Date.parse(times.to) - Date.parse(times.from) : 0
    const end = new Date(Date.parse(free.from) + length).toISOString()
    const next = fieldsOfSpan({ from: free.from, to: length > 0 && end < free.to ? end : free.to }, timeZone)
    for (const name of ['from', 'fromTime', 'to', 'toTime'] as const) form.setValue(name, next[name])
  }
  return (
    <FormDialog
      title={titleOf(subject)}
      form={form}
      saveLabel={subject.kind === 'change' ? 'Save changes' : waits ? 'Send request' : 'Book'}
      onClose={onClose}
      width={640}
    >
      <div className={classes.columns}>
        <BookingFields of={of} />
        {!(subject.kind === 'change' && subject.booking.takenAt !== null) && <FreeTimes of={of} onTake={take} />}
      </div>
    </FormDialog>
  )
}
