import type { ChosenVisitorMails } from '@praxis/contract/portals/portal-mails'
import type { VisitorMail } from '@praxis/contract/portals/portal-rules'
import { offeredMails } from '@praxis/domain/portals/offered-mails'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { leaveTraces } from '../commands/portal-effects'

export interface ChoosingRow {
  readonly email: string
  readonly mails: readonly VisitorMail[]
  readonly portalId: string
  readonly projectId: string
}

/** A visitor with what they have chosen; locked for a change. */
export const findChoosing = (db: Db, visitorId: string, isLocking = false): Promise<ChoosingRow | undefined> =>
  db.row<ChoosingRow>(sql`
    select v.email, v.mails, r.id as "portalId", r.targetable_id as "projectId"
    from portal_visitors v join portals r on r.company_id = v.company_id and r.id = v.portal_id
    where v.company_id = ${db.scope.companyId} and v.id = ${visitorId}
    ${isLocking ? sql`for no key update of v` : sql``}`)

/** Changes what a visitor is mailed of. */
export const chooseMails = async (
  db: Tx,
  visitorId: string,
  { email, mails: before, portalId: id, projectId }: ChoosingRow,
  mails: readonly VisitorMail[],
): Promise<void> => {
  await db.run(sql`
    update portal_visitors set mails = ${mails}::text[]
    where company_id = ${db.scope.companyId} and id = ${visitorId}`)
  await leaveTraces(db, {
    ...{ projectId, id, action: 'visitorMailsChosen', before: { mails: before }, after: { email, mails } },
  })
}

const chosenOf = ({ portal }: VisitorActor, mails: readonly VisitorMail[]): ChosenVisitorMails => ({
  mails: [...mails],
  offered: offeredMails(portal.sharedInfos),
})

/** In a preview nobody is mailed. */
export const getVisitorMails = async (db: Db, actor: VisitorActor): Promise<ChosenVisitorMails> => {
  const row = actor.visitor && (await findChoosing(db, actor.visitor.id))
  return chosenOf(actor, row?.mails ?? [])
}

export const setVisitorMails = async (
  db: Tx,
  actor: VisitorActor,
  given: readonly VisitorMail[],
): Promise<ChosenVisitorMails> => {
  const { visitor } = actor
  const row = visitor && (await findChoosing(db, visitor.id, true))
  if (!visitor || !row) throw new Refusal('previewOnly')
  const mails = [...new Set(given)]
  await chooseMails(db, visitor.id, row, mails)
  return chosenOf(actor, mails)
}
