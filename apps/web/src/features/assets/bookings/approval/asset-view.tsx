import type { Request } from '@praxis/contract/requests/requests'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconBox } from '@tabler/icons-react'
import { inDialog } from '../../../../ui/late/in-dialog'
import { late } from '../../../../ui/late/late'
import { Opening } from '../../../../ui/late/opening'
import { Stack, Text } from '../../../../ui/layout/box'
import type { RequestTypeView } from '../../../requests/request-type-view'
import { BookingState } from '../booking-state'
import { bookingName, codeText, lengthText } from '../booking-words'

const BookingFormDialog = late(
  () => import('../form/booking-form-dialog').then((module) => ({ default: module.BookingFormDialog })),
  inDialog,
)
const CancelBookingDialog = late(
  () => import('../cancel-booking-dialog').then((module) => ({ default: module.CancelBookingDialog })),
  inDialog,
)

export type AssetRequest = Extract<Request, { requestType: 'asset' }>

/** Bookings of assets as a type of request, with times by the clocks of a time zone. */
export const assetViewIn = (timeZone: string): RequestTypeView<AssetRequest> => ({
  type: 'asset',
  label: 'Asset',
  plural: 'Asset bookings',
  icon: IconBox,
  headings: { title: 'Asset', amount: 'Length' },
  topics: ['assets'],
  correcting: 'Ask again',
  reopening: 'Reopen approved booking',
  trace: () => import('./asset-trace').then(({ assetTrace }) => assetTrace),

  show: ({ booking }) => ({
    name: bookingName(booking, timeZone),
    title: booking.asset.name,
    picture: () => <IconBox size={16} stroke={1.75} aria-hidden />,
    day: dayInTimeZone(new Date(booking.from), timeZone),
    amount: lengthText(booking),
    detail: `${codeText(booking.asset)}, ${timesText(booking, timeZone)}`,
    comment: booking.note,
    link: { to: '/employments/$companyDomain/asset-bookings' },
    ...(booking.request.state === 'approved' && { state: <BookingState booking={booking} /> }),
    can: booking.can,
  }),

  summary: ({ booking }) => (
    <Stack gap="hair">
      <Text as="b" weight="medium">
        {booking.employee.displayName}: {bookingName(booking, timeZone)}
      </Text>
      <Text tone="second" breaks>
        {codeText(booking.asset)} · {booking.note || 'No note'}
      </Text>
    </Stack>
  ),

  correction: ({ booking }, onClose) => (
    <Opening>
      <BookingFormDialog subject={{ kind: 'new', corrects: booking }} onClose={onClose} />
    </Opening>
  ),

  cancellation: ({ booking }, onClose) => (
    <Opening>
      <CancelBookingDialog booking={booking} onClose={onClose} />
    </Opening>
  ),
})
