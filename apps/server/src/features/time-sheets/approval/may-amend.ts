import { canRead, canWrite, type TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { Refusal } from '../../../platform/refusal'
import { isActingApprover, maySeeRequest, type RequestRow } from '../../requests/queries/request-row'

/** Time is amended by its approver, and by those who may change all time of its project. */
export const assertMayAmend = (
  request: RequestRow | undefined,
  actor: EmployeeActor,
  inProject: TargetablePermissions | undefined,
): void => {
  if (request && isActingApprover(request, actor)) return
  const { timeSheetSubmissions } = inProject?.areas ?? { timeSheetSubmissions: 'noAccess' as const }
  if (canWrite(timeSheetSubmissions)) return
  const isSeen = canRead(timeSheetSubmissions) || (request !== undefined && maySeeRequest(request, actor))
  throw new Refusal(isSeen ? 'invalidPermission' : 'notFound')
}
