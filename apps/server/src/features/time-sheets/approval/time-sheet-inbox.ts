import { addDays } from '@praxis/domain/calendar/day'
import { capacityBetween } from '@praxis/domain/capacity/capacity'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { type InboxRow, inboxOf } from '../../requests/queries/inbox'
import { type ListedRow, listedRowsSql } from '../queries/listed-rows'
import { listingOf } from '../queries/listed-submission'
import { placeOf } from '../queries/logged-on'
import { timeFoundBy } from '../queries/time-search'
import { versionOfRow } from './time-sheet-version'

interface EntryRow extends ListedRow, InboxRow {
  readonly monday: string
  readonly groupDuration: number
  readonly groupChargeable: number
  readonly weekLogged: number
}

/** The contracted time in the weeks of these people, loaded for all of them at once. */
const contractedWeeks = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: EmployeeActor,
  rows: readonly EntryRow[],
) => {
  const mondays = rows.map(({ monday }) => monday).toSorted()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return () => 0
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const to = addDays(last, 6)
  const calendarOf = await loadWorkCalendars(db, platform, { reader, employeeIds, from: first, to })
  // Capacity is computed week by week, as there may be years between the first and the last of a page.
  return (employeeId: string, monday: string): number =>
    capacityBetween(calendarOf(employeeId), monday, addDays(monday, 6))
}

const GROUP_COLUMNS = rawSql(`
  s.monday, s.group_duration as "groupDuration", s.group_chargeable as "groupChargeable", s.week_logged as "weekLogged"`)

/** A group is the week of a person on a project; weeks begin on Monday. */
export const listTimeSheetApprovals = inboxOf<EntryRow>({
  type: 'timeSheet',
  table: 'time_sheet_submissions',
  foundBy: timeFoundBy,
  days: { first: 's.day', last: 's.day' },
  together: { on_targetable: 's.targetable_id', monday: 's.day - (extract(isodow from s.day)::integer - 1)' },
  sums: { group_duration: 's.duration', group_chargeable: 's.chargeable' },
  beside: (companyId) => ({
    week_logged: sql`(
      select sum(s.duration) from time_sheet_submissions s
      where s.company_id = ${companyId} and s.employee_id = g.employee_id
        and s.day between g.monday and g.monday + 6 and s.state <> 'denied')`,
  }),
  read: (db, actor, rows, columns) =>
    db.rows<EntryRow>(
      listedRowsSql(db, actor, {
        rows,
        columns: sql`${columns}, ${GROUP_COLUMNS}`,
        order: rawSql('order by s.group_position, s.day, s.starts_at, s.id'),
      }),
    ),
  keyOf: ({ projectId, monday }) => [projectId ?? 'personal', monday],

  answer: async (db, platform, actor, { groups, ...page }) => {
    const rows = groups.flatMap((group) => group.rows)
    const contractedIn = await contractedWeeks(db, platform, actor, rows)
    const { beside, submissionOf } = listingOf(rows, platform.files, actor)
    return {
      requestType: 'timeSheet',
      items: groups.map(({ envelope, first, rows: together }) => ({
        ...envelope,
        ...placeOf(first.projectId === null ? null : { ...first, id: first.projectId, name: first.projectName }),
        duration: first.groupDuration,
        chargeableDuration: first.groupChargeable,
        weekLoggedTime: first.weekLogged,
        weekContractedTime: contractedIn(first.employeeId, first.monday),
        requests: together.map((row) => ({ version: versionOfRow(row), timeSheetSubmission: submissionOf(row) })),
      })),
      ...beside,
      ...page,
    }
  },
})
