import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { findAddressRequest } from '../outside-addresses.queries'

/** The reader of the address's mail answers, once. */
export const answerAddressRequest = async (db: Tx, code: string, answer: 'confirmed' | 'declined'): Promise<void> => {
  const { companyId, id, email } = await findAddressRequest(db, code, db.now)
  await db.enterCompany(companyId, null)
  const answered = await db.run(sql`
    update outside_addresses set state = ${answer}, answered_at = ${db.now}, code_hash = null
    where company_id = ${companyId} and id = ${id} and state = 'waiting' and code_hash is not null`)
  if (answered === 0) throw new Refusal('invalidToken')
  db.record({ entity: 'outsideAddress', id, action: answer, after: { email } })
  db.announce({ topic: 'automations', to: 'everyone' })
}
