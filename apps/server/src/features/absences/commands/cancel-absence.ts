import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { addDays } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { cancelRequest, tellOfShortening } from '../../requests/commands/cancel-request'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { absenceRequests } from '../absence-requests'
import { getAbsence, getChangedAbsence } from '../queries/absences'

interface Cancellation {
  readonly fromDay?: string | undefined
  readonly comment: string
}

/** Refuses whoever may not cancel it now: its owner may while it lies ahead, afterwards only who decides. */
const assertMayCancel = ({ can, request }: Absence, { fromDay }: Cancellation): void => {
  if (request.cancelledAt !== null) throw new Refusal('requestCancelled')
  if (request.state !== 'approved') throw new Refusal('requestNotApproved')
  if (fromDay === undefined ? !can.cancel : !can.cancelFromDay) throw new Refusal('absenceBegun')
}

/** The days before stay, also those that somebody was away on already. */
const shorten = async (db: Tx, { id, from, to }: Absence, fromDay: string, comment: string): Promise<void> => {
  if (fromDay <= from || fromDay > to) throw invalidField('fromDay', 'Choose one of its later days')
  const lastDay = addDays(fromDay, -1)
  await db.run(sql`
    update absences set ${assignments<'absences'>({ last_day: lastDay, version: nextVersion, updated_at: db.now })}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  await db.run(sql`
    update deputies set last_day = ${lastDay}
    where company_id = ${db.scope.companyId} and absence_id = ${id} and last_day > ${lastDay}`)
  db.record({
    entity: 'absence',
    id,
    action: 'shortened',
    before: { to },
    after: { to: lastDay, ...(comment !== '' && { comment }) },
  })
}

/** Cancels an approved absence, or its days from one on. */
export const cancelAbsence = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  asked: Cancellation,
): Promise<Absence> => {
  // Whoever decides on it or cancels it at the same moment waits for the row, or was first.
  await db.run(sql`select from requests where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const absence = await getAbsence(db, platform, actor, id)
  assertMayCancel(absence, asked)
  const { fromDay, comment } = asked
  if (fromDay === undefined) await cancelRequest(db, absenceRequests, platform, actor, id, comment)
  else {
    await shorten(db, absence, fromDay, comment)
    await tellOfShortening(db, absenceRequests, platform, actor, id, comment)
  }
  return getChangedAbsence(db, platform, actor, id)
}
