import { randomUUID } from 'node:crypto'
import type { AbsenceSpan, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { teamAbsences } from '@praxis/contract/absences/team-absences'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, rawSql, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { type MarkingRow, markingColumns } from '../queries/calendars-of-people'
import { isLedBy } from '../queries/who-sees'
import { announceLeaveOf } from './announce-absences'
import { assertSpan } from './request-absence'

interface NewMarking extends AbsenceSpan {
  readonly employeeID: string
  readonly text: string
  readonly color: string
  readonly takesTime: boolean
}
type Changes = CheckedInput<typeof teamAbsences.updateMarking>['body']

const recorded = ({ from, to, datePart, text, color, takesTime }: Omit<NewMarking, 'employeeID'>) => ({
  ...{ from, to, datePart, text, color, takesTime },
})

/** A marking of somebody whose calendar the actor marks. */
const findLedMarking = async (db: Db, actor: EmployeeActor, id: string): Promise<MarkingRow> => {
  const row = await db.row<MarkingRow>(sql`
    select ${markingColumns} from calendar_markings s
    where s.company_id = ${actor.company.id} and s.id = ${id} and ${isLedBy(actor, rawSql('s.employee_id'))}`)
  if (!row) throw new Refusal('notFound')
  return row
}

const changedMarking = async (db: Db, actor: EmployeeActor, id: string): Promise<CalendarMarking> => ({
  can: { edit: true },
  ...(await findLedMarking(db, actor, id)),
})

/** Marks the calendar of somebody below, or of anybody else by managers of employees. */
export const createMarking = async (
  db: Tx,
  actor: EmployeeActor,
  { employeeID, text, color, takesTime, ...span }: NewMarking,
): Promise<CalendarMarking> => {
  assertSpan(span)
  const person = await db.row<Columns<'employees', 'is_active'>>(sql`
    select e.is_active as "isActive" from employees e
    where e.company_id = ${actor.company.id} and e.id = ${employeeID} and ${isLedBy(actor, rawSql('e.id'))}`)
  if (!person) throw new Refusal('notFound')
  if (!person.isActive) throw new Refusal('employeeInactive')
  const id = randomUUID()
  await db.run(
    sql`insert into calendar_markings ${insertion<'calendar_markings'>({
      company_id: actor.company.id,
      id,
      employee_id: employeeID,
      first_day: span.from,
      last_day: span.to,
      date_part: span.datePart,
      text,
      color,
      takes_time: takesTime,
      created_by: actor.employee.id,
    })}`,
  )
  db.record({
    entity: 'calendarMarking',
    id,
    action: 'created',
    after: recorded({ text, color, takesTime, ...span }),
  })
  announceLeaveOf(db, [employeeID])
  return changedMarking(db, actor, id)
}

export const updateMarking = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: Changes,
): Promise<CalendarMarking> => {
  await db.run(sql`
    select from calendar_markings where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const before = await findLedMarking(db, actor, id)
  assertUnchangedSince(version, before.version)
  const { from = before.from, to = before.to, datePart = before.datePart } = changes
  assertSpan({ from, to, datePart })
  await db.run(sql`
    update calendar_markings set ${assignments<'calendar_markings'>({
      first_day: from,
      last_day: to,
      date_part: datePart,
      text: changes.text,
      color: changes.color,
      takes_time: changes.takesTime,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  const after = await changedMarking(db, actor, id)
  db.record({ entity: 'calendarMarking', id, action: 'updated', before: recorded(before), after: recorded(after) })
  announceLeaveOf(db, [before.employeeID])
  return after
}

export const deleteMarking = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const marking = await findLedMarking(db, actor, id)
  const deleted = await db.run(sql`delete from calendar_markings where company_id = ${actor.company.id} and id = ${id}`)
  if (deleted === 0) throw new Refusal('notFound')
  db.record({ entity: 'calendarMarking', id, action: 'deleted', before: recorded(marking) })
  announceLeaveOf(db, [marking.employeeID])
}
