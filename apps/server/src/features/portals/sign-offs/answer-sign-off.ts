import { randomUUID } from 'node:crypto'
import type { portalSignOffs, VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { closedBecause, visitorAnswers } from '@praxis/domain/portals/sign-off-states'
import { visitorAuthor } from '@praxis/domain/portals/visitor-names'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, nextVersion, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { enterSignOff } from '../../journal/commands/enter-sign-off'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import { tellOfAnswer } from './sign-off-answered'
import { recordSignOff } from './sign-off-effects'
import { contentOf, findOfPortal, holdSignOff, type SignOffRow } from './sign-off-row'
import { getVisitorSignOff } from './visitor-sign-offs'

type Approval = CheckedInput<typeof portalSignOffs.approveSignOff>['body']
type Questions = CheckedInput<typeof portalSignOffs.questionSignOff>['body']
type Visitor = NonNullable<VisitorActor['visitor']>

/** In a preview nothing is answered, which is refused before it comes here. */
const visitorOf = ({ visitor }: VisitorActor): Visitor => {
  if (!visitor) throw new Refusal('previewOnly')
  return visitor
}

/**
 * A sign-off that takes answers, locked: of two visitors who answer at once, the second finds the answer of the first. The
 * project is locked before it, as whoever asks does.
 */
const lockForAnswer = async (db: Tx, { portal }: VisitorActor, id: string, version: number): Promise<SignOffRow> => {
  await holdTargetable(db, portal.projectId)
  await holdSignOff(db, id)
  const signOff = await findOfPortal(db, portal.id, id)
  const why = closedBecause(signOff.state)
  if (why !== undefined) throw new Refusal('signOffClosed', { why })
  if (signOff.version !== version) throw new Refusal('changedMeanwhile')
  return signOff
}

const told = ({ portal }: VisitorActor, { email }: Visitor) => visitorAuthor(portal.reference, email)

/** What was approved, by whom, when and from where is kept, and is in the journal of the project. */
export const approveSignOff = async (
  db: Tx,
  actor: VisitorActor,
  address: string,
  id: string,
  { name, hash, version }: Approval,
): Promise<VisitorSignOff> => {
  const visitor = visitorOf(actor)
  const signOff = await lockForAnswer(db, actor, id, version)
  if (!visitorAnswers(signOff.state).approve) throw new Refusal('signOffQuestioned')
  if (signOff.hash !== hash) throw new Refusal('changedMeanwhile')
  await db.run(sql`
    update sign_offs set state = 'approved', visitor_id = ${visitor.id}, decided_name = ${name},
      decided_email = ${visitor.email}, decided_from = ${address}, decided_at = ${db.now}, version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  const projectId = signOff.targetableId
  await recordSignOff(db, projectId, {
    ...{ id, action: 'approved', before: { state: signOff.state }, after: { state: 'approved', name, hash } },
  })
  await enterSignOff(db, {
    ...{ projectId, signOffId: id, title: `Approved: ${signOff.title}` },
    day: dayInTimeZone(new Date(db.now), actor.company.timeZone),
    lines: [
      `${name} (${visitor.email}) approved this in the portal “${signOff.portal.title}”.`,
      `From ${address} at ${db.now}, SHA-256 ${hash}`,
    ],
  })
  tellOfAnswer(db, signOff, { by: told(actor, visitor), said: 'approved' })
  return getVisitorSignOff(db, actor, id)
}

/** Lines are questioned together, so that the firm answers them together; nobody approves before that. */
export const questionSignOff = async (
  db: Tx,
  actor: VisitorActor,
  id: string,
  { questions, version }: Questions,
): Promise<VisitorSignOff> => {
  const visitor = visitorOf(actor)
  const signOff = await lockForAnswer(db, actor, id, version)
  const keys = new Set(contentOf(signOff).lines.map(({ key }) => key))
  for (const [index, { line }] of questions.entries())
    if (!keys.has(line)) throw invalidField(`questions.${index}.line`, 'Choose a line of what is to be approved')
  for (const [position, { line, text }] of questions.entries())
    await db.run(sql`
      insert into sign_off_questions ${insertion<'sign_off_questions'>({
        ...{ company_id: actor.company.id, id: randomUUID(), sign_off_id: id, line, text, position },
        ...{ visitor_id: visitor.id, author: visitor.email, asked_at: db.now },
      })}`)
  await db.run(sql`
    update sign_offs set state = 'questioned', version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  const texts = questions.map(({ text }) => text)
  await recordSignOff(db, signOff.targetableId, {
    ...{ id, action: 'questioned', before: { state: signOff.state }, after: { state: 'questioned', questions: texts } },
  })
  tellOfAnswer(db, signOff, { by: told(actor, visitor), said: 'questioned' })
  return getVisitorSignOff(db, actor, id)
}
