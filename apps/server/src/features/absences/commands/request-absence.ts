import { randomUUID } from 'node:crypto'
import { type Absence, type AbsenceSpan, spanProblem } from '@praxis/contract/absences/absence-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { makeRequests } from '../../requests/commands/make-requests'
import { nameDeputyForAbsence } from '../../requests/deputies/commands/name-deputy'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { absenceRequests } from '../absence-requests'
import { getChangedAbsence } from '../queries/absences'
import { examineAbsence } from '../queries/examined-absence'
import { type GroundReason, type LeaveGround, loadLeaveGround } from '../queries/leave-ground'
import { entersLeaveOf } from '../queries/who-sees'

export interface NewAbsence extends AbsenceSpan {
  readonly reasonID: string
  readonly comment: string
  readonly deputyID: string | null
  readonly employeeID?: string | undefined
  readonly correctionOfID?: string | undefined
}

export const assertSpan = (span: AbsenceSpan): void => {
  const problem = spanProblem(span)
  if (problem) throw invalidField('to', problem)
}

export const reasonIn = ({ reasons }: LeaveGround, reasonId: string): GroundReason => {
  const reason = reasons.find(({ id }) => id === reasonId)
  if (!reason) throw invalidField('reasonID', 'Choose a reason')
  return reason
}

/** Leave is asked for from the start of the contract to the end of the holiday year after next. */
export const assertWithinReach = ({ contract, lastYear }: LeaveGround, { from, to }: AbsenceSpan): void => {
  if (contract && from < contract.startDate)
    throw invalidField('from', `The contract starts on ${formatDay(contract.startDate)}`)
  if (to > lastYear.endDate) throw invalidField('to', `Leave can be asked for until ${formatDay(lastYear.endDate)}`)
}

/** Of several who ask for the last day at once only one gets it: the person is locked before the balance is read. */
export const lockLeaveOf = async (
  db: Tx,
  platform: Pick<SubjectPlatform, 'clock'>,
  employeeId: string,
): Promise<LeaveGround> => {
  await db.run(sql`
    select from employees where company_id = ${db.scope.companyId} and id = ${employeeId} for no key update`)
  return loadLeaveGround(db, platform, employeeId)
}

/** Refuses days that cannot be taken as they stand. */
export const assertMayBeTaken = (
  ground: LeaveGround,
  asked: { readonly span: AbsenceSpan; readonly reason: GroundReason; readonly insteadOf?: string },
): void => {
  assertWithinReach(ground, asked.span)
  const { refusal } = examineAbsence(ground, asked)
  if (refusal) throw new Refusal(refusal.reason, refusal.details)
}

/** Only denied leave of the person is asked for again, and only once; their lock keeps it so. */
const assertMayBeCorrected = async (db: Tx, employeeId: string, id: string): Promise<void> => {
  const denied = await db.row(sql`
    select from absences s
    where s.company_id = ${db.scope.companyId} and s.id = ${id} and s.employee_id = ${employeeId} and s.state = 'denied'
      and not exists (select from absences c where c.company_id = s.company_id and c.correction_of = s.id)`)
  if (!denied) throw invalidField('correctionOfID', 'You can ask again for denied leave only, and only once')
}

/** Asks for leave; somebody above or who manages employees enters it for another, approved at once. */
export const requestAbsence = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  { reasonID, comment, deputyID, employeeID = actor.employee.id, correctionOfID, ...span }: NewAbsence,
): Promise<Absence> => {
  assertSpan(span)
  // The person comes first, as where somebody is deactivated: in the other order the two could wait for each other.
  const ground = await lockLeaveOf(db, platform, employeeID)
  await holdApprovers(db)
  const isOwn = employeeID === actor.employee.id
  if (!isOwn && !entersLeaveOf(actor, ground)) throw new Refusal('notFound')
  if (!ground.isActive) throw new Refusal('employeeInactive')
  const reason = reasonIn(ground, reasonID)
  assertMayBeTaken(ground, { span, reason })
  if (correctionOfID !== undefined) await assertMayBeCorrected(db, employeeID, correctionOfID)
  const id = randomUUID()
  await db.run(
    sql`insert into absences ${insertion<'absences'>({
      company_id: actor.company.id,
      id,
      employee_id: employeeID,
      reason_id: reasonID,
      first_day: span.from,
      last_day: span.to,
      date_part: span.datePart,
      comment,
      entered_by: isOwn ? null : actor.employee.id,
      correction_of: correctionOfID ?? null,
    })}`,
  )
  if (deputyID !== null)
    await nameDeputyForAbsence(db, { absenceId: id, deputyId: deputyID, from: span.from, to: span.to })
  await makeRequests(
    db,
    platform,
    actor,
    absenceRequests,
    [{ id, targetableId: null, isAutoApproved: !reason.needsApproval }],
    {
      ...(isOwn ? {} : { enteredFor: employeeID }),
    },
  )
  db.record({
    entity: 'absence',
    id,
    action: isOwn ? 'requested' : 'entered',
    after: { ...span, reason: reason.name, ...(comment !== '' && { comment }) },
  })
  return getChangedAbsence(db, platform, actor, id)
}
