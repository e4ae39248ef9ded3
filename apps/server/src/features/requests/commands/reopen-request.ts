import { refusalOfDecision } from '@praxis/domain/requests/request-transitions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { isActingApprover, maySeeRequest, type RequestRow } from '../queries/request-row'
import type { RequestTypeLine, SubjectPlatform } from '../queries/request-type-line'
import { applyDecision } from './apply-decision'
import { assertNotFinal } from './final-requests'
import { lockRequests } from './lock-requests'

interface Reopening {
  readonly comment: string
  /** Whether the actor may reopen what somebody else decides on; otherwise it is for whoever decides. */
  readonly isEntitled: (request: RequestRow) => boolean
}

/**
 * Sends an approved request back to whoever decides, and those linked to it. A type whose requests others may reopen has an
 * endpoint for it, which says who; nobody has to say why there.
 */
export const reopenRequest = async (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  { comment, isEntitled }: Reopening,
): Promise<void> => {
  await holdApprovers(db)
  const { found, followersOf } = await lockRequests(db, [line], actor, [id])
  const request = found.find((row) => isEntitled(row) || maySeeRequest(row, actor))
  if (!request) throw new Refusal('notFound')
  const refusal = refusalOfDecision({
    from: request.state,
    to: 'waitingForApproval',
    isApprover: isEntitled(request) || isActingApprover(request, actor),
    isLinked: request.linkedId !== null,
    isCancelled: request.cancelledAt !== null,
    hasComment: true,
  })
  if (refusal) throw new Refusal(refusal)
  await assertNotFinal(db, [line], request)
  await applyDecision(db, [line], platform, actor, [request, ...followersOf(id)], {
    state: 'waitingForApproval',
    comment,
  })
}
