import type { AbsenceSpan, AwayTime } from '@praxis/contract/absences/absence-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import type { Reader } from '../../../platform/auth/reader'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isLedBy } from './who-sees'

export interface DaysOfPeople {
  readonly employeeIds: readonly string[]
  readonly from: Day
  readonly to: Day
}

/**
 * People `k` with whether the reader sees all of their leave: asked once of each, however often they are away, and not
 * at all by those who read their own.
 */
export const knownPeople = (reader: Reader, employeeIds: readonly string[]): Sql => {
  const isOwn = employeeIds.every((id) => id === reader.employee.id)
  return sql`
    known as materialized (
      select id, ${isOwn ? rawSql('true') : sql`id = ${reader.employee.id} or ${isLedBy(reader, rawSql('people.id'))}`} as knows
      from unnest(${employeeIds}::uuid[]) as people (id)
    )`
}

/** Joins the reason `n` of an absence `s` of a person `k`; it is null for those who may not know it. */
export const joinKnownReason = rawSql(`
  left join absence_reasons n
    on n.company_id = s.company_id and n.id = s.reason_id and (n.is_visible_to_all or k.knows)`)

/** The rows `s` of a table of people `k` that touch these days, found person by person, as each has few. */
export const touching = (
  table: 'absences' | 'calendar_markings',
  companyId: string,
  { from, to }: Pick<DaysOfPeople, 'from' | 'to'>,
): Sql => sql`
  known k cross join lateral (
    select t.* from ${rawSql(table)} t
    where t.company_id = ${companyId} and t.employee_id = k.id and t.last_day >= ${from} and t.first_day <= ${to}
    offset 0) s`

/** The columns of the reason are plain: a JSON value for each absence took longer than all the rest of its row. */
interface AwayRow
  extends AbsenceSpan,
    LeftJoined<Columns<'absence_reasons', 'name' | 'initials' | 'color' | { reasonId: 'id' }>> {
  readonly employeeId: string
  readonly id: string
  readonly isWaiting: boolean
}

const awayTimeOf = (row: AwayRow): AwayTime => {
  const { id, from, to, datePart, isWaiting, reasonId, name, initials, color } = row
  return reasonId === null || name === null || initials === null || color === null
    ? { id, from, to, datePart, isWaiting }
    : { id, from, to, datePart, isWaiting, reason: { id: reasonId, name, initials, color } }
}

/** When people are away, approved or waiting, as the reader may know it; by the ids of those who are. */
export const listAwayTimes = async (
  db: Db,
  reader: Reader,
  asked: DaysOfPeople,
): Promise<ReadonlyMap<string, AwayTime[]>> => {
  const rows = await db.rows<AwayRow>(sql`
    with ${knownPeople(reader, asked.employeeIds)}
    select s.employee_id as "employeeId", s.id, s.first_day as "from", s.last_day as "to", s.date_part as "datePart",
      s.state = 'waitingForApproval' as "isWaiting", n.id as "reasonId", n.name, n.initials, n.color
    from ${touching('absences', db.scope.companyId, asked)} ${joinKnownReason}
    where s.state in ('approved', 'waitingForApproval')
    order by s.first_day, s.date_part, s.id`)
  const times = new Map<string, AwayTime[]>()
  for (const row of rows) {
    const ofEmployee = times.get(row.employeeId)
    if (ofEmployee) ofEmployee.push(awayTimeOf(row))
    else times.set(row.employeeId, [awayTimeOf(row)])
  }
  return times
}
