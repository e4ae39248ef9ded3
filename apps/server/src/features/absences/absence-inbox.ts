import { rawSql, sql } from '../../platform/database/sql'
import { loadBankHolidays } from '../companies/queries/bank-holidays'
import { employeeBriefOf } from '../employees/queries/employee-brief'
import { type InboxRow, inboxOf } from '../requests/queries/inbox'
import { versionOfAbsence } from './absence-version'
import { type AbsenceRow, absenceRowsSql, absencesOf } from './queries/absence-row'
import { absenceFoundBy } from './queries/absence-search'

interface EntryRow extends AbsenceRow, InboxRow {}

/** A group is what one person asks for; what it costs is counted from what is in force, so no statement sums it. */
export const listAbsenceApprovals = inboxOf<EntryRow>({
  type: 'absence',
  table: 'absences',
  foundBy: absenceFoundBy,
  days: { first: 's.first_day', last: 's.last_day' },
  together: {},
  sums: {},
  read: (db, actor, rows, columns) =>
    db.rows<EntryRow>(
      absenceRowsSql(db, actor, {
        rows,
        columns: sql`, s.employee_id as "employeeId", ${columns}`,
        order: rawSql('order by s.group_position, s.first_day, s.date_part, s.id'),
      }),
    ),
  keyOf: () => [],
  answer: async (db, platform, actor, { groups, ...page }) => {
    const rows = groups.flatMap((group) => group.rows)
    const absences = new Map(
      (await absencesOf(rows, platform, actor, await loadBankHolidays(db))).map((absence) => [absence.id, absence]),
    )
    return {
      requestType: 'absence',
      items: groups.map(({ envelope, first, rows: together }) => {
        const asked = together.flatMap(({ id }) => absences.get(id) ?? [])
        return {
          ...envelope,
          employee: employeeBriefOf(first.employee, platform.files),
          days: asked.reduce((sum, { days }) => sum + days, 0),
          requests: asked.map((absence) => ({ version: versionOfAbsence(absence), absence })),
        }
      }),
      ...page,
    }
  },
})
