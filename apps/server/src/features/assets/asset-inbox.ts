import { rawSql, sql } from '../../platform/database/sql'
import { employeeBriefOf } from '../employees/queries/employee-brief'
import { type InboxRow, inboxOf } from '../requests/queries/inbox'
import { versionOfBooking } from './asset-booking-version'
import { type BookingRow, bookingRowsSql, bookingsOf } from './queries/booking-row'
import { bookingFoundBy } from './queries/booking-search'

interface EntryRow extends BookingRow, InboxRow {}

/** A day of the company’s calendar. */
const dayOf = (column: string): string =>
  `(s.${column} at time zone (select c.time_zone from companies c where c.company_id = s.company_id))::date`

/** A group is what one person asks for. */
export const listAssetApprovals = inboxOf<EntryRow>({
  type: 'asset',
  decidedBy: 'canManageAssets',
  table: 'asset_uses',
  foundBy: bookingFoundBy,
  days: { first: dayOf('from_at'), last: dayOf('to_at') },
  together: {},
  sums: {},
  read: (db, actor, rows, columns) =>
    db.rows<EntryRow>(
      bookingRowsSql(db, actor, {
        rows,
        columns: sql`, s.employee_id as "employeeId", ${columns}`,
        order: rawSql('order by s.group_position, s.from_at, s.id'),
      }),
    ),
  keyOf: () => [],
  answer: async (db, platform, actor, { groups, ...page }) => ({
    requestType: 'asset',
    items: groups.map(({ envelope, first, rows }) => ({
      ...envelope,
      employee: employeeBriefOf(first.employee, platform.files),
      requests: bookingsOf(rows, platform, actor, db.now).map((booking) => ({
        version: versionOfBooking(booking),
        booking,
      })),
    })),
    ...page,
  }),
})
