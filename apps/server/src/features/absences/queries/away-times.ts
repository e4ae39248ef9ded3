import type { AbsenceSpan, AwayTime, ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import type { Reader } from '../../../platform/auth/reader'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { REASON_JSON } from './reason-brief'
import { isLedBy } from './who-sees'

export interface DaysOfPeople {
  readonly employeeIds: readonly string[]
  readonly from: Day
  readonly to: Day
}

/** People `k` with whether the reader sees all of their leave: asked once of each, however often they are away. */
export const knownPeople = (reader: Reader, employeeIds: readonly string[]): Sql => sql`
  known as materialized (
    select id, id = ${reader.employee.id} or ${isLedBy(reader, rawSql('people.id'))} as knows
    from unnest(${employeeIds}::uuid[]) as people (id)
  )`

/** The reason `n` of an absence of a person `k` as one JSON value, null for those who may not know it. */
export const knownReason = rawSql(`case when n.is_visible_to_all or k.knows then ${REASON_JSON} end`)

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

interface AwayRow extends AbsenceSpan {
  readonly employeeId: string
  readonly id: string
  readonly isWaiting: boolean
  readonly reason: ReasonBrief | null
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
      s.state = 'waitingForApproval' as "isWaiting", ${knownReason} as reason
    from ${touching('absences', db.scope.companyId, asked)}
    join absence_reasons n on n.company_id = s.company_id and n.id = s.reason_id
    where s.state in ('approved', 'waitingForApproval')
    order by s.first_day, s.date_part, s.id`)
  const times = new Map<string, AwayTime[]>()
  for (const { employeeId, reason, ...time } of rows) {
    const away = reason ? { ...time, reason } : time
    const ofEmployee = times.get(employeeId)
    if (ofEmployee) ofEmployee.push(away)
    else times.set(employeeId, [away])
  }
  return times
}
