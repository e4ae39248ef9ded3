import { randomUUID } from 'node:crypto'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { isRefusedByLimit, takeMails } from '../../../platform/mail/mail-kinds'
import { enqueueMail } from '../../../platform/mail/send-mail-job'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { codeExpiryAfter, hashOfAddressCode, newAddressCode } from '../address-codes'
import { addressRequestMail } from '../address-request-mail'
import { requestsToAddress } from '../outside-addresses.limits'
import { type KnownAddress, standingOf } from '../outside-addresses.queries'

/** The address is counted last, so that callers who have no mails left themselves do not use up its share. */
const takeRequest = async (db: Tx, { limits }: Platform, actor: EmployeeActor, email: string): Promise<void> => {
  await takeMails(db, limits, 'addressConfirmation', actor.user.id)
  await limits.take(db, requestsToAddress, email)
}

/** Asks the address; an earlier code stops working. */
const ask = async (db: Tx, platform: Platform, actor: EmployeeActor, email: string): Promise<void> => {
  const code = newAddressCode()
  const expiresAt = codeExpiryAfter(db.now)
  const row = await db.row<Columns<'outside_addresses', 'id'> & Columns<'companies', { company: 'name' }>>(sql`
    insert into outside_addresses as o (company_id, id, email, state, code_hash, asked_by, asked_at, expires_at)
    values (${db.scope.companyId}, ${randomUUID()}, ${email}, 'waiting', ${hashOfAddressCode(code)}, ${actor.employee.id},
            ${db.now}, ${expiresAt})
    on conflict (company_id, email) do update set
      code_hash = excluded.code_hash, asked_by = excluded.asked_by, asked_at = excluded.asked_at,
      expires_at = excluded.expires_at
    where o.state = 'waiting'
    returning id, (select name from companies where company_id = ${db.scope.companyId}) as company`)
  if (!row) return
  const url = `${platform.publicUrl()}/confirmaddress?code=${encodeURIComponent(code)}`
  const mail = addressRequestMail({ to: email, asker: displayName(actor.user), company: row.company, url })
  enqueueMail(db, 'addressConfirmation', mail, { usefulUntil: expiresAt })
  db.record({ entity: 'outsideAddress', id: row.id, action: 'asked', after: { email } })
}

/** Asks the addresses that nobody has asked yet, as far as the limits allow; others can be asked later. */
export const askNewAddresses = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  emails: readonly string[],
): Promise<void> => {
  for (const { email, standing } of (await standingOf(db, emails)).values())
    if (standing === 'notAsked' && !(await isRefusedByLimit(takeRequest(db, platform, actor, email))))
      await ask(db, platform, actor, email)
}

/** Asks once more, or for the first time; an address that needs no confirmation is not asked. */
export const askAgain = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { email, standing }: KnownAddress,
): Promise<void> => {
  if (standing === 'declined') throw new Refusal('addressDeclined')
  if (standing !== 'notAsked' && standing !== 'waiting') return
  await takeRequest(db, platform, actor, email)
  await ask(db, platform, actor, email)
}
