import type { Asset, AssetBooking, AssetUse } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { freeTimes, holdsSomeOf, type Span } from '@praxis/domain/assets/asset-use'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-clock'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { type Form, useForm } from '../../../../ui/forms/use-form'
import { useReadersTimeZone } from '../../../reader/readers-time'
import { assetQuery } from '../../assets.queries'
import { timesOfUse } from '../booking-words'
import { useChangeBooking, useRequestAsset } from '../bookings.mutations'
import { hourOf } from '../usual-times'
import { type BookingSubject, type BookingValues, bookingRules, changedSpan, spanOf, valuesOf } from './booking-values'

const FOUR_WEEKS_MS = 28 * 24 * 3_600_000

export interface BookingForm {
  readonly form: Form<BookingValues>
  readonly subject: BookingSubject
  readonly timeZone: string
  readonly times: Span | undefined
  /** The chosen asset as the server knows it; undefined until it is there. */
  readonly asset: Asset | undefined
  /** When the asset is free in the next four weeks; undefined until it is known. */
  readonly free: readonly Span[] | undefined
  /** What stands in the way of these times, who and when. */
  readonly conflict: string | undefined
}

/** The key under which what was typed is kept: what was asked for by a drag is a booking of its own. */
function draftOf(subject: BookingSubject): string {
  if (subject.kind === 'change') return `assetBooking/${subject.booking.id}`
  const { asset, times, corrects } = subject
  return ['assetBooking/new', corrects?.id ?? asset?.id, times?.from].filter((part) => part !== undefined).join('/')
}

function doneText(booking: AssetBooking, timeZone: string): string {
  const times = timesText(booking, timeZone)
  return booking.request.state === 'approved'
    ? `${booking.asset.name} is booked, ${times}`
    : `Request sent. ${booking.asset.name} is held for you until someone decides`
}

const othersOf = (uses: readonly AssetUse[], subject: BookingSubject): AssetUse[] =>
  uses.filter(({ id }) => subject.kind === 'new' || id !== subject.booking.id)

/** The form of a booking, with when the chosen asset is free and who is in the way. */
export function useBookingForm(subject: BookingSubject, onDone: (booking: AssetBooking) => void): BookingForm {
  const timeZone = useReadersTimeZone()
  // The form begins with the booking as it was when it opened, whatever arrives meanwhile.
  const [initialValues] = useState(() => valuesOf(subject, serverNow(), timeZone))
  const save = useSave(subject, timeZone)
  const form = useForm<BookingValues>({
    draft: draftOf(subject),
    isOfRecord: subject.kind === 'change',
    initialValues,
    rules: bookingRules(subject, timeZone, serverNow),
    fieldOfReason: { assetAssigned: 'assetID', assetRetired: 'assetID' },
    onSave: async (values, idempotencyKey) => {
      const saved = await save(values, idempotencyKey)
      showSuccess(subject.kind === 'change' ? 'Booking changed' : doneText(saved, timeZone))
      onDone(saved)
    },
  })
  const { assetID } = form.values
  const { data: asset } = useQuery({ ...assetQuery(assetID?.id ?? ''), enabled: assetID !== null })
  const times = spanOf(form.values, timeZone)
  const others = asset && othersOf(asset.uses, subject)
  const inTheWay = times && times.from < times.to ? others?.find((use) => holdsSomeOf(use, times)) : undefined
  const now = hourOf(serverNow(), timeZone)
  return {
    form,
    subject,
    timeZone,
    times,
    asset,
    free: others && freeTimes(others, { from: isoOf(now), to: isoOf(now + FOUR_WEEKS_MS) }),
    conflict: inTheWay && asset && conflictText(asset.name, inTheWay, timeZone),
  }
}

const isoOf = (moment: number): string => new Date(moment).toISOString()

const conflictText = (asset: string, use: AssetUse, timeZone: string): string =>
  use.kind === 'assignment'
    ? `${asset} is with ${use.employee.displayName}, so it can’t be booked`
    : `${asset} is taken then: ${use.employee.displayName}, ${timesOfUse(use, timeZone)}`

function useSave(subject: BookingSubject, timeZone: string) {
  const { mutateAsync: request } = useRequestAsset()
  const { mutateAsync: change } = useChangeBooking()
  return (values: BookingValues, idempotencyKey: string): Promise<AssetBooking> => {
    const { assetID, employeeID } = values
    const note = values.note.trim()
    if (subject.kind === 'change') {
      const { booking } = subject
      const span = changedSpan(values, booking, timeZone)
      if (!span || assetID === null) throw new Error('The form asks for an asset and times before it is saved')
      return change({
        id: booking.id,
        version: booking.version,
        ...(span.from !== booking.from && { from: span.from }),
        ...(span.to !== booking.to && { to: span.to }),
        ...(note !== booking.note && { note }),
        ...(assetID.id !== booking.asset.id && { assetID: assetID.id }),
      })
    }
    const span = spanOf(values, timeZone)
    if (!span || assetID === null) throw new Error('The form asks for an asset and times before it is saved')
    return request({
      params: { id: assetID.id },
      body: {
        ...span,
        note,
        ...(employeeID && { employeeID: employeeID.id }),
        ...(subject.corrects && { correctionOfID: subject.corrects.id }),
      },
      idempotencyKey,
    })
  }
}
