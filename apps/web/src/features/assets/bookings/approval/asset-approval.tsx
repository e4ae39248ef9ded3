import type { AssetGroup } from '@praxis/contract/assets/asset-requests'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconBox } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../../../ui/late/late'
import { Skeleton } from '../../../../ui/lists/skeleton'
import type { ApprovalTypeView, InboxView } from '../../../requests/request-type-view'
import { bookingName, codeText, lengthText, shortTimesText } from '../booking-words'
import { type AssetRequest, assetViewIn } from './asset-view'
import { assetNames, reducedGroup, soleGroup } from './waiting-bookings'

const BookingToDecide = late(() =>
  import('./booking-to-decide').then((module) => ({ default: module.BookingToDecide })),
)

const inboxIn = (timeZone: string): InboxView<AssetGroup> => ({
  label: 'Asset bookings waiting for approval',
  about: 'Asset',
  amounts: [{ id: 'length', header: 'Length', width: 92 }],
  hasProjects: false,
  denialHint: 'Anyone whose booking you deny is notified and can ask again.',

  nameOf: assetNames,
  phraseOf: ({ booking }) => `${booking.employee.displayName}, ${bookingName(booking, timeZone)}`,

  show: (groups) =>
    new Map(
      groups.map((group) => [
        group.key,
        {
          title: assetNames(group),
          picture: <IconBox size={16} stroke={1.75} aria-hidden />,
          amounts: [totalText([group])],
          notes: [],
        },
      ]),
    ),

  showEntries: ({ requests }) =>
    requests.map((request) => {
      const { booking } = request
      return {
        request,
        who: booking.employee.displayName,
        name: bookingName(booking, timeZone),
        about: booking.asset.name,
        day: dayInTimeZone(new Date(booking.from), timeZone),
        title: booking.asset.name,
        untitled: '',
        detail: codeText(booking.asset),
        when: shortTimesText(booking, timeZone),
        amounts: [lengthText(booking)],
        comment: booking.note,
      }
    }),

  totalOf: totalText,
  reduced: reducedGroup,
  groupOf: soleGroup,
  actionsOf: () => [],
  detailsOf: ({ booking }) => (
    <Suspense fallback={<Skeleton />}>
      <BookingToDecide booking={booking} />
    </Suspense>
  ),
})

/** Lengths of different assets add up to nothing: of several bookings their number is said. */
function totalText(groups: readonly AssetGroup[]): string {
  const [first, ...others] = groups.flatMap(({ requests }) => requests)
  if (!first) return ''
  return others.length === 0 ? lengthText(first.booking) : `${others.length + 1} bookings`
}

/** Bookings of assets as a type of request, for those who decide; times are by the clocks of a time zone. */
export const assetApprovalIn = (timeZone: string): ApprovalTypeView<AssetRequest, AssetGroup> => ({
  ...assetViewIn(timeZone),
  inbox: inboxIn(timeZone),
  waiting: ({ id, version, booking }) => (booking.can.decide ? { id, version, booking } : undefined),
})
