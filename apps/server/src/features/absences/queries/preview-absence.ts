import type { AbsencePreview, absenceRequests } from '@praxis/contract/absences/absence-requests'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { textOf } from '@praxis/contract/protocol/reasons'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { assertSpan, assertWithinReach, reasonIn } from '../commands/request-absence'
import { effectsOf } from './absence-effects'
import { listAway, listTeam } from './away-in-team'
import { examineAbsence } from './examined-absence'
import { loadLeaveGround } from './leave-ground'
import { entersLeaveOf } from './who-sees'

type Asked = CheckedInput<typeof absenceRequests.previewAbsence>['body']

interface DecidingRow {
  readonly approver: EmployeeBriefRow | null
  readonly isOwner: boolean
  readonly decides: boolean
}

/** Who would decide on the leave of a person, and whether anything may come to the person for a decision. */
const findDeciding = (db: Db, { clock }: Pick<SubjectPlatform, 'clock'>, employeeId: string) =>
  db.row<DecidingRow>(sql`
    select case when a.id is not null then ${employeeBriefJson('a', 'au')} end as approver, a.id = e.id as "isOwner",
      exists (select from employees r where r.company_id = e.company_id and r.line_manager_id = e.id and r.is_active)
      or exists (select from targetables t join projects p on p.company_id = t.company_id and p.id = t.id
                 where t.company_id = e.company_id and t.lead_id = e.id and t.is_active
                   and p.responsibility = 'projectLead') as decides
    from employees e
    left join employees a on a.company_id = e.company_id
      and a.id = (select approver_for(${db.scope.companyId}, ${employeeId}, null, ${clock().toISOString()}))
    left join users au on au.id = a.user_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)

/** What an absence would cost and leave, and what else there is to know before it is asked for. */
export const previewAbsence = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  { reasonID, employeeID = actor.employee.id, absenceID, ...span }: Asked,
): Promise<AbsencePreview> => {
  assertSpan(span)
  const isOwn = employeeID === actor.employee.id
  const [ground, team, deciding] = await Promise.all([
    loadLeaveGround(db, platform, employeeID),
    listTeam(db, platform, employeeID),
    findDeciding(db, platform, employeeID),
  ])
  if (!isOwn && !entersLeaveOf(actor, ground)) throw new Refusal('notFound')
  assertWithinReach(ground, span)
  const reason = reasonIn(ground, reasonID)
  const examined = examineAbsence(ground, { span, reason, insteadOf: absenceID })
  const { refusal } = examined
  // What the owner asks for, and what is entered for somebody else, is approved at once.
  const approver = isOwn && reason.needsApproval && !deciding?.isOwner ? deciding?.approver : undefined
  return {
    ...effectsOf(ground, examined, team, await listAway(db, actor, team, span)),
    refusal: refusal
      ? { reason: refusal.reason, message: textOf({ reason: refusal.reason, ...refusal.details }) }
      : null,
    approver: approver ? employeeBriefOf(approver, platform.files) : null,
    decides: deciding?.decides ?? false,
  }
}
