import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import type { absences } from '@praxis/contract/absences/absences'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { announceRequests } from '../../requests/commands/announce-requests'
import { nameDeputyForAbsence } from '../../requests/deputies/commands/name-deputy'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { getChangedAbsence, getOwnAbsence } from '../queries/absences'
import { announceAbsences } from './announce-absences'
import { assertMayBeTaken, assertSpan, lockLeaveOf, reasonIn } from './request-absence'

type Changes = CheckedInput<typeof absences.updateAbsence>['body']

/** The actor's own absence while it waits, with their leave locked. */
const lockWaitingAbsence = async (db: Tx, platform: SubjectPlatform, actor: EmployeeActor, id: string) => {
  const ground = await lockLeaveOf(db, platform, actor.employee.id)
  // Whoever decides on it at the same moment waits for the row, or has decided.
  await db.run(sql`select from requests where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const absence = await getOwnAbsence(db, platform, actor, id)
  if (absence.request.state !== 'waitingForApproval') throw new Refusal('actionedAbsenceCannotBeAmended')
  return { ground, absence }
}

const isSameSpan = (one: AbsenceSpan, other: AbsenceSpan): boolean =>
  one.from === other.from && one.to === other.to && one.datePart === other.datePart

const recorded = ({ from, to, datePart, reason, comment, deputy }: Absence) => ({
  ...{ from, to, datePart, comment },
  reason: reason.name,
  deputy: deputy?.displayName ?? null,
})

const announce = async (db: Tx, { id, employee, request }: Absence): Promise<void> => {
  await announceRequests(db, [{ employeeId: employee.id, approverId: request.approver?.id ?? null }])
  await announceAbsences(db, [id])
}

/** Changes the actor's own absence as long as nobody has decided on it. */
export const updateAbsence = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  { version, deputyID, ...changes }: Changes,
): Promise<Absence> => {
  const { ground, absence } = await lockWaitingAbsence(db, platform, actor, id)
  assertUnchangedSince(version, absence.version)
  const { from = absence.from, to = absence.to, datePart = absence.datePart } = changes
  const span = { from, to, datePart }
  assertSpan(span)
  const reason = reasonIn(ground, changes.reasonID ?? absence.reason.id)
  // What is asked for already stays as it is, also where contract, bank holidays or allowance have changed since.
  if (!isSameSpan(span, absence) || reason.id !== absence.reason.id)
    assertMayBeTaken(ground, { span, reason, insteadOf: id })
  await db.run(sql`
    update absences set ${assignments<'absences'>({
      first_day: from,
      last_day: to,
      date_part: datePart,
      reason_id: changes.reasonID,
      comment: changes.comment,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  const deputyId = deputyID === undefined ? (absence.deputy?.id ?? null) : deputyID
  await nameDeputyForAbsence(db, { absenceId: id, deputyId, from, to })
  const after = await getChangedAbsence(db, platform, actor, id)
  db.record({ entity: 'absence', id, action: 'updated', before: recorded(absence), after: recorded(after) })
  await announce(db, after)
  return after
}

/** The absence and its request are gone; the history keeps what was asked for. */
export const withdrawAbsence = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<void> => {
  const { absence } = await lockWaitingAbsence(db, platform, actor, id)
  await announce(db, absence)
  await db.run(sql`delete from absences where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'absence', id, action: 'withdrawn', before: recorded(absence) })
}
