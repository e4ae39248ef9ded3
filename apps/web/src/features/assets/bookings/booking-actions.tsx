import { Button, UnstyledButton } from '@mantine/core'
import type { HandOver } from '@praxis/contract/assets/asset-rules'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { useState } from 'react'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import classes from './booking-actions.module.css'
import { bookingName } from './booking-words'
import type { BookingSubject } from './form/booking-values'

const BookingFormDialog = late(
  () => import('./form/booking-form-dialog').then((module) => ({ default: module.BookingFormDialog })),
  inDialog,
)
const CancelBookingDialog = late(
  () => import('./cancel-booking-dialog').then((module) => ({ default: module.CancelBookingDialog })),
  inDialog,
)
const HandOverDialog = late(
  () => import('./hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
  inDialog,
)

type OpenDialog =
  | { readonly kind: 'form'; readonly subject: BookingSubject }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'handOver'; readonly movement: HandOver }

interface BookingActionsProps {
  readonly booking: AssetBooking
  readonly asButtons?: boolean
  /** Only what is next: to collect it or to bring it back. */
  readonly isShort?: boolean
}

/** What can be done about a booking: collect it or bring it back, change it, withdraw or cancel it, or ask again. */
export function BookingActions({ booking, asButtons = false, isShort = false }: BookingActionsProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const timeZone = useReadersTimeZone()
  const { can } = booking
  const name = bookingName(booking, timeZone)
  const close = () => setDialog(undefined)
  const action = (label: string, opens: OpenDialog, isNext = false) =>
    asButtons || isNext ? (
      <Button
        size={asButtons ? 'sm' : 'compact-sm'}
        variant="default"
        aria-label={`${label}: ${name}`}
        onClick={() => setDialog(opens)}
      >
        {label}
      </Button>
    ) : (
      <UnstyledButton className={classes.action} aria-label={`${label}: ${name}`} onClick={() => setDialog(opens)}>
        {label}
      </UnstyledButton>
    )
  return (
    <Row as="span" gap={3} justify="end" wrap oneLine>
      {can.take && action('Collect', { kind: 'handOver', movement: 'taken' }, true)}
      {can.bringBack && action('Bring back', { kind: 'handOver', movement: 'broughtBack' }, true)}
      {!isShort && can.change && action('Change', { kind: 'form', subject: { kind: 'change', booking } })}
      {!isShort && can.withdraw && action('Withdraw', { kind: 'cancel' })}
      {!isShort && can.cancel && action('Cancel', { kind: 'cancel' })}
      {!isShort && can.correct && action('Ask again', { kind: 'form', subject: { kind: 'new', corrects: booking } })}
      {dialog && (
        <Opening>
          {dialog.kind === 'form' && <BookingFormDialog subject={dialog.subject} onClose={close} />}
          {dialog.kind === 'cancel' && <CancelBookingDialog booking={booking} onClose={close} />}
          {dialog.kind === 'handOver' && (
            <HandOverDialog booking={booking} movement={dialog.movement} onClose={close} />
          )}
        </Opening>
      )}
    </Row>
  )
}
