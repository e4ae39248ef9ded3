import type { SignOff } from '@praxis/contract/portals/project-sign-offs'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { shownName } from '@praxis/domain/portals/shown-names'
import { closedBecause, stateAfterAnswer } from '@praxis/domain/portals/sign-off-states'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { tellVisitors } from '../mails/tell-visitors'
import { lockPortals } from '../queries/open-portal'
import { getSignOff } from './project-sign-offs'
import { closeSignOff, recordSignOff } from './sign-off-effects'
import { findOfProject, holdSignOff, type SignOffRow } from './sign-off-row'

/** A sign-off that still waits or was questioned, locked, for those who manage the portals of the project. */
const lockOpen = async (db: Tx, actor: EmployeeActor, projectId: string, id: string): Promise<SignOffRow> => {
  await lockPortals(db, actor, projectId)
  await holdSignOff(db, id)
  const signOff = await findOfProject(db, projectId, id)
  const why = closedBecause(signOff.state)
  if (why !== undefined) throw new Refusal('signOffClosed', { why })
  return signOff
}

export const withdrawSignOff = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  { version }: MadeOn,
): Promise<SignOff> => {
  const signOff = await lockOpen(db, actor, projectId, id)
  assertUnchangedSince(version, signOff.version)
  await closeSignOff(db, signOff)
  return getSignOff(db, files, actor, projectId, id)
}

/** An answer is given once: it is what the client goes by. */
export const answerSignOffQuestion = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  questionId: string,
  answer: string,
): Promise<SignOff> => {
  const { questions, openQuestionCount, state, title, portalId } = await lockOpen(db, actor, projectId, id)
  const question = questions.find((asked) => asked.id === questionId)
  if (!question) throw new Refusal('notFound')
  if (question.answeredAt !== null) throw new Refusal('signOffClosed', { why: 'this question was answered' })
  await db.run(sql`
    update sign_off_questions set answer = ${answer}, answered_by = ${actor.employee.id}, answered_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${questionId}`)
  const next = stateAfterAnswer(openQuestionCount - 1)
  await db.run(sql`
    update sign_offs set state = ${next}, version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  await recordSignOff(db, projectId, {
    ...{ id, action: 'answered', before: { state }, after: { state: next, question: question.text, answer } },
  })
  await tellVisitors(db, {
    ...{ kind: 'signOffs', projectId, portalId, occasion: `answered ${questionId}` },
    words: ({ sharedInfos }) => ({
      line: `${shownName(actor.user, sharedInfos.includes('showSurnames'))} answered a question about “${title}”`,
      path: `approvals/${id}`,
    }),
  })
  return getSignOff(db, files, actor, projectId, id)
}
