import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { RequestRow } from '../queries/request-row'
import type { RequestTypeLine, SubjectPlatform } from '../queries/request-type-line'
import { tellApprovers } from './tell-approvers'
import { tellOwnersOfCancellation } from './tell-owners'

/** Tells the other side: whoever decided of what its owner called off, the owner of what somebody else did. */
export const tellOfCancellation = async (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  requests: readonly RequestRow[],
  comment: string,
): Promise<void> => {
  const own = requests.filter(({ employee }) => employee.id === actor.employee.id)
  const told = own.flatMap(({ id, employee, approver, decider }) =>
    [...new Set([approver?.id, decider?.id])].flatMap((approverId) =>
      approverId ? [{ id, employeeId: employee.id, approverId }] : [],
    ),
  )
  await Promise.all([
    tellApprovers(db, line, platform, actor, told, true),
    tellOwnersOfCancellation(db, line, platform, actor, requests, { did: 'cancelled', comment }),
  ])
}
