import { randomUUID } from 'node:crypto'
import type { PortalVisitor } from '@praxis/contract/portals/project-portals'
import { displayName } from '@praxis/domain/accounts/display-name'
import { isAdmitted } from '@praxis/domain/portals/visitor-addresses'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { takeMails } from '../../../platform/mail/mail-kinds'
import { enqueueMail } from '../../../platform/mail/send-mail-job'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'
import { portalMail } from '../portal-mail'
import { assertPortalOpen, lockPortal } from '../queries/open-portal'
import type { PortalRow } from '../queries/portal-row'
import { visitorsCalled } from '../queries/visitors'
import { leaveTraces } from './portal-effects'

/** Only those who may come are invited, and nobody who declined mails of the company. */
const assertInvitable = async (db: Tx, portal: PortalRow, emails: readonly string[]): Promise<void> => {
  const standings = await standingOf(db, emails)
  for (const email of emails) {
    if (!isAdmitted(portal.visitors, email)) throw invalidField('emails', `Add ${email} to the portal’s visitors first`)
    if (standings.get(email)?.standing === 'declined') throw new Refusal('addressDeclined', { email })
  }
}

/** An invitation lets somebody in again who was removed. */
const noteInvited = (db: Tx, actor: EmployeeActor, portalId: string, email: string): Promise<number> =>
  db.run(sql`
    insert into portal_visitors as v (company_id, id, portal_id, email, invited_at, invited_by, created_at)
    values (${actor.company.id}, ${randomUUID()}, ${portalId}, ${email}, ${db.now}, ${actor.employee.id}, ${db.now})
    on conflict (company_id, portal_id, email) do update set
      invited_at = excluded.invited_at, invited_by = excluded.invited_by, removed_at = null`)

export const inviteVisitors = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  given: readonly string[],
): Promise<{ items: PortalVisitor[] }> => {
  const portal = await lockPortal(db, actor, projectId, id)
  assertPortalOpen(portal)
  const emails = [...new Set(given)]
  await assertInvitable(db, portal, emails)
  await takeMails(db, platform.limits, 'portal', actor.user.id, emails.length)
  const company = await db.row<Columns<'companies', 'name'>>(sql`
    select name from companies where company_id = ${actor.company.id}`)
  const url = `${platform.publicUrl()}/portals/${portal.reference}`
  const words = { inviter: displayName(actor.user), company: company?.name ?? '', title: portal.title, url }
  for (const email of emails) {
    await noteInvited(db, actor, id, email)
    enqueueMail(db, 'portal', portalMail({ to: email, ...words }))
  }
  await leaveTraces(db, { projectId, id, action: 'visitorsInvited', after: { emails } })
  return { items: await visitorsCalled(db, portal, emails) }
}
