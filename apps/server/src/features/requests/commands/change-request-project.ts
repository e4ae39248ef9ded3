import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { type RequestTypes, typeCalled } from '../queries/request-type-line'
import { lockWaitingRequest } from './lock-requests'

/** The request follows its subject to another project, and so to that project's approver. */
export const changeRequestProject = async (
  db: Tx,
  types: RequestTypes,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  projectId: string | null,
): Promise<void> => {
  await holdApprovers(db)
  const { type } = await lockWaitingRequest(db, types, actor, id, 'requestDecided')
  const { changeProject } = typeCalled(types, type)
  if (!changeProject) throw new Refusal('notFound')
  await changeProject(db, platform, actor, id, projectId)
}
