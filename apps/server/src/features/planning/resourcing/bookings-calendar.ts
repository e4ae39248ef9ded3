import type { CalendarEvent } from '@praxis/domain/calendar/icalendar'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import type { CalendarFeedSource } from '../../../platform/calendar-feeds'
import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import { isVisible } from '../../employees/queries/works-on'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'

interface BookedRow
  extends Columns<
    'bookings',
    | ('id' | 'start_date' | 'end_date' | 'seconds_per_day' | 'total_seconds' | 'percentage' | 'is_soft')
    | ('version' | 'updated_at')
  > {
  readonly target: string
}

const amountOf = ({ secondsPerDay, totalSeconds, percentage }: BookedRow): string => {
  if (secondsPerDay !== null) return `${enteredTextOfDuration(secondsPerDay)} a day`
  if (totalSeconds !== null) return `${enteredTextOfDuration(totalSeconds)} in total`
  return `${(percentage ?? 0) / 100}%`
}

const eventOf = (row: BookedRow): CalendarEvent => ({
  uid: `booking-${row.id}@praxis`,
  changedAt: row.updatedAt,
  sequence: row.version,
  firstDay: row.startDate,
  lastDay: row.endDate,
  summary: `${row.target}, ${amountOf(row)}`,
  isTentative: row.isSoft,
})

/** One’s own bookings; what one was shut out of is not among them. */
export const bookingsCalendar: CalendarFeedSource = {
  kind: 'bookings',
  name: 'My bookings',
  feature: 'project',
  eventsOf: async (db, owner, { from, to }) => {
    const rows = await db.rows<BookedRow>(sql`
      select b.id, b.start_date as "startDate", b.end_date as "endDate", b.seconds_per_day as "secondsPerDay",
        b.total_seconds as "totalSeconds", b.percentage, b.is_soft as "isSoft", b.version, b.updated_at as "updatedAt",
        p.name as target
      from targetable_roles r
      join bookings b on b.company_id = r.company_id and b.role_id = r.id
      join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
      where r.company_id = ${db.scope.companyId} and r.employee_id = ${owner.employee.id}
        and b.end_date >= ${from} and b.start_date <= ${to}
        and p.kind = any (${kindsInUse(owner)}::text[]) and ${isVisible(owner, 'few')}
      order by b.start_date, b.id`)
    return rows.map(eventOf)
  },
}
