import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { permissionsInProject } from '../../projects/queries/get-project'
import {
  amendSubmissions,
  moveSubmissionsToProject as moveToProject,
} from '../../time-sheets/commands/amend-submission'
import { openProjectTime } from '../queries/time-ground'

const assertMayAmend = async (db: Tx, actor: EmployeeActor, projectId: string): Promise<void> => {
  const { canAmend } = await openProjectTime(db, actor, projectId)
  if (!canAmend) throw new Refusal('invalidPermission')
}

export const amendProjectSubmissions = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  amendments: readonly (SubmissionAmendment & { readonly timeSheetSubmissionID: string })[],
): Promise<TimeSheetSubmission[]> => {
  await assertMayAmend(db, actor, projectId)
  const asked = amendments.map(({ timeSheetSubmissionID: id, ...amendment }) => ({ id, amendment }))
  return amendSubmissions(db, platform, actor, asked, { projectId })
}

/** Moves time to a project that the actor may see and that the person whose time it is may log on. */
export const moveSubmissionsToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  { ids, toProjectId }: { readonly ids: readonly string[]; readonly toProjectId: string },
): Promise<TimeSheetSubmission[]> => {
  await assertMayAmend(db, actor, projectId)
  if (!(await permissionsInProject(db, actor, toProjectId))) throw new Refusal('notFound')
  return moveToProject(db, platform, actor, ids, toProjectId, { projectId })
}
