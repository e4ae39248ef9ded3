import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { abilitiesInProject } from '../../projects/queries/get-project'
import { amendSubmission, moveSubmissionToProject } from '../../time-sheets/commands/amend-submission'
import { openProjectTime } from '../queries/time-ground'

/** All of it time of a project that the actor may put right. */
const assertTimeToChange = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  ids: readonly string[],
): Promise<void> => {
  const { canAmend } = await openProjectTime(db, actor, projectId)
  if (!canAmend) throw new Refusal('invalidPermission')
  const found = await db.run(sql`
    select from time_sheet_submissions
    where company_id = ${actor.company.id} and project_id = ${projectId} and id = any (${ids}::uuid[])`)
  if (found < new Set(ids).size) throw new Refusal('notFound')
}

/** In one order for all, so that two who do so at once cannot wait for each other. */
const inOrder = <Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))

export const amendProjectSubmissions = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  amendments: readonly (SubmissionAmendment & { readonly timeSheetSubmissionID: string })[],
): Promise<TimeSheetSubmission[]> => {
  await assertTimeToChange(
    db,
    actor,
    projectId,
    amendments.map(({ timeSheetSubmissionID }) => timeSheetSubmissionID),
  )
  const amended: TimeSheetSubmission[] = []
  for (const { timeSheetSubmissionID, ...amendment } of inOrder(amendments, (one) => one.timeSheetSubmissionID))
    amended.push(await amendSubmission(db, platform, actor, timeSheetSubmissionID, amendment))
  return amended
}

/** To one that both the actor may see and the person whose time it is may log on. */
export const moveSubmissionsToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  { ids, toProjectId }: { readonly ids: readonly string[]; readonly toProjectId: string },
): Promise<TimeSheetSubmission[]> => {
  await assertTimeToChange(db, actor, projectId, ids)
  if (!(await abilitiesInProject(db, actor, toProjectId))) throw new Refusal('notFound')
  const moved: TimeSheetSubmission[] = []
  for (const id of inOrder([...new Set(ids)], (one) => one))
    moved.push(await moveSubmissionToProject(db, platform, actor, id, toProjectId))
  return moved
}
