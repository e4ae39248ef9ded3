import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { addDays, daysBetween } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { PeopleAndDays, PlacedDayItem } from '../../../platform/day-items'
import { joinKnownReason, knownPeople, touching } from './away-times'

interface PlacedRow extends AbsenceSpan {
  readonly employeeId: string
  readonly kind: 'absence' | 'marking'
  /** The text of a marking, or the reason of an absence if the reader may know it. */
  readonly words: string | null
  readonly isWaiting: boolean
  readonly takesTime: boolean
}

const wordsOf = ({ words, isWaiting }: PlacedRow): string => `${words ?? 'Away'}${isWaiting ? ' (waiting)' : ''}`

/** Absences and markings as items on people's days. An absence that waits is there, but takes no time yet. */
export const absencesOnDays = async (db: Db, { reader, ...asked }: PeopleAndDays): Promise<PlacedDayItem[]> => {
  const { companyId } = db.scope
  const rows = await db.rows<PlacedRow>(sql`
    with ${knownPeople(reader, asked.employeeIds)}
    select s.employee_id as "employeeId", 'absence' as kind, s.first_day as "from", s.last_day as "to",
      s.date_part as "datePart", n.name as words,
      s.state = 'waitingForApproval' as "isWaiting", s.state = 'approved' as "takesTime"
    from ${touching('absences', companyId, asked)} ${joinKnownReason}
    where s.state in ('approved', 'waitingForApproval')
    union all
    select s.employee_id, 'marking', s.first_day, s.last_day, s.date_part, s.text, false, s.takes_time
    from ${touching('calendar_markings', companyId, asked)}`)
  return rows.flatMap((row) => {
    const first = row.from > asked.from ? row.from : asked.from
    const last = row.to < asked.to ? row.to : asked.to
    return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => ({
      employeeId: row.employeeId,
      day: addDays(first, index),
      kind: row.kind,
      share: row.datePart,
      words: wordsOf(row),
      takesTime: row.takesTime,
    }))
  })
}
